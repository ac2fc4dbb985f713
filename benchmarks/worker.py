"""One peer in a process of its own: takes orders as JSON lines, runs a work some times, answers with CPU seconds.

    python -m benchmarks.worker PEER

A peer's threads, allocator and imports touch no other peer, and its interpreter may be one of its own.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.works import WORKS, arrays


class Peer:
    """The works of one peer, made when first asked for."""

    def __init__(self, name: str) -> None:
        self.module = importlib.import_module(f"benchmarks.peers.{name}")
        self.made: dict[str, Any] = {}

    def work(self, name: str) -> Any:
        """The work. Raises KeyError when the peer cannot do it."""
        if name not in self.made:
            self.made[name] = self.module.make(name, arrays(name))
        return self.made[name]

    def gradients(self, name: str, path: str) -> dict[str, Any]:
        """Write the gradients of the first pass to an `.npz`."""
        work = self.module.make(name, arrays(name))
        if "forward" in WORKS[name].phases:
            work.forward()
            work.backward()
        np.savez(path, **{key: np.asarray(found) for key, found in work.gradients().items()})
        return {}

    def seconds(self, name: str, times: int, values: str) -> dict[str, Any]:
        """CPU seconds per unit of every phase, over `times` runs. values: a policy to record with, "" for plain."""
        work, phases = self.work(name), WORKS[name].phases
        runs = [getattr(work, phase) for phase in phases]
        taken = [0.0] * len(phases)
        clock = time.process_time
        with contextlib.ExitStack() as stack:
            if values:
                import gradscope

                folder = stack.enter_context(tempfile.TemporaryDirectory())
                stack.enter_context(gradscope.record(Path(folder) / "b.gscope", values=values))
            for run in runs:  # frames and sites are described once, caches are warm
                run()
            gc.collect()
            for _ in range(times):
                for k, run in enumerate(runs):
                    begin = clock()
                    run()
                    taken[k] += clock() - begin
        per = times * WORKS[name].units
        return {phase: t / per for phase, t in zip(phases, taken, strict=True)}


def main() -> None:
    """Answer until the input ends. The answers go to the first standard output; what a peer prints goes to stderr."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    try:
        peer = Peer(sys.argv[1])
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), file=answers, flush=True)
        return
    print(json.dumps({"python": sys.version.split()[0]}), file=answers, flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        do = order.pop("do")
        try:
            answer = getattr(peer, do)(**order)
        except KeyError as error:
            answer = {"cannot": str(error)}
        except Exception as error:  # told to whoever asked
            answer = {"failed": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
