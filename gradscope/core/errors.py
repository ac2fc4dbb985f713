"""Paddle's error kinds, the Python type of each (said once, here), and the text every error of the engine has.

`str(e)` is "(Kind) message" followed by lines that begin `[gradscope]` and name op and layer, node, tensor, remedy.
It is the same whether a recording runs or not.
"""

from __future__ import annotations

from typing import Any

LAYERS = ("", "① ops_api", "② eager_api", "③ ad_func", "④ phi api", "⑤ kernel")


class EnforceNotMet(Exception):
    """Base of every error the engine raises. kind: Paddle's; layer 0–5; op, node, tensor, remedy may be empty.

    A kind is a class here and shows itself as the Python type that Paddle raises: `type(e).__name__` and a traceback
    say `RuntimeError`, and a pickled error comes back as one.
    """

    kind = "Unavailable"
    message: str
    layer: int
    op: str
    node: str
    tensor: str
    remedy: str

    def __init_subclass__(cls) -> None:
        python_type = cls.__bases__[-1]
        cls.__name__ = cls.__qualname__ = python_type.__name__
        cls.__module__ = python_type.__module__

    def __reduce__(self) -> tuple[type, tuple[str]]:
        return type(self).__bases__[-1], (str(self),)

    def __init__(
        self, message: str, *, layer: int = 0, op: str = "", node: str = "", tensor: str = "", remedy: str = ""
    ) -> None:
        super().__init__(message)
        self.message = message
        self.layer = layer
        self.op = op
        self.node = node
        self.tensor = tensor
        self.remedy = remedy

    def __str__(self) -> str:
        lines = [f"({self.kind}) {self.message}"]
        if self.op:
            where = f", layer {LAYERS[self.layer]}" if self.layer else ""
            lines.append(f"[gradscope] op: {self.op}{where}")
        if self.node:
            lines.append(f"[gradscope] node: {self.node}")
        if self.tensor:
            lines.append(f"[gradscope] tensor: {self.tensor}")
        if self.remedy:
            lines.append(f"[gradscope] remedy: {self.remedy}")
        return "\n".join(lines)


class InvalidArgumentError(EnforceNotMet, ValueError):
    """A value that the op cannot take."""

    kind = "InvalidArgument"


class NotFoundError(EnforceNotMet, RuntimeError):
    """Something asked for by name or key does not exist."""

    kind = "NotFound"


class OutOfRangeError(EnforceNotMet, IndexError):
    """An index outside its range."""

    kind = "OutOfRange"


class AlreadyExistsError(EnforceNotMet, RuntimeError):
    """A duplicate."""

    kind = "AlreadyExists"


class ResourceExhaustedError(EnforceNotMet, MemoryError):
    """No memory left."""

    kind = "ResourceExhausted"


class PreconditionNotMetError(EnforceNotMet, RuntimeError):
    """State that forbids the call."""

    kind = "PreconditionNotMet"


class PermissionDeniedError(EnforceNotMet, RuntimeError):
    """Something the engine may not let happen, such as use of an overwritten saved tensor."""

    kind = "PermissionDenied"


class ExecutionTimeoutError(EnforceNotMet, RuntimeError):
    """Time ran out."""

    kind = "ExecutionTimeout"


class UnimplementedError(EnforceNotMet, NotImplementedError):
    """Not built."""

    kind = "Unimplemented"


class UnavailableError(EnforceNotMet, RuntimeError):
    """Exists, but not here or not now."""

    kind = "Unavailable"


class FatalError(EnforceNotMet, SystemError):
    """The engine's own invariants do not hold, or a freed graph was asked to run."""

    kind = "Fatal"


class ExternalError(EnforceNotMet, OSError):
    """An exception of foreign code (a hook, PyLayer.backward, pack or unpack); the original is `__cause__`."""

    kind = "External"

    def __str__(self) -> str:  # OSError has a __str__ of its own
        return EnforceNotMet.__str__(self)


class InvalidTypeError(EnforceNotMet, TypeError):
    """A value of a type the op cannot take."""

    kind = "InvalidType"


class PlainRuntimeError(EnforceNotMet, RuntimeError):
    """An error that Paddle raises from Python, without a kind."""

    kind = ""

    def __str__(self) -> str:
        return EnforceNotMet.__str__(self).removeprefix("() ")


KINDS: dict[str, type[EnforceNotMet]] = {
    c.kind: c
    for c in (
        InvalidArgumentError, NotFoundError, OutOfRangeError, AlreadyExistsError, ResourceExhaustedError,
        PreconditionNotMetError, PermissionDeniedError, ExecutionTimeoutError, UnimplementedError, UnavailableError,
        FatalError, ExternalError, InvalidTypeError,
    )
}  # fmt: skip

# Shorter to raise: `raise errors.invalid_argument("…", layer=4, op="matmul")`.
invalid_argument = InvalidArgumentError
not_found = NotFoundError
out_of_range = OutOfRangeError
already_exists = AlreadyExistsError
resource_exhausted = ResourceExhaustedError
precondition_not_met = PreconditionNotMetError
permission_denied = PermissionDeniedError
execution_timeout = ExecutionTimeoutError
unimplemented = UnimplementedError
unavailable = UnavailableError
fatal = FatalError
external = ExternalError
invalid_type = InvalidTypeError


def external_from(exc: BaseException, *, what: str, node: str = "", tensor: str = "") -> ExternalError:
    """An External error for an exception `exc` raised by foreign code called `what`; chain it with `from exc`."""
    return ExternalError(
        f"{type(exc).__name__}: {exc}",
        node=node,
        tensor=tensor,
        remedy=f"mend {what}; the exception it raised is the __cause__ of this one",
    )


_LAYER_FILES = (
    ("/core/generated/ops_api", 1),
    ("/core/generated/eager_op_function", 2),
    ("/core/generated/dygraph_functions", 3),
    ("/core/generated/api", 4),
    ("/core/phi/infer_meta/", 4),
    ("/core/phi/prepare_data", 4),
    ("/core/phi/kernel_factory", 4),
    ("/core/phi/kernels/", 5),
)


def layer_of(exc: BaseException) -> int:
    """The layer 1–5 an exception came from, by the innermost frame of its traceback that lies in one; 0: none does."""
    layer = 0
    tb = exc.__traceback__
    while tb is not None:
        name = tb.tb_frame.f_code.co_filename.replace("\\", "/")
        for part, number in _LAYER_FILES:
            if part in name:
                layer = number
        tb = tb.tb_next
    return layer


def translate(exc: Exception, op: str, tensors: str = "") -> Exception:
    """What ② raises for an exception that came out of ③–⑤: the engine's own with op and layer filled in, or a kind
    for what numpy raised (ValueError, IndexError, TypeError, MemoryError and NotImplementedError keep their type;
    anything else is External). The caller raises it `from` the original where it is a new object."""
    if isinstance(exc, EnforceNotMet):
        if not exc.op:
            exc.op = op
            exc.layer = exc.layer or layer_of(exc)
        if not exc.tensor:
            exc.tensor = tensors
        return exc
    if isinstance(exc, RecursionError):
        return exc
    for python_type, kind in (
        (IndexError, OutOfRangeError),
        (NotImplementedError, UnimplementedError),
        (ValueError, InvalidArgumentError),
        (TypeError, InvalidTypeError),
        (MemoryError, ResourceExhaustedError),
    ):
        if isinstance(exc, python_type):
            made: EnforceNotMet = kind(str(exc), layer=layer_of(exc), op=op, tensor=tensors)
            break
    else:
        made = ExternalError(f"{type(exc).__name__}: {exc}", layer=layer_of(exc), op=op, tensor=tensors)
    made.__cause__ = exc
    return made


def describe(*tensors: Any) -> str:
    """One line naming tensors for an error: `x float32[2, 3] 'name'`; undefined ones say so."""
    parts = []
    for t in tensors:
        if isinstance(t, (list, tuple)):
            parts.append("[" + describe(*t) + "]")
            continue
        impl = getattr(t, "impl", None)
        if impl is None:
            parts.append(type(t).__name__ if t is not None and not hasattr(t, "autograd_meta_") else "undefined")
            continue
        meta = impl.meta
        name = f" '{t.name_}'" if t.name_ else ""
        parts.append(f"{meta.data_type.name}{list(meta.dims)}{name}")
    return ", ".join(parts)
