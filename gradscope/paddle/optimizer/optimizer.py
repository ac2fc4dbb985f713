"""What every optimizer shares: parameters and groups, learning rate, state, step, clear_grad, minimize."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core import observer
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.nn.clip import ClipGradBase
from gradscope.paddle.optimizer.groups import decay_of, groups_of
from gradscope.paddle.optimizer.lr import LambdaDecay, LRScheduler
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.writes import write_unversioned


def update_size(old: Any, new: Any) -> float | None:
    """Norm of the change of a parameter relative to the norm of the parameter; None for a parameter of zeros."""
    if old.dtype.kind == "f" and old.itemsize >= 4:  # two dots, where nothing overflows or vanishes
        flat, moved = old.reshape(-1), (new - old).reshape(-1)
        size, change = float(np.vdot(flat, flat)), float(np.vdot(moved, moved))
        if 0.0 < size < math.inf and 0.0 < change < math.inf:
            return math.sqrt(change / size)
    norm = float(((old.real**2 + old.imag**2) if old.dtype.kind == "c" else old.astype("float64") ** 2).sum()) ** 0.5
    moved = (new - old).astype("complex128" if old.dtype.kind == "c" else "float64")
    return float((abs(moved) ** 2).sum()) ** 0.5 / norm if norm else None


class Optimizer:
    """Base of the optimizers; a subclass says in `_updated` what a parameter becomes.

    learning_rate: a number or an LRScheduler. parameters: Tensors, or dicts with `params` and options of their own
    (learning_rate is then a factor). weight_decay: None, a number (L2) or a regularizer. grad_clip: a ClipGradBy… .

    Parameters are written without moving their version counter, as Paddle's optimizers do, and never into the array
    they had (a saved tensor keeps its value), except under FLAGS_paddle_strict.
    """

    #: whether the weight decay of a group becomes its parameters' own
    _regularizes = True

    def __init__(
        self,
        learning_rate: Any = 0.001,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        name: str | None = None,
        **own: Any,
    ) -> None:
        if not isinstance(learning_rate, (int, float, LRScheduler)) or isinstance(learning_rate, bool):
            if parameters is not None:
                raise TypeError(f"learning rate should be float or LRScheduler, got {type(learning_rate)} here")
        if grad_clip is not None and not isinstance(grad_clip, ClipGradBase):
            raise TypeError("'grad_clip' should be an instance of GradientClipBase's derived class")
        decay = decay_of(weight_decay)
        defaults = {"weight_decay": decay, "grad_clip": grad_clip, "learning_rate": 1.0, **own}
        self._param_groups = groups_of(parameters, defaults, self._regularizes)
        self._parameter_list = [p for group in self._param_groups for p in group["params"]]
        self._learning_rate = learning_rate if isinstance(learning_rate, LRScheduler) else float(learning_rate)
        self._grad_clip, self.regularization = grad_clip, decay
        self._name = name
        self._steps = 0
        self._accumulators: dict[str, dict[int, Tensor]] = {}
        self._names: dict[tuple[str, int], str] = {}  # (accumulator, parameter) -> name in the state
        self._loaded: dict[str, Any] = {}  # state that came before its accumulator was made

    # ------------------------------------------------------------------------------------------------ learning rate

    def get_lr(self) -> float:
        """The learning rate of the next step."""
        return self._learning_rate() if isinstance(self._learning_rate, LRScheduler) else self._learning_rate

    def set_lr(self, value: float) -> None:
        """Set it. Raises TypeError unless value is a number, RuntimeError when a scheduler sets it."""
        if not isinstance(value, (int, float)):
            raise TypeError(f"The type of 'value' in optimizer.set_lr must be float, but received {type(value)}.")
        if isinstance(self._learning_rate, LRScheduler):
            raise RuntimeError(
                "optimizer's learning rate can't be LRScheduler when invoke this API, because this will lead to "
                "conflict."
            )
        self._learning_rate = float(value)

    def set_lr_scheduler(self, scheduler: LRScheduler) -> None:
        """Let a scheduler set it. Raises TypeError for anything else."""
        if not isinstance(scheduler, LRScheduler):
            raise TypeError(
                "The type of 'scheduler' in optimizer.set_lr_schduler must be LRScheduler, but received "
                f"{type(scheduler)}."
            )
        self._learning_rate = scheduler

    def _rate(self, parameter: Any, group: dict[str, Any]) -> float:
        """The learning rate of one parameter: the optimizer's times its own, which a group sets; the group's for a
        tensor that is no Parameter."""
        own = None if type(parameter) is Tensor else getattr(parameter, "optimize_attr", None)
        factor = group["learning_rate"] if own is None else own.get("learning_rate", 1.0)
        return self.get_lr() if factor == 1.0 else self.get_lr() * float(factor)

    # -------------------------------------------------------------------------------------------------------- state

    def _accumulator(
        self, name: str, parameter: Tensor, value: float = 0.0, shape: Any = None, dtype: Any = None
    ) -> Tensor:
        """The state `name` of a parameter: what was loaded, else `value` everywhere, in the parameter's dtype or the
        one given."""
        table = self._accumulators.setdefault(name, {})
        found = table.get(id(parameter))
        if found is None:
            key = self._state_name(name, parameter)
            held = self._loaded.pop(key, None)
            sizes = list(parameter.shape) if shape is None else shape
            if held is not None:
                found = to_tensor(held.impl.array if isinstance(held, Tensor) else np.asarray(held))
                if list(found.shape) != sizes:
                    raise AssertionError(
                        f"Optimizer shape not match, {key} should have shape {sizes}, but the state has "
                        f"{list(found.shape)}"
                    )
            else:
                found = _C_ops.full(sizes, value, dtype or parameter.dtype, parameter.place)
            found.name_ = key
            table[id(parameter)] = found
        return found

    def _state_name(self, name: str, parameter: Tensor) -> str:
        key = (name, id(parameter))
        if key not in self._names:
            self._names[key] = f"{parameter.name}_{name}_0"
        return self._names[key]

    def _keep(self, name: str, parameter: Tensor, value: Tensor) -> None:
        """What an accumulator became. The tensor an op gave takes the old one's place and name."""
        value.name_ = self._names[name, id(parameter)]
        self._accumulators[name][id(parameter)] = value

    def _stepped(
        self, op: Any, parameter: Tensor, gradient: Tensor, states: dict[str, tuple[Any, ...]], *options: Any
    ) -> Tensor:
        """The new parameter by `op(parameter, gradient, *states, *options)`, which gives the new states after it.

        states: their names, and what `_accumulator` begins each with (value, shape, dtype), () for zeros.
        """
        old = [self._accumulator(name, parameter, *start) for name, start in states.items()]
        made, *new = op(parameter, gradient, *old, *options)
        for name, value in zip(states, new, strict=True):
            self._keep(name, parameter, value)
        return made

    def state_dict(self) -> dict[str, Any]:
        """Accumulators by name (`linear_0.w_0_moment1_0`), and LR_Scheduler's own state."""
        state: dict[str, Any] = {t.name_: t for table in self._accumulators.values() for t in table.values()}
        state.update(self._loaded)
        if isinstance(self._learning_rate, LRScheduler):
            state["LR_Scheduler"] = self._learning_rate.state_dict()
        return state

    def set_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take over a state, now or as soon as an accumulator is made. Raises AssertionError for another shape, and for
        an accumulator, or a scheduler that is no LambdaDecay, whose state is not there."""
        left = dict(state_dict)
        scheduler = left.pop("LR_Scheduler", None)
        if isinstance(self._learning_rate, LRScheduler):
            if scheduler is None and not isinstance(self._learning_rate, LambdaDecay):
                raise AssertionError("LR_Scheduler state must be included in the state dict except LambdaDecay")
            if scheduler:
                self._learning_rate.set_state_dict(scheduler)
        for table in self._accumulators.values():
            for key, old in list(table.items()):
                if old.name_ not in left:
                    raise AssertionError(f"optimizer Tensor {old.name_} not found")
                value = left.pop(old.name_)
                array = value.impl.array if isinstance(value, Tensor) else np.asarray(value)
                if tuple(array.shape) != old.impl.meta.dims:
                    raise AssertionError(
                        f"Optimizer shape not match, {old.name_} has shape {list(old.shape)} but the state has "
                        f"{list(array.shape)}"
                    )
                made = to_tensor(array.astype(old.impl.meta.dtype))
                made.name_ = old.name_
                table[key] = made
        self._loaded.update(left)

    set_dict = load_state_dict = set_state_dict

    # --------------------------------------------------------------------------------------------------------- steps

    def step(self) -> None:
        """Update every parameter that has a gradient and does not stop gradients."""
        self._steps += 1
        self._apply([[(p, p.grad) for p in group["params"]] for group in self._param_groups])

    def minimize(
        self, loss: Tensor, startup_program: Any = None, parameters: Any = None, no_grad_set: Any = None
    ) -> tuple[list[Any], list[tuple[Tensor, Tensor]]]:
        """step() with Paddle's return value: ([], [(parameter, gradient), …]). It does not run backward.

        Raises AssertionError for a loss that is no Tensor.
        """
        if not isinstance(loss, Tensor):
            raise AssertionError("The loss should be an Tensor.")
        self._steps += 1
        return [], self._apply([[(p, p.grad) for p in group["params"]] for group in self._param_groups])

    def backward(
        self, loss: Tensor, startup_program: Any = None, parameters: Any = None, no_grad_set: Any = None,
        callbacks: Any = None,
    ) -> list[tuple[Tensor, Tensor]]:  # fmt: skip
        """(parameter, gradient) of all that have one; like Paddle's it runs no backward of its own."""
        return [(p, p.grad) for p in (parameters or self._parameter_list) if p.grad is not None]

    def append_regularization_ops(
        self, parameters_and_grads: list[tuple[Any, Tensor]], regularization: Any = None
    ) -> list[tuple[Any, Tensor]]:
        """The pairs with what the parameter's own regularizer, else `regularization`, adds to a gradient."""
        group = {"weight_decay": regularization}
        with no_grad():
            return [(p, g if g is None else self._decayed(p, g, group)) for p, g in parameters_and_grads]

    def get_opti_var_name_list(self) -> list[str]:
        """Empty: there is no static program whose variables an optimizer would name."""
        return []

    def apply_gradients(self, params_grads: list[tuple[Tensor, Tensor]]) -> list[Any]:
        """A step with the gradients given, of parameters of this optimizer."""
        given = {id(p): g for p, g in params_grads}
        self._steps += 1
        self._apply([[(p, given.get(id(p))) for p in group["params"]] for group in self._param_groups])
        return []

    def clear_grad(self, set_to_zero: bool = True) -> None:
        """Zero the gradients of all parameters, or drop them when set_to_zero is False."""
        obs = observer.current
        if obs is not None:
            obs.many_began()
        try:
            for parameter in self._parameter_list:
                if not parameter.stop_gradient:
                    parameter.clear_gradient(set_to_zero)
        finally:
            if obs is not None:
                obs.many_ended()

    clear_gradients = clear_grad

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drop the gradients of all parameters, or zero them when set_to_none is False."""
        self.clear_grad(not set_to_none)

    def _apply(self, held: list[list[tuple[Tensor, Any]]]) -> list[tuple[Tensor, Tensor]]:
        """Update the parameters that have a gradient; gives these with their gradients."""
        usable = [[(p, g) for p, g in pairs if g is not None and not p.stop_gradient] for pairs in held]
        used = [pair for pairs in usable for pair in pairs]
        usable = [self._clipped(group, pairs) for group, pairs in zip(self._param_groups, usable, strict=True)]
        obs = observer.current
        if obs is not None:
            obs.hide()  # the record of the step says what it did
        steps: list[tuple[Tensor, Any, int]] = []
        try:
            with no_grad():
                for number, (group, pairs) in enumerate(zip(self._param_groups, usable, strict=True)):
                    for parameter, gradient in pairs:
                        made = self._updated(parameter, self._decayed(parameter, gradient, group), group)
                        steps.append((parameter, made.impl.array, number))
        finally:
            if obs is not None:
                obs.show()
        if obs is not None:
            measure = update_size if obs.measures else lambda old, new: None
            stepped = [(p, measure(p.impl.array, new), True, number) for p, new, number in steps]
            stepped += [(p, None, False, n) for n, pairs in enumerate(held) for p, g in pairs if g is None]
            opened = obs.params_began()
        try:
            for parameter, array, _ in steps:
                write_unversioned(parameter, array, "optimizer")
        finally:
            if obs is not None:
                obs.params_stepped(type(self).__name__, self._steps, stepped, opened)
        return used

    def _clipped(self, group: dict[str, Any], pairs: list[tuple[Tensor, Any]]) -> list[tuple[Tensor, Any]]:
        """A group's gradients as its clip leaves them; recorded, since some are overwritten."""
        clip = group["grad_clip"]
        if clip is None:
            return pairs
        obs = observer.current
        if obs is None:
            return list(clip(pairs))
        obs.enter_scope(f"{type(self).__name__}.step")
        try:
            return list(clip(pairs))
        finally:
            obs.leave_scope()

    def _decayed(self, parameter: Any, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        """The gradient with what the parameter's own regularizer, else the group's, adds."""
        own = None if type(parameter) is Tensor else getattr(parameter, "regularizer", None)
        regularizer = own or group["weight_decay"]
        made: Tensor = gradient if regularizer is None else regularizer(parameter, gradient)
        return made

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        """The new value of a parameter. gradient: weight decay included. Called without recording."""
        raise NotImplementedError(f"{type(self).__name__} does not say how a parameter is updated")
