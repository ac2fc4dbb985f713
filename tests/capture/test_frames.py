"""Positions in user code: which frames count, when two are the same, when they are described."""

from __future__ import annotations

import sys
from pathlib import Path

import gradscope
from gradscope.capture.frames import OURS as OURS_CODE
from gradscope.capture.frames import Frames
from gradscope.trace.records import FrameSeen, SourceSeen

OURS = str(Path(gradscope.__file__).parent / "core" / "engine.py")


class Sink:
    def __init__(self):
        self.records = []

    def emit(self, record):
        self.records.append(record)

    def of(self, kind):
        return [r for r in self.records if isinstance(r, kind)]


def engine(frames):
    """A function whose code lies inside gradscope: what an op looks like from outside."""
    names = {"frames": frames}
    exec(compile("def op():\n    return inner()\ndef inner():\n    return frames()\n", OURS, "exec"), names)
    return names["op"]


def test_a_position_is_the_innermost_outside_gradscope():
    sink = Sink()
    op = engine(Frames(sink))
    first = op()
    (source,) = [s for s in sink.of(SourceSeen) if s.file == __file__]
    frame = next(f for f in sink.of(FrameSeen) if f.frame == first)
    assert frame.source == source.source
    lines = source.text.splitlines()
    assert lines[frame.line - 1].strip() == "first = op()"
    assert lines[frame.line - 1].encode()[frame.col : frame.end_col] == b"op()"
    assert frame.function == "test_a_position_is_the_innermost_outside_gradscope"


def test_the_same_position_is_one_id_and_one_record():
    sink = Sink()
    op = engine(Frames(sink))
    ids = [op() for _ in range(3)]
    assert len(set(ids)) == 1
    assert len([f for f in sink.of(FrameSeen) if f.frame == ids[0]]) == 1


def test_two_calls_on_one_line_differ():
    op = engine(Frames(Sink()))
    a, b = op(), op()
    assert a != b


def test_the_same_line_under_two_callers_differs():
    sink = Sink()
    op = engine(Frames(sink))

    def layer():
        return op()

    a = layer()
    b = layer()
    assert a != b
    callers = {f.frame: f.caller for f in sink.of(FrameSeen)}
    lines = {f.frame: f.line for f in sink.of(FrameSeen)}
    assert lines[a] == lines[b] and lines[callers[a]] + 1 == lines[callers[b]]


def test_chains_are_three_long():
    sink = Sink()
    op = engine(Frames(sink))

    def down(n):
        return op() if n == 0 else down(n - 1)

    callers = {}
    found = down(6)
    callers = {f.frame: f.caller for f in sink.of(FrameSeen)}
    chain = [found]
    while callers[chain[-1]]:
        chain.append(callers[chain[-1]])
    assert len(chain) == 3


def test_a_hook_stands_on_its_own_line_and_under_the_line_that_called_backward():
    sink = Sink()
    op = engine(Frames(sink))
    names = {}
    exec(compile("def backward(hook):\n    return hook()\n", OURS, "exec"), names)

    def hook():
        return op()

    found = names["backward"](hook)
    by_id = {f.frame: f for f in sink.of(FrameSeen)}
    assert by_id[found].function.endswith("hook")
    assert by_id[by_id[found].caller].function.startswith("test_a_hook_stands")


def test_after_forget_everything_is_described_again():
    sink = Sink()
    frames = Frames(sink)
    op = engine(frames)

    def again():
        return op()

    ids = []
    for _ in range(2):
        ids.append(again())
        frames.forget()
    assert ids[0] == ids[1]
    assert len([f for f in sink.of(FrameSeen) if f.frame == ids[0]]) == 2
    assert len([s for s in sink.of(SourceSeen) if s.file == __file__]) == 2
    frames.describe(ids[0])
    frames.describe(ids[0])
    assert len([f for f in sink.of(FrameSeen) if f.frame == ids[0]]) == 3
    frames.describe(10_000)  # unknown ids are nothing to describe


def test_no_source_leaves_the_text_out_but_still_knows_it():
    sink = Sink()
    frames = Frames(sink, source=False)
    found = engine(frames)()
    assert [s.text for s in sink.of(SourceSeen)] == [None] * len(sink.of(SourceSeen))
    file, line, text = frames.where(found)
    assert file == __file__ and line > 0 and text == "found = engine(frames)()"
    assert frames.where(0) == ("", 0, "")


def test_code_without_a_file_can_be_given_its_text():
    sink = Sink()
    frames = Frames(sink)
    frames.known_text("<string>", "x = 1\ny = op()\n")
    names = {"op": engine(frames)}
    exec(compile("x = 1\ny = op()\n", "<string>", "exec"), names)
    assert frames.where(names["y"]) == ("<string>", 2, "y = op()")


def test_outside_any_user_code_there_is_no_frame():
    frames = Frames(Sink())
    names = {"frames": frames, "sys": sys}
    exec(compile("def op():\n    return frames()\n", OURS, "exec"), names)
    frames._ours.update(dict.fromkeys(_files_of_the_stack(), OURS_CODE))
    assert names["op"]() == 0


def _files_of_the_stack():
    frame = sys._getframe(0)
    while frame is not None:
        yield frame.f_code.co_filename
        frame = frame.f_back
