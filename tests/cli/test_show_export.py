"""`show`, `why` and `export` on records of hand-written traces: text, JSON, filters, files."""

from __future__ import annotations

import json
from importlib import import_module

import handmade
import pytest

from gradscope.trace import records as R
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import tick_of


def recorded(path, name, records=None):
    """A file that holds the hand-written trace `name` (records: those of it, changed)."""
    records = import_module(f"handmade.{name}").records() if records is None else records
    began, *rest = records
    recorder = Recorder(path, values="auto", began=began)
    for _ in range(max(map(tick_of, records))):
        recorder.tick()  # so that what the recorder writes by itself comes after
    ended = next((r for r in rest if isinstance(r, R.TraceEnded)), None)
    for record in rest:
        if record is not ended:
            recorder.emit(record)
    recorder.close(error=ended.error if ended else None, exit_code=ended.exit_code if ended else None)
    return path


@pytest.fixture
def record(tmp_path):
    return lambda name: recorded(tmp_path / f"{name}.gscope", name).name


@pytest.mark.parametrize("name", handmade.NAMES)
@pytest.mark.parametrize("view", [[], ["--passes"], ["--steps"], ["--tree"], ["--leaves"]])
def test_every_view_of_every_hand_written_trace_prints(inside, record, name, view):
    path = record(name)
    text = inside("show", path, *view)
    assert text.returncode == 0 and not text.stderr and text.stdout.strip()
    facts = inside("show", path, *view, "--json")
    assert facts.returncode == 0 and not facts.stderr
    found = json.loads(facts.stdout)
    assert isinstance(found, list if view else dict)


def test_steps_are_the_steps_of_the_trace(inside, record, tmp_path):
    import gradscope as package

    path = record("hook_op")
    found = json.loads(inside("show", path, "--steps", "--json").stdout)
    with package.load(tmp_path / path) as trace:
        assert [(s["step"], s["kind"], s["pop"]) for s in found] == [(s.e, s.kind, s.pop) for s in trace.steps]
    assert all(s["sentence"] for s in found)
    lines = inside("show", path, "--steps").stdout.splitlines()
    assert len(lines) == len(found) and lines[0].startswith("e1 ")
    hooks = inside("show", path, "--steps", "--grep", r"\bhook\b").stdout.splitlines()
    assert 0 < len(hooks) < len(lines) and set(hooks) <= set(lines)


def test_what_was_worked_out_is_told_in_text_and_json(inside, tmp_path):
    records = import_module("handmade.pop_error").records()
    records[0].capabilities = {**records[0].capabilities, "queue": R.VERIFIED}
    next(record for record in records if isinstance(record, R.NodeRan)).marks = {"queue": R.EMULATED}
    path = recorded(tmp_path / "told.gscope", "pop_error", records).name
    pops = inside("show", path, "--steps", "--grep", " pop ").stdout.splitlines()
    assert pops[0].endswith("[emulated: queue]") and pops[1].endswith("[verified: queue]")
    assert all(" ~p" in line for line in pops)
    assert "facts    observed, except those marked ~ (verified: queue)" in inside("show", path).stdout
    steps = json.loads(inside("show", path, "--steps", "--grep", " pop ", "--json").stdout)
    assert [step["fidelity"]["queue"] for step in steps[:2]] == [R.EMULATED, R.VERIFIED]
    dump = json.loads(inside("export", path, "-T", "json", "-o", "-").stdout)
    assert dump["capabilities"]["queue"] == R.VERIFIED
    assert next(r["marks"] for r in dump["records"] if r["record"] == "NodeRan") == {"queue": R.EMULATED}


def test_grep_with_a_broken_expression_is_a_usage_error(inside, record):
    done = inside("show", record("hook_op"), "--steps", "--grep", "(")
    assert done.returncode == 2 and "--grep (" in done.stderr


def test_passes_say_what_failed_and_what_is_nested(inside, record):
    failed = json.loads(inside("show", record("pop_error"), "--passes", "--json").stdout)
    assert failed[-1]["error"] and failed[-1]["failed_pop"] > 0
    nested = json.loads(inside("show", record("hook_backward"), "--passes", "--json").stdout)
    assert [p["parent"] for p in nested] == [0, 1]
    assert "inside b1" in inside("show", "hook_backward.gscope", "--passes").stdout


def test_leaves_add_up(inside, record):
    found = json.loads(inside("show", record("shared_leaves"), "--leaves", "--json").stdout)
    assert {leaf["pass"] for leaf in found} == {1, 2}
    assert any(leaf["how"] == "add" and leaf["before"] is not None for leaf in found)
    bare = json.loads(inside("show", record("no_values"), "--leaves", "--json").stdout)
    assert bare and all(leaf["after"] is None for leaf in bare)
    assert "–" in inside("show", "no_values.gscope", "--leaves").stdout


@pytest.mark.parametrize("name", handmade.NAMES)
def test_json_export_holds_every_record(inside, record, tmp_path, name):
    import gradscope as package

    path = record(name)
    done = inside("export", path, "-T", "json", "-o", "-")
    assert done.returncode == 0 and not done.stderr
    dump = json.loads(done.stdout)
    with package.load(tmp_path / path) as trace:
        assert len(dump["records"]) == len(trace)
        for row, fields in enumerate(dump["records"]):
            record_ = trace.record(row)
            assert fields["record"] == type(record_).__name__ and fields["row"] == row
            assert list(fields) == ["row", "record", *record_.__struct_fields__]
            assert dump["kinds"][fields["record"]]["fields"] == list(record_.__struct_fields__)


def test_json_values_carry_their_elements(inside, record):
    dump = json.loads(inside("export", record("shared_leaves"), "-T", "json", "-o", "-").stdout)
    leaf = next(r for r in dump["records"] if r["record"] == "LeafGrew")
    assert isinstance(leaf["after"]["data"], list) and leaf["after"]["how"] == 0


def test_export_writes_dot_and_refuses_to_overwrite(inside, record, tmp_path):
    path = record("hook_op")
    done = inside("export", path, "-o", "g.dot")
    assert done.returncode == 0 and done.stdout == "" and "wrote g.dot" in done.stderr
    text = (tmp_path / "g.dot").read_text()
    assert text.startswith(("digraph", "strict digraph", "//")) and "n2" in text
    again = inside("export", path, "-o", "g.dot")
    assert again.returncode == 1 and "exists" in again.stderr
    assert inside("export", path, "-o", "g.dot", "-f").returncode == 0
    at_begin = inside("export", path, "-T", "dot", "--at", "b1p1", "-o", "-").stdout
    at_end = inside("export", path, "-T", "dot", "--at", "b1", "-o", "-").stdout
    assert at_begin and at_end and at_begin != at_end


def test_export_that_cannot_be_told_or_done(inside, record):
    path = record("hook_op")
    for args, word in (
        (["-o", "g.jpg"], "jpg"),
        (["-o", "g.png"], "not built yet"),
        (["-T", "json", "--at", "b1", "-o", "-"], "--at"),
        (["--at", "n999", "-o", "-"], "n999"),
        (["--at", "nonsense!", "-o", "-"], "nonsense!"),
    ):
        done = inside("export", path, *args)
        assert done.returncode == 2 and word in done.stderr, (args, done.stderr)
        assert len(done.stderr.strip().splitlines()) == 1
    assert inside("export", path, "-o", "no/such/folder.dot").returncode == 1


@pytest.mark.parametrize("name", handmade.NAMES)
def test_why_always_says_something(inside, record, name):
    path = record(name)
    done = inside("why", path)
    assert done.returncode == 0 and done.stdout.strip() and not done.stderr
    assert isinstance(json.loads(inside("why", path, "--json").stdout)["answers"], list)


def test_view_without_a_terminal_names_show(inside, record):
    done = inside("view", record("hook_op"))
    assert done.returncode == 2 and "show hook_op.gscope --steps" in done.stderr
