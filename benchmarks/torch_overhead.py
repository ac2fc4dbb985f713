"""What recording PyTorch costs: whole training steps plain, recorded, and under torch's own anomaly mode.

    python benchmarks/torch_overhead.py [--rounds 9] [--json build/torch_overhead.json] [--only mlp,cnn,block]

A step is forward, backward, optimizer step and clearing. Every round runs each mode once, in an order that turns from
round to round, on the same model; a mode's figure is the median over the rounds of (its CPU time / plain's CPU time of
that round). CPU time is the whole process's (`process_time`), so work left to other threads counts. One warm step in
each recording describes frames and sites and is not counted; closing the file is given apart. Ratios are comparable
between machines; the milliseconds are not.

Modes: `plain`; `lines` structure, order and lines (values none); `auto` with values; `flight` as lines, the last three
passes only; `anomaly` torch.autograd.detect_anomaly.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import platform
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
import torch.nn as nn
import torch.nn.functional as F

import gradscope

MODES = ("plain", "lines", "auto", "flight", "anomaly")
RECORDED: dict[str, dict[str, Any]] = {
    "lines": {"values": "none"},
    "auto": {"values": "auto"},
    "flight": {"values": "none", "flight": 3},
}
# The most a mode may cost: times plain, and for flight times the structure figure.
TARGETS = {"lines": 1.5, "auto": 2.5}
FLIGHT_OVER_LINES = 1.05


class Block(nn.Module):
    """A pre-norm transformer block with causal attention."""

    def __init__(self, dim: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.qkv, self.proj = nn.Linear(dim, 3 * dim), nn.Linear(dim, dim)
        self.up, self.down = nn.Linear(dim, 4 * dim), nn.Linear(4 * dim, dim)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        n, t, c = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(n, t, 3, self.heads, c // self.heads).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.proj(mixed.transpose(1, 2).reshape(n, t, c))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class ConvNet(nn.Module):
    """Three convolutions with batch norm on 24x24 pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(3, 16, 3, padding=1), nn.BatchNorm2d(16)
        self.conv2, self.bn2 = nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32)
        self.conv3, self.bn3 = nn.Conv2d(32, 32, 3, padding=1), nn.BatchNorm2d(32)
        self.fc = nn.Linear(32, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.max_pool2d(F.relu(self.bn1(self.conv1(x))), 2)
        x = F.max_pool2d(F.relu(self.bn2(self.conv2(x))), 2)
        x = F.relu(self.bn3(self.conv3(x)))
        return self.fc(x.mean(dim=(2, 3)))


def trainer(
    model: nn.Module, x: torch.Tensor, y: torch.Tensor, loss_of: Callable[..., torch.Tensor]
) -> Callable[[], None]:
    """One whole training step."""
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3, momentum=0.9)

    def step() -> None:
        loss = loss_of(model(x), y)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()

    return step


def mlp() -> Callable[[], None]:
    """784-256-256-10 on a batch of 128."""
    model = nn.Sequential(nn.Linear(784, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 10))
    return trainer(model, torch.randn(128, 784), torch.randint(0, 10, (128,)), F.cross_entropy)


def cnn() -> Callable[[], None]:
    """Three convolutions, batch of 16."""
    return trainer(ConvNet(), torch.randn(16, 3, 24, 24), torch.randint(0, 10, (16,)), F.cross_entropy)


def block() -> Callable[[], None]:
    """One transformer block of width 128, 8 sequences of 64."""
    return trainer(Block(128, 4), torch.randn(8, 64, 128), torch.randn(8, 64, 128), F.mse_loss)


WORKS = {"mlp": mlp, "cnn": cnn, "block": block}


def seconds(step: Callable[[], None], steps: int) -> float:
    """CPU seconds per step."""
    begin = time.process_time()
    for _ in range(steps):
        step()
    return (time.process_time() - begin) / steps


def measure(mode: str, step: Callable[[], None], steps: int, path: Path) -> tuple[float, float]:
    """(CPU seconds per step, CPU seconds for closing the file) of one mode."""
    if mode == "plain":
        step()
        return seconds(step, steps), 0.0
    if mode == "anomaly":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with torch.autograd.detect_anomaly():
                step()
                return seconds(step, steps), 0.0
    recording: Any = gradscope.record(path, **RECORDED[mode])
    with contextlib.ExitStack() as stack:
        stack.enter_context(recording)
        step()
        taken = seconds(step, steps)
        begin = time.process_time()
    closing = time.process_time() - begin
    path.unlink(missing_ok=True)
    return taken, closing


def steps_for(step: Callable[[], None], least: float = 0.12) -> int:
    """How many steps take `least` seconds of CPU time."""
    for _ in range(5):
        step()
    return max(3, round(least / seconds(step, 5)))


def compare(make: Callable[[], Callable[[], None]], rounds: int, folder: Path) -> dict[str, Any]:
    """All modes on one work: medians of ratios, their range, plain milliseconds, milliseconds of closing."""
    torch.manual_seed(0)
    step = make()
    steps = steps_for(step)
    taken: dict[str, list[float]] = {mode: [] for mode in MODES}
    closing: dict[str, list[float]] = {mode: [] for mode in MODES}
    for turn in range(rounds):
        for k in range(len(MODES)):
            mode = MODES[(turn + k) % len(MODES)]
            step_s, close_s = measure(mode, step, steps, folder / f"{mode}.{turn}.gscope")
            taken[mode].append(step_s)
            closing[mode].append(close_s)
    ratios = {m: [t / p for t, p in zip(taken[m], taken["plain"], strict=True)] for m in MODES}
    return {
        "steps": steps,
        "plain_ms": statistics.median(taken["plain"]) * 1e3,
        "ratio": {m: statistics.median(ratios[m]) for m in MODES},
        "range": {m: [min(ratios[m]), max(ratios[m])] for m in MODES},
        "flight_over_lines": statistics.median(
            f / s for f, s in zip(taken["flight"], taken["lines"], strict=True)
        ),
        "close_ms": {m: statistics.median(closing[m]) * 1e3 for m in RECORDED},
    }


def verdicts(found: dict[str, Any]) -> list[str]:
    """What of the targets is missed, and what costs more than anomaly mode does."""
    missed = []
    ratio = found["ratio"]
    for mode, most in TARGETS.items():
        if ratio[mode] > most:
            missed.append(f"{mode} {ratio[mode]:.2f} > {most:.2f}")
        if ratio[mode] > ratio["anomaly"]:
            missed.append(f"{mode} {ratio[mode]:.2f} > anomaly {ratio['anomaly']:.2f}")
    if found["flight_over_lines"] > FLIGHT_OVER_LINES:
        missed.append(f"flight/lines {found['flight_over_lines']:.2f} > {FLIGHT_OVER_LINES:.2f}")
    return missed


def row(name: str, found: dict[str, Any]) -> str:
    """A line of the table."""
    cells = [f"{found['ratio'][m]:.2f} ({low:.2f}-{high:.2f})" for m, (low, high) in list(found["range"].items())[1:]]
    shown = " ".join(f"{cell:>16}" for cell in cells)
    missed = "; ".join(found["missed"]) or "none"
    return f"{name:6} {found['plain_ms']:5.1f} ms {shown} {found['flight_over_lines']:>13.2f}  {missed}"


def main(argv: list[str]) -> None:
    """Measure, print the table, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", type=Path, default=Path("build/torch_overhead.json"))
    parser.add_argument("--only", default=",".join(WORKS))
    args = parser.parse_args(argv)
    torch.set_num_threads(1)
    names = args.only.split(",")
    result: dict[str, Any] = {
        "torch": torch.__version__,
        "python": platform.python_version(),
        "gradscope": gradscope.__version__,
        "rounds": args.rounds,
        "targets": {**TARGETS, "flight_over_lines": FLIGHT_OVER_LINES},
        "works": {},
    }
    print(f"whole step, CPU time / plain, median of {args.rounds} interleaved rounds (lowest-highest)")
    print(f"{'work':6} {'plain':>8} " + " ".join(f"{m:>16}" for m in MODES[1:]) + f" {'flight/lines':>13}  missed")
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            found = result["works"][name] = compare(WORKS[name], args.rounds, Path(folder))
            found["missed"] = verdicts(found)
            print(row(name, found), flush=True)
    args.json.parent.mkdir(parents=True, exist_ok=True)
    args.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(f"written: {args.json}")


if __name__ == "__main__":
    main(sys.argv[1:])
