"""`gradscope.record` in code: what the file says, what is refused, what goes through unchanged."""

from __future__ import annotations

import os
import sys

import pytest

import gradscope
from gradscope.capture.recording import failure
from gradscope.trace.errors import GradscopeError, RecordExists, RecordingInProgress
from gradscope.trace.records import FACTS, SCHEMA_VERSION


def test_an_empty_block_is_a_closed_record(tmp_path):
    path = tmp_path / "r.gscope"
    with gradscope.record(path) as recording:
        assert recording.is_open
    assert not recording.is_open
    with gradscope.load(path) as trace:
        began = trace.began
        engine = "torch" if "torch" in sys.modules else "native"  # an engine that is loaded is listened to
        assert (began.schema, began.producer, began.pid) == (SCHEMA_VERSION, engine, os.getpid())
        assert began.argv == sys.argv and began.cwd == os.getcwd()
        assert set(began.capabilities) == set(FACTS)
        assert began.versions["gradscope"] == gradscope.__version__ and "numpy" in began.versions
        assert trace.ended is not None and trace.ended.error is None and trace.ended.exit_code is None


def test_a_second_recording_is_refused_in_one_line_and_the_first_goes_on(tmp_path):
    with gradscope.record(tmp_path / "a.gscope") as first:
        with pytest.raises(RecordingInProgress) as refused, gradscope.record(tmp_path / "b.gscope"):
            raise AssertionError("the block ran")
        assert "\n" not in str(refused.value) and "a.gscope" in str(refused.value)
        assert first.is_open and not (tmp_path / "b.gscope").exists()
    with gradscope.record(tmp_path / "b.gscope"):
        pass
    with gradscope.load(tmp_path / "a.gscope") as trace:
        assert trace.ended is not None


def test_an_exception_goes_through_and_is_in_the_record(tmp_path):
    error = ValueError("boo")
    with pytest.raises(ValueError) as caught, gradscope.record(tmp_path / "r.gscope"):
        raise error
    assert caught.value is error
    with gradscope.load(tmp_path / "r.gscope") as trace:
        assert trace.ended is not None and trace.ended.error is not None
        assert (trace.ended.error.type, trace.ended.error.text, trace.ended.why) == ("ValueError", "boo", "error")


def test_a_file_that_is_there_stays(tmp_path):
    path = tmp_path / "r.gscope"
    with gradscope.record(path):
        pass
    before = path.read_bytes()
    with pytest.raises(RecordExists), gradscope.record(path):
        pass
    assert path.read_bytes() == before
    with gradscope.record(path, overwrite=True):
        pass
    assert path.read_bytes() != before


def test_options_are_checked_before_anything_is_written(tmp_path):
    with pytest.raises(GradscopeError, match="values"):
        gradscope.record(tmp_path / "r.gscope", values="some")
    with pytest.raises(GradscopeError, match="passes"), gradscope.record(tmp_path / "r.gscope", passes="3-1"):
        pass
    assert not (tmp_path / "r.gscope").exists()


def test_failures_of_errors_that_cannot_be_printed():
    class Odd(Exception):
        def __str__(self):
            raise RuntimeError

    assert failure(Odd()).text == "<str() failed: RuntimeError>"
    assert failure(GradscopeError("x")).type == "gradscope.trace.errors.GradscopeError"


def test_breakpoint_says_it_is_not_built_yet():
    with pytest.raises(GradscopeError, match="not built yet"):
        gradscope.breakpoint()
