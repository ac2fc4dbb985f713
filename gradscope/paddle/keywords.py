"""Other names of arguments: Paddle also takes `input`, `dim`, `other` where its own names are `x`, `axis`, `y`.

One table says which function takes which, and one mechanism puts them on when a name becomes public: code of this
package calls the functions themselves. A call by position or by Paddle's own names costs one frame more.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any

from gradscope.core import place as places
from gradscope.paddle import _C_ops

Names = dict[str, str]

_X = {"input": "x"}
_XY = {"input": "x", "other": "y"}
_X_AXIS = {"input": "x", "dim": "axis"}
_WINDOWS = {
    "output_size": "output_sizes", "kernel_size": "kernel_sizes", "stride": "strides", "padding": "paddings",
    "dilation": "dilations",
}  # fmt: skip

#: functions -> their other names, for many at once
_GROUPS: tuple[tuple[str, Names], ...] = (
    ("abs acos acosh asin atanh ceil clamp clip cos cosh cumprod empty_like exp expm1 floor frac "
     "full_like is_complex is_floating_point isfinite isinf isnan log log10 log1p log2 logical_not masked_select "
     "multinomial nonzero ones_like randn_like round rsqrt sigmoid sign sin sinh sqrt tanh trace tril triu "
     "zeros_like", _X),
    ("add add_ bitwise_or bitwise_or_ div div_ divide divide_ eq equal expand_as floor_divide floor_mod gcd gcd_ "
     "ge greater greater_equal greater_than gt isclose lcm lcm_ le less less_equal less_than logical_and "
     "logical_or logical_xor lt matmul maximum minimum mod mul mul_ multiply multiply_ ne not_equal remainder sub "
     "sub_ subtract subtract_ where", _XY),
    ("all amax amin any argsort chunk cumsum diff logsumexp mean median prod quantile repeat_interleave squeeze "
     "sum topk unique_consecutive unsqueeze var", _X_AXIS),
    ("cat concat concatenate stack", {"tensors": "x", "dim": "axis"}),
    ("cross unbind", {"dim": "axis"}),
    ("full normal", {"size": "shape"}),
    ("ger outer", {"input": "x", "vec2": "y"}),
    ("take_along_axis take_along_dim", {"input": "arr", "dim": "axis"}),
    ("argmax argmin", {**_X_AXIS, "keepdims": "keepdim"}),
)  # fmt: skip


def _elsewhere(names: str, function: str) -> Names:
    """Names under which PyTorch's function of the same name means something else: `function` has what is meant."""
    return dict.fromkeys(names.split(), f"!{function}")


#: functions of `paddle`, and methods of Tensor, -> other name -> name; `!function` for a name that is refused
FUNCTIONS: dict[str, Names] = {
    **{name: names for group, names in _GROUPS for name in group.split()},
    "bmm": {"input": "x", "mat2": "y"},
    "broadcast_to": {"input": "x", "size": "shape"},
    "bucketize": {"input": "x", "boundaries": "sorted_sequence"},
    "diagonal": {"input": "x", "dim1": "axis1", "dim2": "axis2"},
    "dot": {"input": "x", "tensor": "y"},
    "expand": {"input": "x", "size": "shape"},
    "exponential_": {"lambd": "lam"},
    "eye": {"n": "num_rows", "m": "num_columns"},
    "flatten": {"input": "x", "start_dim": "start_axis", "end_dim": "stop_axis"},
    "index_add": {**_X_AXIS, "source": "value"},
    "index_add_": {**_X_AXIS, "source": "value"},
    "index_put": {"input": "x", "values": "value"},
    "index_select": _X_AXIS,
    "is_tensor": {"obj": "x"},
    "isin": {"elements": "x", "test_elements": "test_x"},
    "linspace": {"end": "stop", "steps": "num"},
    "max": _elsewhere("input dim other", "max"),
    "min": _elsewhere("input dim other", "min"),
    "norm": {**_X_AXIS, "A": "x", "ord": "p"},
    "pow": {"input": "x", "exponent": "y"},
    "reshape": _X,
    "roll": {"input": "x", "dims": "axis"},
    "searchsorted": {"input": "values"},
    "solve": {"A": "x", "B": "y"},
    "sort": _elsewhere("input dim", "sort"),
    "split": _elsewhere("tensor split_size_or_sections dim", "split"),
    "tensor_split": {
        **_X_AXIS, "indices_or_sections": "num_or_indices", "indices": "num_or_indices", "sections": "num_or_indices",
    },
    "tile": {"input": "x", "dims": "repeat_times"},
    "trunc": _X,
    "unflatten": {**_X_AXIS, "sizes": "shape"},
    "unfold": {"dimension": "axis"},
    "uniform_": {"from": "min", "to": "max"},
    "view": {"dtype": "shape_or_dtype", "size": "shape_or_dtype"},
}  # fmt: skip
LINALG: dict[str, Names] = {
    "cross": {"dim": "axis"},
    "norm": FUNCTIONS["norm"],
    "solve": FUNCTIONS["solve"],
    "vector_norm": {"dim": "axis", "ord": "p"},
}
_FUNCTIONAL_GROUPS: tuple[tuple[str, Names], ...] = (
    ("adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d conv1d conv2d conv3d dropout embedding gelu "
     "grid_sample log_sigmoid logsigmoid lp_pool1d lp_pool2d one_hot pad sigmoid silu softplus tanh", _X),
    ("adaptive_max_pool1d adaptive_max_pool2d adaptive_max_pool3d", {"input": "x", "return_indices": "return_mask"}),
    ("hardshrink softshrink", {"input": "x", "lambd": "threshold"}),
    ("glu softmax", _X_AXIS),
    ("cosine_similarity", {"dim": "axis"}),
    ("cross_entropy", {"target": "label"}),
    ("fold", {"input": "x", **_WINDOWS}),
    ("layer_norm", {"input": "x", "eps": "epsilon"}),
    ("normalize", {**_X_AXIS, "eps": "epsilon"}),
    ("pairwise_distance", {"x1": "x", "x2": "y", "eps": "epsilon"}),
)  # fmt: skip
FUNCTIONAL: dict[str, Names] = {name: names for group, names in _FUNCTIONAL_GROUPS for name in group.split()}
_TAKES_X = "Conv1D Conv2D Conv3D Embedding"
#: class.method of `paddle.nn` -> other name -> name
LAYERS: dict[str, Names] = {
    **{f"{kind}.forward": _X for kind in _TAKES_X.split()},
    **{f"Layer{kind}.__init__": {"modules": "sublayers"} for kind in ("Dict", "List")},
    "CosineSimilarity.__init__": {"dim": "axis"},
    "LayerDict.update": {"modules": "sublayers"},
    "LayerList.append": {"module": "sublayer"},
    "LayerList.extend": {"modules": "sublayers"},
    "LayerList.insert": {"module": "sublayer"},
    "PairwiseDistance.__init__": {"eps": "epsilon"},
    "PairwiseDistance.forward": {"x1": "x", "x2": "y"},
}

_OUT = frozenset(("out",))
_MAKING = frozenset(("out", "device", "requires_grad", "pin_memory"))
_OPTION_GROUPS = (
    ("abs acos acosh add all amax amin any atanh bitwise_and bitwise_invert bitwise_not bitwise_or bitwise_xor bmm "
     "bucketize cat ceil clamp clip complex concat concatenate cos cosh cumprod cumsum diff div divide dot eq "
     "equal exp expm1 floor floor_divide floor_mod frac gather ge ger greater greater_equal greater_than gt "
     "index_add index_select le less less_equal less_than log log10 log1p log2 logical_and logical_not logical_or "
     "logical_xor logsumexp lt masked_select matmul maximum mean median minimum mod msort mul multinomial multiply "
     "ne nonzero norm normal not_equal outer polar pow prod quantile remainder round rsqrt scatter searchsorted "
     "sigmoid sign sin sinh softmax sqrt stack sub subtract sum take_along_axis take_along_dim tanh topk tril triu "
     "true_divide var where", _OUT),
    ("arange empty eye full ones rand randn randperm zeros", _MAKING),
    ("empty_like full_like ones_like zeros_like bartlett_window blackman_window hamming_window hann_window "
     "kaiser_window", _MAKING - _OUT),
    ("linspace range standard_normal uniform", _MAKING - {"pin_memory"}),
    ("rand_like randn_like", frozenset(("device", "requires_grad"))),
)  # fmt: skip
#: what a function takes besides, by keyword only: where the result goes, and what kind of tensor it becomes
OPTIONS: dict[str, frozenset[str]] = {name: options for group, options in _OPTION_GROUPS for name in group.split()}
FUNCTIONAL_OPTIONS = dict.fromkeys(("normalize", "sigmoid", "softmax", "tanh"), _OUT)
LINALG_OPTIONS = dict.fromkeys(("norm", "solve", "vector_norm"), _OUT)
_REQUIRED: Any = object()


@functools.cache
def with_other_names(
    function: Callable[..., Any], names: tuple[tuple[str, str], ...], options: frozenset[str] = frozenset()
) -> Callable[..., Any]:
    """`function` that takes its arguments by other names too, and the options. names: pairs of other name and name.

    Under an unknown name, or when an argument comes twice, the function itself raises its TypeError.
    """
    parameters = list(inspect.signature(function, follow_wrapped=False).parameters.values())
    options -= {p.name for p in parameters}
    starred = any(p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD) for p in parameters)
    make = _starred if starred else _plain
    made = make(function, parameters, dict(names), options)
    made.__doc__ = function.__doc__
    made.__name__, made.__qualname__, made.__module__ = function.__name__, function.__qualname__, function.__module__
    made.__wrapped__ = function  # type: ignore[attr-defined]
    return made


def _plain(
    function: Callable[..., Any], parameters: list[inspect.Parameter], names: Names, options: frozenset[str]
) -> Callable[..., Any]:
    """Of the same arguments; whatever comes besides goes through `_again`."""
    defaults = {p.name: p.default for p in parameters}
    world: dict[str, Any] = {"_again": _again, "_how": (function, defaults, names, options), "_R": _REQUIRED}
    world["_function"] = function
    declared, passed, starred = [], [], False
    for k, parameter in enumerate(parameters):
        required = parameter.default is inspect.Parameter.empty
        world[f"_d{k}"] = _REQUIRED if required else parameter.default
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            declared.append("*")
            starred = True
        declared.append(f"{parameter.name}=_d{k}")
        passed.append(f"{parameter.name}={parameter.name}" if starred else parameter.name)
    every = ", ".join(f"{p.name!r}: {p.name}" for p in parameters)
    lacking = "".join(f" or {p.name} is _R" for p in parameters if p.default is inspect.Parameter.empty)
    name = function.__name__ if function.__name__.isidentifier() else "call"
    source = (
        f"def {name}({', '.join(declared)}, **_others):\n"
        f"    if _others{lacking}:\n"
        f"        return _again(_how, {{{every}}}, _others)\n"
        f"    return _function({', '.join(passed)})\n"
    )
    # of no file: what a traceback shows of it is its name alone
    exec(compile(source, f"{__file__}:{name}", "exec"), world)
    return world[name]


def _again(how: tuple[Any, ...], given: dict[str, Any], others: dict[str, Any]) -> Any:
    """The call, with the arguments that came by other names under their own."""
    function, defaults, names, options = how
    kept = {name: v for name, v in given.items() if v is not _REQUIRED and v is not defaults[name]}
    return _optioned(function, (), _renamed(names, kept, others), options)


def _renamed(names: Names, given: dict[str, Any], others: dict[str, Any]) -> dict[str, Any]:
    """All keywords under the function's names; what is there already keeps its other name, which the function refuses.

    Raises TypeError for a name that is refused."""
    found = dict(given)
    for name, value in others.items():
        own = names.get(name, name)
        if own[0] == "!":
            refused = sorted(n for n in others if names.get(n, n)[0] == "!")
            raise TypeError(
                f"paddle.{own[1:]}() received unexpected keyword argument{'s' * (len(refused) > 1)} "
                f"{', '.join(map(repr, refused))}. \nDid you mean to use paddle.compat.{own[1:]}() instead?"
            )
        found[name if own in found else own] = value
    return found


def _starred(
    function: Callable[..., Any], parameters: list[inspect.Parameter], names: Names, options: frozenset[str]
) -> Callable[..., Any]:
    """The same for a function that takes any number of arguments."""

    def made(*args: Any, **kwargs: Any) -> Any:
        if not kwargs:
            return function(*args)
        own = {name: value for name, value in kwargs.items() if name not in names}
        kwargs = _renamed(names, own, {name: value for name, value in kwargs.items() if name in names})
        return _optioned(function, args, kwargs, options)

    return made


def _optioned(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], options: frozenset[str]
) -> Any:
    """The call, and what the options among its keywords ask for."""
    asked = {name: kwargs.pop(name) for name in options if name in kwargs}
    if not asked:
        return function(*args, **kwargs)
    before = places.expected()
    if asked.get("device") is not None:
        places.set_expected(places.convert(asked["device"]))
    try:
        if asked.get("pin_memory") and places.expected().is_cpu_place():
            raise RuntimeError(f"Pinning memory is not supported for {places.expected()}")
        made = function(*args, **kwargs)
    finally:
        places.set_expected(before)
    if asked.get("out") is not None:
        made = _into(asked["out"], made)
    if asked.get("requires_grad"):
        made.stop_gradient = False
    return made


def _into(out: Any, made: Any) -> Any:
    """`made` written into `out`, by an op of its own. Raises ValueError unless the shapes are equal."""
    if isinstance(out, (tuple, list)):
        return type(made)(*map(_into, out, made)) if hasattr(made, "_fields") else tuple(map(_into, out, made))
    if list(out.shape) != list(made.shape):
        raise ValueError(
            f"out has shape {list(out.shape)}, but the result has {list(made.shape)}; give a tensor of that shape, or "
            "take the result that is returned"
        )
    return _C_ops.set_value_with_tensor_(out, made.astype(out.dtype), [], [], [], [], [], [])


def bound(
    namespace: Mapping[str, Any],
    table: dict[str, Names],
    options: Mapping[str, frozenset[str]] = OPTIONS,
    home: str = "",
) -> dict[str, Any]:
    """The functions of a namespace that the tables name, each with its other names. Those not there are left out.

    home: the module they are found in, so that they can be pickled.
    """
    found = {
        name: with_other_names(namespace[name], tuple(table.get(name, {}).items()), options.get(name, frozenset()))
        for name in (*table, *(n for n in options if n not in table))
        if callable(namespace.get(name))
    }
    if home:
        for name, function in found.items():
            function.__module__, function.__qualname__ = home, name
    return found


def bind_methods(namespace: Mapping[str, Any], table: dict[str, Names]) -> None:
    """Give the methods that a table names (`Class.method`) their other names, on the class itself."""
    for path, names in table.items():
        kind, _, name = path.partition(".")
        owner = namespace.get(kind)
        if owner is not None:
            setattr(owner, name, with_other_names(getattr(owner, name), tuple(names.items())))
