"""Parameters: leaves that want a gradient, are kept with the model and carry what an optimizer asks about them."""

from __future__ import annotations

from typing import Any

from gradscope.core import controller, observer
from gradscope.core import dtype as dtypes
from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.phi.dense_tensor import dense, meta_of_array
from gradscope.core.tensor import Tensor
from gradscope.paddle.nn.initializer.fans import XavierUniform
from gradscope.paddle.nn.initializer.given import Constant
from gradscope.paddle.nn.initializer.initializer import Initializer, global_initializer
from gradscope.paddle.nn.param_attr import ParamAttr
from gradscope.paddle.tensor.default_dtype import default_dtype


class EagerParamBase(Tensor):
    """A parameter. optimize_attr: {"learning_rate": factor}; regularizer: its own weight decay, or None; need_clip:
    whether gradient clipping looks at it."""

    optimize_attr: dict[str, float]
    regularizer: Any
    need_clip: bool

    @property
    def trainable(self) -> bool:
        """The opposite of stop_gradient."""
        return not self.stop_gradient

    @trainable.setter
    def trainable(self, value: bool) -> None:
        if not isinstance(value, bool):
            raise ValueError(f"The type of trainable MUST be bool, but the type is {type(value)}")
        self.stop_gradient = not value

    def initialize(self) -> None:
        """Nothing: a parameter has its values as soon as it is made, under `paddle.LazyGuard` too."""

    def handle(self) -> Tensor:
        """Another handle; a plain Tensor, since only one handle of a parameter is the parameter."""
        return Tensor(self.impl, self.autograd_meta_, self.name_)

    def __repr__(self) -> str:
        return f"Parameter containing:\n{super().__repr__()}"

    __str__ = __repr__

    def __deepcopy__(self, memo: dict[int, Any]) -> EagerParamBase:
        made = parameter_from(
            self.impl.array.copy(),
            f"{self.name}_{controller.unique_name('deepcopy')}",
            ParamAttr(trainable=self.trainable, need_clip=self.need_clip, regularizer=self.regularizer),
        )
        made.optimize_attr = dict(self.optimize_attr)
        memo[id(self)] = made
        return made

    def __reduce_ex__(self, protocol: Any) -> Any:
        attr = ParamAttr(trainable=self.trainable, need_clip=self.need_clip, regularizer=self.regularizer)
        return parameter_from, (self.impl.array, self.name, attr)


Parameter = EagerParamBase


def parameter_from(array: Any, name: str, attr: ParamAttr) -> EagerParamBase:
    """A recorded parameter over `array`, which nobody else uses."""
    made: EagerParamBase = object.__new__(EagerParamBase)
    made.impl = dense(array, meta_of_array(array))
    made.autograd_meta_ = new_meta(not attr.trainable)
    made.autograd_meta_.persistable_ = True
    made.name_ = name
    made.optimize_attr = {"learning_rate": attr.learning_rate}
    made.regularizer = attr.regularizer
    made.need_clip = attr.need_clip
    if observer.current is not None:
        observer.current.tensor_made(made, "create_parameter")
    return made


def make_parameter(
    prefix: str, shape: Any, dtype: Any, attr: Any, is_bias: bool, default_initializer: Initializer | None
) -> EagerParamBase | None:
    """What layers and `paddle.create_parameter` share: None when attr is False, else a new parameter.

    Its values come from attr's initializer, the global one, the layer's default, and else Xavier for weights and 0
    for biases; its name is attr's or `<prefix>.w_<k>`, `.b_<k>` for a bias.
    """
    wanted = ParamAttr.of(attr)
    if wanted is None:
        return None
    kind = dtypes.convert(dtype) if dtype is not None else default_dtype()
    fallback = default_initializer or (Constant(0.0) if is_bias else XavierUniform())
    init = wanted.initializer or global_initializer(is_bias) or fallback
    sizes = [int(n) for n in shape] if not isinstance(shape, int) else [shape]
    values = init.values(sizes, kind)
    name = wanted.name or controller.unique_name(f"{prefix}.{'b' if is_bias else 'w'}")
    return parameter_from(values.impl.array, name, wanted)


def create_parameter(
    shape: Any,
    dtype: Any,
    name: str | None = None,
    attr: Any = None,
    is_bias: bool = False,
    default_initializer: Initializer | None = None,
) -> EagerParamBase:
    """`paddle.create_parameter`: a leaf that wants a gradient. attr: a ParamAttr or what stands for one."""
    wanted = ParamAttr.of(attr) or ParamAttr()
    if name is not None:
        wanted.name = name
    made = make_parameter(
        controller.unique_name("create_parameter"), shape, dtype, wanted, is_bias, default_initializer
    )
    assert made is not None
    return made
