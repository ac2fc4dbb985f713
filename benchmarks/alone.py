"""How much of the hand-written numpy is kernels: its steps beside the same numpy calls on arrays laid ready.

    python -m benchmarks.alone [--rounds 9]

A step is run once on arrays that log every numpy call with its operands as they were; the log is then run again and
again without anything between the calls. The ratio of the two, in CPU time, is what the step spends on Python.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.peers import hand
from benchmarks.works import WORKS, arrays

LEAST = 0.1  # CPU seconds a measurement takes


class Logged(np.ndarray):
    """An array whose numpy calls are written down. log: (function, operands, keywords)."""

    log: list[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]] = []

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, out: Any = None, **kwargs: Any) -> Any:
        call = ufunc if method == "__call__" else getattr(ufunc, method)
        held = tuple(_laid_ready(i) for i in inputs)
        if out is None:
            self.log.append((call, held, kwargs))
            return _logged(call(*map(_bare, inputs), **kwargs))
        target = tuple(_bare(o) for o in out)
        self.log.append((call, held, {**kwargs, "out": tuple(np.empty_like(o) for o in target)}))
        call(*map(_bare, inputs), out=target, **kwargs)
        return out[0]

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        bare = tuple(_bare(a) for a in args)
        self.log.append((func, tuple(_laid_ready(a) for a in bare), kwargs))
        return _logged(func(*bare, **kwargs))

    def reshape(self, *shape: Any) -> Any:
        """Logged where it copies."""
        bare = _bare(self)
        made = bare.reshape(*shape)
        if not np.shares_memory(made, bare):
            self.log.append((np.ndarray.reshape, (_laid_ready(bare), *shape), {}))
        return _logged(made)

    def copy(self, order: Any = "C") -> Any:
        """Logged."""
        bare = _bare(self)
        self.log.append((np.ndarray.copy, (_laid_ready(bare), order), {}))
        return _logged(bare.copy(order))

    def __setitem__(self, at: Any, value: Any) -> None:
        bare = _bare(self)
        self.log.append((np.ndarray.__setitem__, (_laid_ready(bare), _bare(at), _laid_ready(value)), {}))
        bare[at] = _bare(value)


def _bare(a: Any) -> Any:
    if isinstance(a, tuple):
        return tuple(_bare(one) for one in a)
    return a.view(np.ndarray) if isinstance(a, Logged) else a


def _laid_ready(a: Any) -> Any:
    """The operand as it is now, laid out the same way."""
    a = _bare(a)
    return a if not isinstance(a, np.ndarray) or a.base is not None else a.copy("K")


def _logged(a: Any) -> Any:
    return a.view(Logged) if isinstance(a, np.ndarray) else a


def kernels(name: str) -> Callable[[], None]:
    """A function that does the numpy calls of one step of a model, and nothing else."""
    work = hand.make(name, {key: array.view(Logged) for key, array in arrays(name).items()})
    Logged.log = []
    work.step()
    calls = Logged.log

    def run() -> None:
        for call, args, kwargs in calls:
            call(*args, **kwargs)

    return run


def seconds(run: Callable[[], None], times: int) -> float:
    """CPU seconds of one run."""
    begin = time.process_time()
    for _ in range(times):
        run()
    return (time.process_time() - begin) / times


def main() -> None:
    """Print a line per model."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.alone", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    for name, work in WORKS.items():
        if work.phases != ("step",):
            continue
        runs = [hand.make(name, arrays(name)).step, kernels(name)]
        for run in runs:
            run()
        times = [max(2, round(LEAST / seconds(run, 3))) for run in runs]
        ratios = []
        for turn in range(rounds):
            order = (0, 1) if turn % 2 else (1, 0)
            taken = {k: seconds(runs[k], times[k]) for k in order}
            ratios.append(taken[0] / taken[1])
        spread = f"({min(ratios):.2f}-{max(ratios):.2f})"
        print(f"{name:8} hand-written / its kernels {statistics.median(ratios):5.2f} {spread}")


if __name__ == "__main__":
    main()
