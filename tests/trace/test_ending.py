"""Where a record falls short of the run, and why; each kind in a sentence."""

from __future__ import annotations

from handmade import shared_leaves

from gradscope.trace import records as R
from gradscope.trace.ending import limits, stopped
from gradscope.trace.recorder import Recorder
from gradscope.trace.trace import Trace, load


def with_changes(*changes: tuple[str, str]) -> Trace:
    *records, ended = shared_leaves.records()
    tick = ended.tick
    records += [R.PolicyChanged(tick + k, what, why) for k, (what, why) in enumerate(changes)]
    ended.tick += len(changes)
    return Trace.from_records([*records, ended])


def test_a_record_of_everything_has_no_limit():
    trace = Trace.from_records(shared_leaves.records())
    assert limits(trace) == [] and stopped(trace) is None


def test_each_way_of_stopping_in_a_sentence():
    last = with_changes().passes[-1].pass_id
    told = {
        "flight: b7 raised KeyError": f"recording stopped after b{last}, as --flight asked: b7 raised KeyError",
        "break: b2 holds nan": f"recording stopped after b{last}, as --break asked: b2 holds nan",
        "fault: ValueError: x": f"recording stopped after b{last}: a fault in gradscope (ValueError: x)",
        "budget of 4,096 bytes": f"recording stopped after b{last} (budget of 4,096 bytes; more with --max-bytes)",
    }
    for why, sentence in told.items():
        limit = stopped(with_changes(("stopped", why)))
        assert limit is not None
        assert (limit.what, limit.brief) == (sentence, f"stopped after b{last}")


def test_the_worst_comes_first_and_steps_say_since_when():
    trace = with_changes(
        ("values", "budget of 9 bytes"), ("shrunk", "budget of 9 bytes"), ("stopped", "budget of 9 bytes")
    )
    found = limits(trace)
    assert [limit.kind for limit in found] == ["stopped", "shrunk", "values"]
    at = found[2].step
    assert trace.steps[at].kind == "policy" and f"after e{at + 1} " in found[2].what


def test_a_record_that_was_never_closed():
    *records, _ended = shared_leaves.records()
    trace = Trace.from_records(records)
    (limit,) = limits(trace)
    assert limit.kind == "open" and limit.step == len(trace.steps) - 1


def test_chosen_passes_are_told(tmp_path):
    path = tmp_path / "r.gscope"
    recorder = Recorder(path, passes="2", began=R.TraceBegan(0, R.SCHEMA_VERSION, "native", {}, {}, []))
    recorder.close()
    with load(path) as trace:
        assert [limit.what for limit in limits(trace)] == ["only passes 2 were kept (--passes)"]
