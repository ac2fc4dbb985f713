"""`paddle.profiler`: which steps are recorded, what is kept of them, what is told and written."""

from __future__ import annotations

import time

import pytest

import gradscope.paddle as paddle
from gradscope.paddle import profiler


def names(*steps, **options):
    state = profiler.make_scheduler(**options)
    return [state(step).name for step in steps]


def test_schedules():
    closed, ready, record, last = (state.name for state in profiler.ProfilerState)
    assert names(*range(12), closed=1, ready=1, record=2, repeat=2, skip_first=1) == [
        closed, closed, ready, record, last, closed, ready, record, last, closed, closed, closed,
    ]  # fmt: skip
    assert names(*range(5), closed=0, ready=0, record=2) == [record, last, record, last, record]
    with pytest.raises(ValueError, match="at least one step"):
        profiler.make_scheduler(closed=1, ready=1, record=0)


def test_steps_are_timed():
    with profiler.Profiler(timer_only=True) as watch:
        for _ in range(3):
            time.sleep(0.004)
            watch.step(num_samples=8)
        told = watch.step_info(unit="images")
        cost = float(told.split()[1])
        assert 0.004 <= cost < 0.4 and told.endswith(" images/s")
        assert float(told.split()[4]) == pytest.approx(8 / cost, rel=0.01)
        assert watch.step_info() == ""
        watch.step()
        assert watch.step_info().endswith(" steps/s")


def test_parts_of_the_recorded_steps_are_kept(tmp_path, capsys):
    handed = []
    write = profiler.export_chrome_tracing(str(tmp_path), "me")

    def ready(watch):
        handed.append(watch.step_num)
        watch.summary(sorted_by=profiler.SortedKeys.CPUMax, time_unit="us")
        write(watch)

    with profiler.Profiler(scheduler=(1, 3), on_trace_ready=ready) as watch:
        for k in range(5):
            with profiler.RecordEvent(f"part {k}"):
                paddle.ones([2]).sum()
            other = profiler.RecordEvent("again")
            other.begin()
            other.end()
            other.end()
            watch.step()
    assert handed == [2]
    said = capsys.readouterr().out
    assert "(us)" in said and "part 1" in said and "part 2" in said and "part 3" not in said
    rows = {line.split()[0]: line.split() for line in said.splitlines() if "part" not in line}
    assert rows["again"][1] == "2" == rows["ProfileStep"][1]
    (path,) = tmp_path.glob("me_time_*.paddle_trace.json")
    events = profiler.load_profiler_result(str(path))["traceEvents"]
    assert [e["name"] for e in events] == [
        "part 1", "again", "ProfileStep#1", "part 2", "again", "ProfileStep#2",
    ]  # fmt: skip
    assert all(e["dur"] >= 0 and e["ph"] == "X" for e in events)


def test_refused():
    with pytest.raises(ValueError, match="written as json"):
        profiler.Profiler().export("x", "pb")
    with pytest.raises(NotImplementedError, match="export_protobuf is not built"):
        profiler.export_protobuf("x")
