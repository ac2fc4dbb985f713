"""Every observed program that passes, recorded into a file: prints what it prints unrecorded; the record is sound."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest

from gradscope.capture.recording import Recording, failure
from gradscope.core import flags
from gradscope.trace.check import check
from gradscope.trace.trace import load

from .cases import by_number
from .running import paddle_mapped, same_state_afterwards
from .table import DEVIATIONS, REQUIRED

CASES = by_number()


def name(number: int) -> str:
    return f"{number}-{CASES[number].id}"


def run(program: str, file: str, record: Path | None) -> tuple[str, str]:
    """What a program prints under FLAGS_paddle_strict, and what it raises; recorded into a file when one is given."""
    printed, error = io.StringIO(), None
    with same_state_afterwards(), paddle_mapped():
        flags.set_flags({"FLAGS_paddle_strict": True})
        recording = None if record is None else Recording(record, argv=[file], script=file).start()
        try:
            if recording is not None and recording.frames is not None:
                recording.frames.known_text(file, program)
            with contextlib.redirect_stdout(printed):
                exec(compile(program, file, "exec"), {"__name__": "__main__"})
        except Exception as raised:
            error = raised
        finally:
            if recording is not None:
                recording.stop(error=None if error is None else failure(error))
    return printed.getvalue(), repr(error)


@pytest.mark.parametrize("number", sorted((*REQUIRED, *DEVIATIONS)), ids=name)
def test_a_recorded_case_is_the_same_and_its_record_is_sound(number: int, tmp_path: Path) -> None:
    program, file = CASES[number].program, f"{CASES[number].id}.py"
    path = tmp_path / "case.gscope"
    assert run(program, file, path) == run(program, file, None)
    with load(path) as trace:
        assert check(trace) == []
        assert trace.closed
