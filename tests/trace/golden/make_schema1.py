"""Writes `schema1.gscope`, a record with one of each kind of schema 1. The stored file is the test: keep it as it is.

Run it only to see how that file came about: `python tests/trace/golden/make_schema1.py elsewhere.gscope`.
"""

from __future__ import annotations

import sqlite3
import sys

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.recorder import Recorder


def main(path: str) -> None:
    """Record one of each kind into `path`."""
    began = R.TraceBegan(
        0, 1, "native", {"gradscope": "0.1"}, {"order": "observed"}, ["a.py"], "a.py", "/", 1, "auto", 1.0
    )
    recorder = Recorder(path, began=began)
    tick, emit = recorder.tick, recorder.emit
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    meta = R.Meta((2, 3), "float32")
    large = np.linspace(0, 1, 5000)
    emit(R.SourceSeen(1, "a.py", "y = x * 2\n"))
    emit(R.FrameSeen(1, 1, 1, 1, 4, 9, "<module>"))
    emit(R.SiteSeen(1, "scale", 1, ["x"], ["scale", "bias"], ["out"], "scale_kernel", "(CPU, NCHW, float32)"))
    emit(R.TensorMet(1, tick(), "x", meta, 1, made=True, frame=1, value=array))
    emit(R.OpRan(1, tick(), 1, inputs=[[(1, 0)]], attrs=[0.5, "x"], outputs=[[(2, meta, 2, 0, 1, 0, 0, False, array)]]))
    emit(
        R.NodeMade(1, tick(), "GradNodeScale", call=1, out_meta=[[(False, (2, 0, 0), meta, 1)]], wrappers=[("x", 1, 1)])
    )
    emit(R.TensorChanged(1, tick(), "stop_gradient", True, False, 1))
    emit(R.HookSet(1, tick(), "gradient", "double", "a.py", 1, 2))
    emit(R.HookGone(1, tick(), 1))
    emit(R.PassBegan(1, tick(), roots=[(2, 1, 0, 0, array)], in_degrees=[(1, 0), (2, 1)], queue=[1]))
    emit(R.GraphPlanned(1, tick(), [(1, 3)], [3], [2], [(2, "not-needed")], [(1, 2)]))
    emit(R.Opened("hook", 1, tick(), 1, 1, 1))
    edge = (0, 0, 2, 0, 0, R.ADD, 0, R.BACK, array, large)
    emit(R.NodeRan(1, tick(), 1, 1, holder=[(0, 0, array)], hooks=[(1, 9, 0, 0, array, large)], edges=[edge]))
    emit(R.LeafGrew(1, tick(), 2, 1, "set", 2, None, array))
    emit(R.GradFetched(1, tick(), 1, array))
    emit(R.PassEnded(1, tick(), 2))
    emit(R.GraphHeld(1, tick(), 1, "variable", "y", 1))
    emit(R.Finding(1, tick(), "stale-inplace", "x changed", frames=[1], evidence={"saved": 0, "now": 1}))
    recorder.segment_end()
    emit(R.ParamsStepped("SGD", tick(), 1, [(1, 0.01)], 1))
    emit(R.PolicyChanged(tick(), "values", "budget", 1000))
    recorder.close(R.Failure("ValueError", "(InvalidArgument) no"), 1, "error")
    with sqlite3.connect(path) as database:  # where it was made is nobody's business
        database.execute("UPDATE meta SET value = 'example' WHERE key = 'host'")
        database.execute("UPDATE meta SET value = '1' WHERE key IN ('pid', 'process')")
    database.close()


if __name__ == "__main__":
    main(sys.argv[1])
