"""What one record costs the script: CPU time per `Recorder.emit`, structure only and with values of several sizes.

`python benchmarks/emit.py` prints medians in nanoseconds, without the cost of building the record itself.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from gradscope.trace.recorder import Recorder
from gradscope.trace.records import SCHEMA_VERSION, NodeRan, OpRan, TraceBegan

RECORDS, ROUNDS, DIFFERENT = 20_000, 5, 512
META = ((3, 4), "float64")
CASES = (("none", 0), ("auto", 12), ("auto", 400), ("auto", 1024), ("auto", 16_384), ("full", 1024))


def op_ran(i: int, tick: int, a: Any, b: Any) -> OpRan:
    """A forward op with two inputs and one output."""
    outputs = [[(i, META, i, 0, i, 0, 0, False, a)]]
    inputs = [[(1, 0)], [(2, 0)]]
    return OpRan(i, tick, 1, 0, 0, "", 1, 7, inputs, [], outputs, True, "dygraph", "cpu", [], 1, [i])


def node_ran(i: int, tick: int, a: Any, b: Any) -> NodeRan:
    """A pop with two saved tensors and two edges: five values, two of them different arrays."""
    checks = [("x", 1, 1, 0, 0), ("y", 2, 2, 0, 0)]
    edges = [(slot, 0, i, 0, 0, "copy", 0, "back", None, value) for slot, value in enumerate((b, a))]
    return NodeRan(1, tick, i, i, 5, 6, 7, 8, 1, 0, [(0, 0, a)], [], checks, [(0, 0, b), (1, 0, a)], [], edges)


def cost(values: str, size: int, make: Any) -> float:
    """Nanoseconds of CPU time per record, in a recording of its own."""
    arrays = [np.random.default_rng(k).normal(size=size) if size else None for k in range(DIFFERENT)]
    began = TraceBegan(0, SCHEMA_VERSION, "native", {}, {}, [])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "emit.gscope"
        recorder = Recorder(path, values=values, max_bytes=4 << 30, began=began)
        emit, tick, times = recorder.emit, recorder.tick, []
        for taking in (True, False):
            start = time.process_time_ns()
            for i in range(RECORDS):
                record = make(i, tick(), arrays[i % DIFFERENT], arrays[(i + 1) % DIFFERENT])
                if taking:
                    emit(record)
            times.append(time.process_time_ns() - start)
        recorder.close()
    return (times[0] - times[1]) / RECORDS


def main() -> None:
    """Print a table."""
    print(f"{'values':>8} {'bytes each':>10} {'OpRan ns':>9} {'NodeRan ns':>10}")
    for values, size in CASES:
        op, node = (statistics.median(cost(values, size, make) for _ in range(ROUNDS)) for make in (op_ran, node_ran))
        print(f"{values:>8} {size * 8:>10} {op:>9.0f} {node:>10.0f}")


if __name__ == "__main__":
    main()
