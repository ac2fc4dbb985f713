"""A hundred random graphs: the order predicted is the order observed, and so is every buffer, bit for bit."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from gradscope.capture.recording import Recording  # noqa: E402
from gradscope.trace import emulate  # noqa: E402
from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.check import check  # noqa: E402
from gradscope.trace.trace import Trace, load  # noqa: E402

COUNT = 100


def build(seed: int) -> tuple[list[Any], list[Any]]:
    """(leaves, roots) of a graph with shared nodes, broadcasts, several outputs per node and unused branches."""
    rng = random.Random(seed)
    torch.manual_seed(seed)
    leaves = [torch.randn(rng.choice([(3, 4), (1, 4), (3, 1)]), requires_grad=True) for _ in range(rng.randint(2, 6))]
    values = list(leaves)
    for _ in range(rng.randint(5, 40)):
        a, b = rng.choice(values), rng.choice(values)
        kind = rng.randrange(8)
        if kind == 0:
            values.append(torch.tanh(a))
        elif kind == 1:
            values.append(a * b)
        elif kind == 2:
            values.append(a + b)
        elif kind == 3:
            values.append((a - 0.5 * b).sin())
        elif kind == 4:
            values.extend(torch.split(a.expand(3, 4), 2, dim=1)[:1][0].repeat(1, 2).unbind(0)[:1])
            values[-1] = values[-1].unsqueeze(0)
        elif kind == 5:
            values.append(torch.stack([a.expand(3, 4), b.expand(3, 4)]).mean(0))
        elif kind == 6:  # several leaves become ready at once: all of the same priority
            many = torch.block_diag(*rng.sample(leaves, rng.randint(2, len(leaves))))
            values.append(many.sum() * torch.ones(3, 4))
        else:
            values.append(a.exp().clamp(max=2.0))
    inner = [v for v in values if v.grad_fn is not None]
    roots = rng.sample(inner, min(len(inner), rng.randint(1, 3)))
    return leaves, roots


def run(path: Path) -> Trace:
    """All graphs in one recording; some passes are of grad() for some of the leaves."""
    with Recording(path, argv=["graphs.py"]):
        for seed in range(COUNT):
            leaves, roots = build(seed)
            seeds = [torch.ones_like(r) for r in roots]
            if seed % 4 == 3:
                torch.autograd.grad(roots, leaves[:2], seeds, allow_unused=True)
            else:
                torch.autograd.backward(roots, seeds)
    return load(path)


def unlike(trace: Trace) -> set[int]:
    """Passes in which something worked out was not what was observed."""
    found: set[int] = set()
    for pop in trace.of_kind(R.NodeRan):
        only_taken = trace.plan(pop.pass_id) is not None and not pop.computed and pop.marks.get("order")
        if pop.marks and not only_taken:
            found.add(pop.pass_id)
    return found


def test_order_and_buffers_are_exact(tmp_path: Path) -> None:
    trace = run(tmp_path / "x.gscope")
    assert len(trace.passes) == COUNT
    assert [str(problem) for problem in check(trace)] == []
    assert unlike(trace) == set()


def test_another_rule_for_ties_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def first_come(heap: list[Any], value: Any) -> None:
        """What is left of the heap, of equals the one that came first in front."""
        rest = [*heap[1:], value]
        heap[:] = sorted(rest, key=lambda entry: entry[0], reverse=True)

    monkeypatch.setattr(emulate, "_adjust", first_come)
    assert unlike(run(tmp_path / "x.gscope"))


def test_another_sum_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gradscope.capture.torch import passes

    monkeypatch.setattr(passes, "add", lambda a, b: (a.astype("f8") + b + 1e-7).astype(a.dtype))
    assert unlike(run(tmp_path / "x.gscope"))
