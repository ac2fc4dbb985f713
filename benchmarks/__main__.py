"""Measure all works on all peers that are installed, print the table, write JSON, fail at 1.25 x a must.

    python -m benchmarks [--rounds 9] [--only chain,mlp] [--json build/bench.json] [--python torch=PATH ...]

Every round runs each peer once, in an order that turns from round to round; a figure is the median over the rounds of
(CPU time of one / CPU time of the other in that round). CPU time is the whole process's, one thread each. Ratios are
comparable between machines; microseconds are not. Before anything is timed, the gradients of every peer must be those
of the hand-written numpy.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.goals import AUTO, GATE, GOALS, NONE, OURS, Goal
from benchmarks.peers import PEERS
from benchmarks.works import WORKS

LEAST = 0.08  # CPU seconds a measurement takes
TOLERANCE = 2e-3
RECORDED = {NONE: "none", AUTO: "auto"}
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "NUMEXPR", "VECLIB_MAXIMUM")}


class Worker:
    """A peer's process."""

    def __init__(self, peer: str, python: str) -> None:
        root = str(Path(__file__).resolve().parents[1])
        self.name = "numpy" if peer == "hand" else peer
        self.process = subprocess.Popen(
            [python, "-m", "benchmarks.worker", peer],
            cwd=root,
            env={**os.environ, **ONE_THREAD, "PYTHONPATH": root},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.missing = self._answer().get("missing", "")

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"missing": "its process ended"}

    def ask(self, **order: Any) -> dict[str, Any]:
        """Send an order and wait for the answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        """Let it end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def agree(name: str, workers: list[Worker], folder: Path) -> list[Worker]:
    """Those that can do a work. Exits when one gives other gradients than the hand-written numpy."""
    right: dict[str, Any] = {}
    able = []
    for worker in workers:
        path = folder / f"{name}.{worker.name}.npz"
        said = worker.ask(do="gradients", name=name, path=str(path))
        if "cannot" in said:
            continue
        if said:
            print(f"{name}: {worker.name} is left out: {said}", file=sys.stderr)
            continue
        with np.load(path) as found:
            mine = {key: found[key] for key in WORKS[name].checks}
        right = right or mine
        for key, g in mine.items():
            scale = max(float(np.abs(right[key]).max()), 1e-12)
            off = float(np.abs(g - right[key]).max()) / scale
            if not off <= TOLERANCE:
                raise SystemExit(f"{name}: the gradient of {key} of {worker.name} is off by {off:.2g} of the largest")
        able.append(worker)
    return able


def measure(name: str, workers: list[Worker], rounds: int) -> dict[str, list[dict[str, float]]]:
    """Peer -> per round the CPU seconds of every phase."""
    runs: list[tuple[str, Worker, str]] = []
    for worker in workers:
        runs.append((worker.name, worker, ""))
        if worker.name == OURS:
            runs += [(label, worker, values) for label, values in RECORDED.items()]
    times = {}
    for label, worker, values in runs:
        once = worker.ask(do="seconds", name=name, times=3, values=values)
        total = sum(once.values()) * WORKS[name].units
        times[label] = max(2, round(LEAST / total))
    taken: dict[str, list[dict[str, float]]] = {label: [] for label, _, _ in runs}
    for turn in range(rounds):
        for k in range(len(runs)):
            label, worker, values = runs[(turn + k) % len(runs)]
            found = worker.ask(do="seconds", name=name, times=times[label], values=values)
            if len(found) > 1:
                found["both"] = sum(found.values())
            taken[label].append(found)
    return taken


def ratio(goal: Goal, taken: dict[str, dict[str, list[dict[str, float]]]]) -> dict[str, Any] | None:
    """Median, lowest and highest of a goal's ratio; None when a peer is not there."""
    found = taken.get(goal.work, {})
    if goal.over not in found or goal.under not in found:
        return None
    pairs = zip(found[goal.over], found[goal.under], strict=True)
    per_round = [a[goal.phase] / b[goal.phase] for a, b in pairs]
    return {"goal": goal.text, "must": goal.must, "stretch": goal.stretch, "ratio": statistics.median(per_round),
            "low": min(per_round), "high": max(per_round)}  # fmt: skip


def tables(taken: dict[str, dict[str, list[dict[str, float]]]], figures: list[dict[str, Any]]) -> list[str]:
    """What is printed: peers beside numpy, then the goals."""
    lines = ["", "CPU time / hand-written numpy, median over the rounds (numpy in microseconds)"]
    columns = ["numpy", OURS, NONE, AUTO, "torch", "paddle", "autograd", "mygrad"]
    lines.append(f"{'':18}" + "".join(f"{c:>15}" for c in columns))
    for name, found in taken.items():
        for phase in WORKS[name].phases:
            cells = []
            for column in columns:
                rows = found.get(column)
                if rows is None:
                    cells.append("-")
                elif column == "numpy":
                    cells.append(f"{statistics.median(r[phase] for r in rows) * 1e6:.2f} us")
                else:
                    pairs = zip(rows, found["numpy"], strict=True)
                    cells.append(f"{statistics.median(a[phase] / b[phase] for a, b in pairs):.2f}")
            lines.append(f"{name + ' ' + phase:18}" + "".join(f"{c:>15}" for c in cells))
    lines += ["", f"{'goal':46}{'ratio':>7}{'spread':>14}{'must':>7}{'stretch':>9}"]
    for f in figures:
        judged = "missed" if f["ratio"] > f["must"] else "reached" if f["ratio"] > f["stretch"] else "stretch reached"
        spread = f"{f['low']:.2f}-{f['high']:.2f}"
        lines.append(f"{f['goal']:46}{f['ratio']:7.2f}{spread:>14}{f['must']:7.2f}{f['stretch']:9.2f}  {judged}")
    return lines


def main(argv: list[str]) -> int:
    """See above. Exit code 1 when a figure is over 1.25 x its must."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", default=",".join(WORKS), help="works, with commas between")
    parser.add_argument("--json", type=Path, default=Path("build/bench.json"))
    parser.add_argument("--python", action="append", default=[], metavar="PEER=PATH", help="another interpreter")
    args = parser.parse_args(argv)
    pythons = dict(one.split("=", 1) for one in args.python)
    names = args.only.split(",")
    unknown = [n for n in names if n not in WORKS] + [p for p in pythons if p not in PEERS]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; works are {', '.join(WORKS)}, peers {', '.join(PEERS)}")
    workers = []
    for peer in PEERS:
        worker = Worker(peer, pythons.get(peer, sys.executable))
        if worker.missing:
            print(f"{worker.name} is left out: {worker.missing}", file=sys.stderr)
        else:
            workers.append(worker)
    taken: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            taken[name] = measure(name, agree(name, workers, Path(folder)), args.rounds)
            print(f"{name} measured", file=sys.stderr)
    for worker in workers:
        worker.close()
    figures = [found for goal in GOALS if (found := ratio(goal, taken)) is not None]
    print("\n".join(tables(taken, figures)))
    args.json.parent.mkdir(parents=True, exist_ok=True)
    args.json.write_text(json.dumps({"rounds": args.rounds, "figures": figures, "taken": taken}, indent=1) + "\n")
    print(f"\nwritten: {args.json}")
    over = [f["goal"] for f in figures if f["ratio"] > GATE * f["must"]]
    if over:
        print(f"over {GATE} x the must: " + "; ".join(over), file=sys.stderr)
    return 1 if over else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
