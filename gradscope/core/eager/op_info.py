"""OpInfo: the constant facts of an op (names of its arguments, attributes and outputs) that records and errors use."""

from __future__ import annotations


class OpInfo:
    """name; args: tensor arguments in YAML order; attrs: attribute names; outputs: output names (without hidden ones).

    kernel: name of its kernel; inplace: index of the argument the op overwrites (-1: none); view: index of the
    argument whose storage the output shares (-1: none).
    """

    __slots__ = ("name", "args", "attrs", "outputs", "kernel", "inplace", "view")

    def __init__(
        self,
        name: str,
        args: tuple[str, ...],
        attrs: tuple[str, ...] = (),
        outputs: tuple[str, ...] = ("out",),
        *,
        kernel: str = "",
        inplace: int = -1,
        view: int = -1,
    ) -> None:
        self.name = name
        self.args = args
        self.attrs = attrs
        self.outputs = outputs
        self.kernel = kernel or name
        self.inplace = inplace
        self.view = view

    def __repr__(self) -> str:
        return f"OpInfo({self.name})"
