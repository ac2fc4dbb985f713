"""Index columns: the same from a file, from memory and rebuilt; a closed file is opened without decoding it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import made
import numpy as np
import pytest
from chain import chain

from gradscope.trace import records as R
from gradscope.trace.errors import RecordError
from gradscope.trace.index import build_columns
from gradscope.trace.memory import Memory
from gradscope.trace.recorder import Recorder
from gradscope.trace.trace import Trace, load

CHAIN = 100_000


def write(path: Path, records: list[Any], values: str = "auto") -> None:
    """Record hand-made records into a file as a producer would."""
    began = records[0]
    began.tick = 0
    with Recorder(path, values=values, began=began) as recorder:
        for record in records[1:]:
            if isinstance(record, R.TraceEnded):
                recorder.close(record.error, record.exit_code, record.why)
                return
            recorder.emit(record)


@pytest.mark.parametrize("name", ["hook_op", "pop_error", "create_graph", "list_slots"])
def test_a_file_says_what_memory_says(name: str, tmp_path: Path) -> None:
    path = tmp_path / "a.gscope"
    write(path, made.records(name))
    with load(path) as trace:
        memory = made.trace(name)
        assert [(s.kind, s.pass_id, s.pop, s.node) for s in trace.steps] == [
            (s.kind, s.pass_id, s.pop, s.node) for s in memory.steps
        ]
        for k in range(len(trace.steps)):
            assert trace.moment(k).queue() == memory.moment(k).queue()
        grown = [trace.value(g.after) for g in trace.of_kind(R.LeafGrew) if g.how != "withheld"]
        assert all(g is not None for g in grown)


def test_an_unclosed_file_is_indexed_on_opening(tmp_path: Path) -> None:
    trace = Trace.from_records(made.records("hook_kill"))
    assert not trace.closed and trace.moment(-1).node == 2
    with pytest.raises(RecordError, match="nothing was recorded"):
        _ = Trace.from_records([]).began


@pytest.mark.parametrize("name", [name for name, _ in made.every()])
def test_blocks_do_not_matter(name: str) -> None:
    one = build_columns(Memory(made.records(name), block=1000, indexed=False))
    many = build_columns(Memory(made.records(name), block=1, indexed=False))
    assert one.keys() == many.keys()
    for column in one:
        if not column.endswith((".block", ".offset")):  # where the elements of a value lie
            assert np.array_equal(one[column], many[column]), column


def test_unknown_records_keep_their_row() -> None:
    records = made.records("hook_op")
    memory = Memory(records, indexed=False)
    mixed = [r for i in range(len(memory.blocks)) for r in memory.block(i)]
    mixed.insert(5, object())
    columns = build_columns(mixed)
    assert columns["record.kind"][5] == 0 and len(columns["record.kind"]) == len(records) + 1
    assert len(columns["step.tick"]) == len(made.trace("hook_op").steps)


def test_ids_that_no_producer_makes_are_refused() -> None:
    records = made.records("hook_op")
    next(r for r in records if isinstance(r, R.NodeRan)).node = 1 << 40
    with pytest.raises(RecordError, match="contradict"):
        Trace.from_records(records, indexed=False)


@pytest.mark.slow
def test_a_long_chain_opens_and_seeks_quickly(tmp_path: Path) -> None:
    """100,000 ops: nothing recurses, opening decodes a handful of blocks, a seek costs the same anywhere."""
    path = tmp_path / "chain.gscope"
    write(path, list(chain(CHAIN)), "none")
    began = time.perf_counter()
    trace = load(path)
    moment = trace.moment(len(trace.steps) - 50)
    assert moment.node and moment.wrappers(moment.node)[0].status == "ok" and moment.queue_len <= 1
    opened = time.perf_counter() - began
    assert len(trace._blocks) < 10, "opening decoded too much"
    assert opened < 2, f"opening took {opened:.2f} s"
    times: list[float] = []
    for k in np.random.default_rng(1).integers(0, len(trace.steps), 100).tolist():
        began = time.perf_counter()
        m = trace.moment(k)
        assert sum(m.counts().values()) in (0, CHAIN + 1)
        m.queue(), m.holder(m.node), m.wrappers(m.node), m.hooks_of(m.node), m.leaves()
        times.append(time.perf_counter() - began)
    assert sorted(times)[94] < 0.1, f"a seek took {sorted(times)[94]:.3f} s"
    assert (
        trace.moment(-1).leaf(1).state == "none" and trace.moment(trace.passes[0].last_step).leaf(1).state == "written"
    )
    assert len(trace.names.tensors_called("y")) == CHAIN
