"""How tensors came to be: in which order, together with which others, and what those are for that no line made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.trace import TensorInfo, Trace

_MOST_ORDINALS = 99


class Births:
    """Made once per trace. given: tensor -> the path it was given by its module. step_of: when a tensor came to be.
    operand(frame, op, slot, slots): the name that stands there in the source, for one input of an op."""

    def __init__(
        self,
        trace: Trace,
        given: Mapping[int, str],
        step_of: Callable[[int], int],
        operand: Callable[[int, str, int, int], str],
    ) -> None:
        self._trace = trace
        self._given = given
        self._step_of = step_of
        self._operand = operand

    @cached_property
    def _order(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Rows and frames of everything that made a tensor, ops and creations, in the order in which they ran."""
        c = self._trace.columns
        _, first = np.unique(c["met.id"], return_index=True)  # later ones describe the same tensor again
        first = first[c["met.frame"][first] > 0]
        rows = np.concatenate([c["call.row"], c["met.row"][first]]).astype(np.int64)
        frames = np.concatenate([c["call.frame"], c["met.frame"][first]]).astype(np.int64)
        order = np.argsort(rows, kind="stable")
        return rows[order], frames[order]

    def born(self, tensor: int, info: TensorInfo) -> int:
        """Index of a tensor's birth among all; -1 when it was only met."""
        c, (rows, _) = self._trace.columns, self._order
        family, ident = ("call", info.made_by) if info.made_by else ("met", tensor)
        at = self._trace._at(family, ident, "left")
        if at < 0:
            return -1
        row = int(c[f"{family}.row"][at])
        found = int(np.searchsorted(rows, row))
        return found if found < len(rows) and rows[found] == row else -1

    def together(self, at: int) -> tuple[int, int]:
        """Which of the births that one position made in one go this is, and how many they are."""
        frames = self._order[1]
        first = last = at
        while first > 0 and at - first < _MOST_ORDINALS and frames[first - 1] == frames[at]:
            first -= 1
        while last + 1 < len(frames) and last - at < _MOST_ORDINALS and frames[last + 1] == frames[at]:
            last += 1
        return at - first, last - first + 1

    def turn(self, at: int) -> int:
        """Which turn of a loop at one position made a birth: its number among the creations there, or among the ops
        when every turn ran the same one; -1 where turns run several ops."""
        place, count = self.together(at)
        born = [self._trace.record(int(row)) for row in self._order[0][at - place : at - place + count]]
        mine = born[place]
        if isinstance(mine, R.OpRan):
            return place if all(isinstance(one, R.OpRan) and one.site == mine.site for one in born) else -1
        return sum(isinstance(one, R.TensorMet) for one in born[:place])

    def material(self, at: int) -> bool:
        """Is a birth the values of a parameter, made by the same call (of a layer, say)? at: -1 when there was none."""
        if at < 0:
            return False
        place, count = self.together(at)
        rows = self._order[0][at - place : at - place + count].tolist()
        return any(
            isinstance(one, R.TensorMet) and one.how == "create_parameter" for one in map(self._trace.record, rows)
        )

    def ordinal(self, tensor: int, info: TensorInfo) -> int:
        """Which of the tensors made on the same line in one go this is (0, 1 …), told by births that follow each other.

        A frame that comes round again after other frames of its line begins a new visit (the next turn of a loop).
        """
        frames, at = self._order[1], self.born(tensor, info)
        if at < 0:
            return info.place
        line, first = self._line_of(info.frame), at
        while first > 0 and at - first < _MOST_ORDINALS and self._line_of(int(frames[first - 1])) == line:
            if int(frames[first - 1]) == int(frames[at]) != int(frames[first]):
                break
            first -= 1
        return at - first + info.place

    @cached_property
    def _frame_lines(self) -> dict[int, tuple[int, int]]:
        c = self._trace.columns
        places = zip(c["frame.source"].tolist(), c["frame.line"].tolist(), strict=True)
        return dict(zip(c["frame.id"].tolist(), places, strict=True))

    def _line_of(self, frame: int) -> tuple[int, int]:
        return self._frame_lines.get(frame, (0, 0))

    def role(self, tensor: int, info: TensorInfo) -> tuple[str, bool]:
        """What a tensor that no line made is for, and whether a person wrote that: the name that stands where an op
        first reads it (`g`, True), its argument there (`cnn.py:18#values`), what a node saved (`cnn.py:18#columns`),
        the seed of a pass that is recorded itself; ("", False) where that cannot be told."""
        trace = self._trace
        k = self._step_of(tensor)
        if info.met is None or k < 0:
            return "", False
        step = trace.steps[k]
        if step.pop and step.pass_id:
            began = trace.record(int(trace.columns["pass.row"][trace._at("pass", step.pass_id)]))
            if isinstance(began, R.PassBegan) and began.create_graph:
                roots = [root for root in began.roots if root.node == step.node and root.seed is not None]
                if any(root.seed is not None and root.seed.shape == info.met.meta.shape for root in roots):
                    return f"seed of b{step.pass_id}", False
        for after in range(k + 1, min(k + 4, len(trace.steps))):
            record = trace.record(trace.steps[after].row)
            if isinstance(record, R.OpRan):
                read = self._read(record, tensor)
                if read[0]:
                    return read
                break
        if tensor in self._saved_as:
            node, item = self._saved_as[tensor]
            made, where = trace.node(node), trace.where(trace.node_frame(node))
            if made is not None and item < len(made.wrappers) and where:
                return f"{where}#{made.wrappers[item].field}", False
        return "", False

    def _read(self, record: R.OpRan, tensor: int) -> tuple[str, bool]:
        """How an op calls the input that `tensor` is."""
        site, frame = self._trace.site(record.site), self._trace.call_frame(record.call)
        where = self._trace.where(frame)
        for slot, ranks in enumerate(record.inputs):
            if site is not None and where and any(one.tensor == tensor for one in ranks):
                written = self._operand(frame, site.op, slot, len(record.inputs)) if len(ranks) == 1 else ""
                if written or slot >= len(site.args):
                    return written, bool(written)
                return f"{where}#{site.args[slot]}", False
        return "", False

    @cached_property
    def _saved_as(self) -> dict[int, tuple[int, int]]:
        """Tensor -> the first node that saved it, and the place among what it saved."""
        c = self._trace.columns
        tensors, first = np.unique(c["wrap.tensor"], return_index=True)
        places = zip(c["wrap.node"][first].tolist(), c["wrap.item"][first].tolist(), strict=True)
        return dict(zip(tensors.tolist(), places, strict=True))

    def became(self, tensor: int, info: TensorInfo) -> int:
        """The parameter that uninitialized memory became, made by the same call of a module; 0: it became none."""
        at = self.born(tensor, info)
        if at < 0 or info.frame not in self._modules:
            return 0
        place, count = self.together(at)
        rows = self._order[0][at - place : at - place + count].tolist()
        born = [record for record in map(self._trace.record, rows) if isinstance(record, R.TensorMet)]
        mine = next((record for record in born if record.tensor == tensor), None)
        if mine is None or mine.how != "empty":
            return 0
        alike = [record.tensor for record in born if record.how == "empty" and _alike(record.meta, mine.meta)]
        after = [one for one, meta in self._modules[info.frame] if one > alike[0] and _alike(meta, mine.meta)]
        rank = alike.index(tensor) if tensor in alike else len(after)
        return after[rank] if rank < len(after) else 0

    @cached_property
    def _modules(self) -> dict[int, list[tuple[int, R.Meta]]]:
        """Frame -> the parameters that were made there and have a module's path, in order."""
        found: dict[int, list[tuple[int, R.Meta]]] = {}
        for tensor in sorted(tensor for tensor, name in self._given.items() if name):
            info = self._trace.tensor(tensor)
            if info.persistable and info.frame and info.meta is not None:
                found.setdefault(info.frame, []).append((tensor, info.meta))
        return found


def _alike(one: R.Meta, other: R.Meta) -> bool:
    return (tuple(one.shape), one.dtype) == (tuple(other.shape), other.dtype)
