"""What is narrated of a PyLayer besides its op, its node and its pop: what its forward gave, and findings on it."""

from __future__ import annotations

import dis
from typing import TYPE_CHECKING, Any

from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.observer.forward import ForwardOps
from gradscope.core.observer.guard import guarded
from gradscope.core.phi.dense_tensor import DenseTensor, storage_of
from gradscope.core.tensor import Tensor
from gradscope.trace.records import TensorChanged


class PyLayers(ForwardOps):
    """The part of the Observer that `py_layer_apply.py` talks to."""

    if TYPE_CHECKING:

        def finding(self, kind: str, text: str, severity: str = "error", **refers: Any) -> None: ...

    def inside(self, note: Any) -> int:
        """What happens from here on happens inside an op that has begun (a PyLayer's forward). For `outside`."""
        within = self.local.within
        depth = len(within)
        if note is not None:
            within.append(note.tick)
        return depth

    def outside(self, depth: int) -> None:
        """It is over."""
        del self.local.within[depth:]

    @guarded
    def pylayer_outputs(self, outs: list[Any], before: int) -> None:
        """What forward made is given out as tensors of their own: they get new numbers and share the storage of those
        inside. before: the last tensor known when forward began."""
        for out in outs:
            for tensor in out if type(out) is list else [out]:
                impl = tensor.impl
                if isinstance(impl, DenseTensor) and impl.oid - self.base > before:
                    storage_of(impl)
                    impl.oid = 0

    @guarded
    def pylayer_rebased(self, note: Any, target: Tensor, old: GradNodeBase | None) -> None:
        """A PyLayer gave its input back: that counts as a write, and the tensor has another history now."""
        impl = target.impl
        storage = self.storage(impl)
        self.writes.setdefault(storage, []).append((impl.version, note.frame, note.call))
        before = 0 if old is None else self.node(old)
        meta = target.autograd_meta_
        after = 0 if meta is None or meta.edge is None else self.node(meta.edge[0])
        self.emit(
            TensorChanged(
                self.tensor(target), self.tick(), "rebased", before, after, note.frame, storage,
                impl.version, True, None, note.tick,
            )
        )  # fmt: skip

    @guarded
    def pylayer_cycle(self, note: Any, node: GradNodeBase, attribute: str, forward: Any) -> None:
        """A PyLayer's ctx keeps an output of the very node that keeps the ctx, as an attribute."""
        at = 0
        code, position = getattr(forward, "__code__", None), getattr(self.frame, "position", None)
        if code is not None and position is not None:
            stores = [i for i in dis.get_instructions(code) if i.opname == "STORE_ATTR" and i.argval == attribute]
            at = position(code, stores[-1].offset) if stores else 0
        self.finding(
            "ctx-cycle",
            f"ctx.{attribute} of {node.name()} is an output of this very node: the two keep each other alive\n"
            "  remedy   give it to ctx.save_for_backward, or let backward run over the node",
            "warning",
            node=self.node(node),
            frames=[f for f in (at, note.frame) if f],
            evidence={"attribute": attribute},
        )

    @guarded
    def pylayer_shape(
        self, node: GradNodeBase, slot: int, rank: int, want: tuple[int, ...], got: tuple[int, ...], text: str
    ) -> None:
        """A PyLayer's backward gave a gradient of another shape; it flows on."""
        number, pop = self.node(node), self.local.pop
        _, born = self.node_born.get(number) or self.node_freed.get(number) or (0, 0)
        at = {} if pop is None else {"pass_id": pop.told.pass_id, "pop": pop.pop}
        evidence = {"slot": slot, "rank": rank, "before": list(want), "after": list(got)}
        frames = [f for f in (self.users_backward(node), born) if f]
        self.finding("pylayer-shape", text, "warning", node=number, frames=frames, evidence=evidence, **at)
