"""Running a function with a recording and giving back what it returned and the trace, for tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gradscope.core import observer
from gradscope.core.observer.narrator import Observer
from gradscope.trace import records as R
from gradscope.trace.recorder import Recorder
from gradscope.trace.trace import Trace, load


@contextmanager
def recorded(path: Path, function: Callable[[], Any], values: str = "auto") -> Iterator[tuple[Any, Trace]]:
    """What `function` returned while it was recorded into `path`, and the trace."""
    began = R.TraceBegan(0, R.SCHEMA_VERSION, "native", {}, {}, [])
    with Recorder(path, overwrite=True, values=values, began=began) as recorder:
        observer.current = Observer(recorder)
        try:
            result = function()
            assert observer.current is not None, "a fault stopped the recording"
        finally:
            observer.current = None
    trace = load(path)
    try:
        yield result, trace
    finally:
        trace.close()
