"""Runs little scripts in this process on our engine, with recording, and gives their traces."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gradscope.capture.recording import Recording, failure
from gradscope.core import controller, flags
from gradscope.trace.trace import Trace, load

HEAD = "import numpy as np\nimport gradscope.paddle as paddle\n"  # two lines: a script's own line 1 is line 3


@contextmanager
def _same_afterwards() -> Iterator[None]:
    values, mode = dict(flags.values), controller.has_grad()
    with controller.unique_name_guard():
        try:
            yield
        finally:
            flags.set_flags(values)
            controller.set_has_grad(mode)


def ran(script: str, folder: Path, name: str = "s.py", **options: object) -> Trace:
    """The trace of `script` (see HEAD for what it begins with); what it prints is dropped, what it raises recorded."""
    text = HEAD + script
    path = folder / f"{name}.gscope"
    recording = Recording(path, argv=[name], script=name, overwrite=True, **options)  # type: ignore[arg-type]
    error: Exception | None = None
    with _same_afterwards():
        recording.start()
        try:
            assert recording.frames is not None
            recording.frames.known_text(name, text)
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(text, name, "exec"), {"__name__": "__main__"})
        except Exception as raised:
            error = raised
        finally:
            recording.stop(error=failure(error) if error is not None else None)
    return load(path)
