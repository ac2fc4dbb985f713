"""Recurrent cells, and layers that run them over time: forward, backward, both, in several layers."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.initializer.random import Uniform
from gradscope.paddle.nn.layer.containers import LayerList
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.tensor.creation import arange


def _nested(states: Any, function: Any) -> Any:
    """function of every tensor in states, in the same nesting."""
    return tuple(_nested(s, function) for s in states) if isinstance(states, (tuple, list)) else function(states)


class RNNCellBase(Layer):
    """One step. A cell's forward takes (inputs [n, size], states) and gives (outputs, new states)."""

    @property
    def state_shape(self) -> Any:
        """The shape of the states without the batch, nested as they are."""
        raise NotImplementedError(f"{type(self).__name__} does not say the shape of its states")

    def get_initial_states(
        self, batch_ref: Tensor, shape: Any = None, dtype: Any = None, init_value: float = 0.0, batch_dim_idx: int = 0
    ) -> Any:
        """States of init_value for as many as batch_ref has."""
        n = batch_ref.shape[batch_dim_idx]

        def made(sizes: Any) -> Any:
            if sizes and isinstance(sizes[0], (tuple, list)):
                return tuple(made(s) for s in sizes)
            return _C_ops.full([n, *sizes], init_value, dtype or batch_ref.dtype, batch_ref.place)

        return made(self.state_shape if shape is None else shape)


class _Cell(RNNCellBase):
    _gates = 1

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
    ) -> None:
        super().__init__()
        if hidden_size <= 0:
            raise ValueError(
                f"hidden_size of {type(self).__name__} must be greater than 0, but now equals to {hidden_size}"
            )
        self.input_size, self.hidden_size = input_size, hidden_size
        init = Uniform(-(hidden_size**-0.5), hidden_size**-0.5)
        rows = self._gates * hidden_size
        for name, shape, attr, is_bias in (
            ("weight_ih", [rows, input_size], weight_ih_attr, False),
            ("weight_hh", [rows, hidden_size], weight_hh_attr, False),
            ("bias_ih", [rows], bias_ih_attr, True),
            ("bias_hh", [rows], bias_hh_attr, True),
        ):
            setattr(self, name, self.create_parameter(shape, attr, is_bias=is_bias, default_initializer=init))

    @property
    def state_shape(self) -> Any:
        """(hidden_size,)."""
        return (self.hidden_size,)

    def _from_input(self, inputs: Tensor) -> Tensor:
        out = _C_ops.matmul(inputs, self.weight_ih, False, True)
        return out if self.bias_ih is None else _C_ops.add(out, self.bias_ih)

    def _from_hidden(self, hidden: Tensor) -> Tensor:
        out = _C_ops.matmul(hidden, self.weight_hh, False, True)
        return out if self.bias_hh is None else _C_ops.add(out, self.bias_hh)

    def extra_repr(self) -> str:
        """Sizes."""
        return f"{self.input_size}, {self.hidden_size}"


class SimpleRNNCell(_Cell):
    """h = activation(W_ih x + b_ih + W_hh h + b_hh); activation: tanh or relu. Raises ValueError for another."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        activation: str = "tanh",
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(input_size, hidden_size, weight_ih_attr, weight_hh_attr, bias_ih_attr, bias_hh_attr)
        if activation not in ("tanh", "relu"):
            raise ValueError(f"activation for SimpleRNNCell should be tanh or relu, but get {activation}")
        self.activation = activation

    def forward(self, inputs: Tensor, states: Any = None) -> tuple[Tensor, Tensor]:
        """(h, h)."""
        before = self.get_initial_states(inputs) if states is None else states
        total = _C_ops.add(self._from_input(inputs), self._from_hidden(before))
        h = _C_ops.tanh(total) if self.activation == "tanh" else _C_ops.relu(total)
        return h, h

    def extra_repr(self) -> str:
        """Sizes and activation."""
        other = "" if self.activation == "tanh" else f", activation={self.activation}"
        return super().extra_repr() + other


class LSTMCell(_Cell):
    """Long short-term memory: input, forget, cell and output gate, in this order in the weights.

    Raises NotImplementedError for a proj_size.
    """

    _gates = 4

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
        proj_size: int = 0,
        name: str | None = None,
    ) -> None:
        super().__init__(input_size, hidden_size, weight_ih_attr, weight_hh_attr, bias_ih_attr, bias_hh_attr)
        if proj_size:
            raise NotImplementedError("LSTMCell with proj_size is not built yet; put a Linear behind it")

    @property
    def state_shape(self) -> Any:
        """((hidden_size,), (hidden_size,)) of h and c."""
        return ((self.hidden_size,), (self.hidden_size,))

    def forward(self, inputs: Tensor, states: Any = None) -> tuple[Tensor, tuple[Tensor, Tensor]]:
        """(h, (h, c))."""
        hidden, cell = self.get_initial_states(inputs) if states is None else states
        gates = _C_ops.add(self._from_input(inputs), self._from_hidden(hidden))
        i, f, g, o = _C_ops.split_with_num(gates, 4, -1)
        kept = _C_ops.multiply(_C_ops.sigmoid(f), cell)
        c = _C_ops.add(kept, _C_ops.multiply(_C_ops.sigmoid(i), _C_ops.tanh(g)))
        h = _C_ops.multiply(_C_ops.sigmoid(o), _C_ops.tanh(c))
        return h, (h, c)


class GRUCell(_Cell):
    """Gated recurrent unit: reset gate, update gate, candidate, in this order in the weights."""

    _gates = 3

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(input_size, hidden_size, weight_ih_attr, weight_hh_attr, bias_ih_attr, bias_hh_attr)

    def forward(self, inputs: Tensor, states: Any = None) -> tuple[Tensor, Tensor]:
        """(h, h)."""
        before = self.get_initial_states(inputs) if states is None else states
        x_r, x_z, x_c = _C_ops.split_with_num(self._from_input(inputs), 3, -1)
        h_r, h_z, h_c = _C_ops.split_with_num(self._from_hidden(before), 3, -1)
        r, z = _C_ops.sigmoid(_C_ops.add(x_r, h_r)), _C_ops.sigmoid(_C_ops.add(x_z, h_z))
        c = _C_ops.tanh(_C_ops.add(x_c, _C_ops.multiply(r, h_c)))
        h = _C_ops.add(_C_ops.multiply(_C_ops.subtract(before, c), z), c)
        return h, h


class RNN(Layer):
    """A cell run over time. time_major: inputs are [time, n, size] rather than [n, time, size]."""

    _padding_is_zero = False  # inside SimpleRNN, LSTM and GRU outputs beyond a sequence's length are 0

    def __init__(self, cell: Any, is_reverse: bool = False, time_major: bool = False) -> None:
        super().__init__()
        self.cell = cell
        self.is_reverse, self.time_major = is_reverse, time_major

    def forward(
        self, inputs: Tensor, initial_states: Any = None, sequence_length: Tensor | None = None, **kwargs: Any
    ) -> tuple[Tensor, Any]:
        """(outputs of every step, last states). sequence_length: [n]; beyond it states stay, and what the cell makes of
        the padding is among the outputs."""
        at = 0 if self.time_major else 1
        steps = list(enumerate(_C_ops.unbind(inputs, at)))
        if initial_states is None:
            initial_states = self.cell.get_initial_states(inputs, batch_dim_idx=1 - at)
        states, outputs = initial_states, []
        mask = None if sequence_length is None else _mask(sequence_length, len(steps), inputs.dtype)
        for number, step in reversed(steps) if self.is_reverse else steps:
            out, new = self.cell(step, states, **kwargs)
            if mask is not None:
                new = _chosen(mask[number], new, states)
                if self._padding_is_zero:
                    out = _C_ops.multiply(out, mask[number])
            states = new
            outputs.append(out)
        if self.is_reverse:
            outputs.reverse()
        return _C_ops.stack(outputs, at), states


def _mask(lengths: Tensor, steps: int, dtype: Any) -> list[Tensor]:
    inside = _C_ops.less_than(_C_ops.unsqueeze(arange(steps, dtype=lengths.dtype), [1]), lengths)
    return list(_C_ops.unbind(_C_ops.unsqueeze(_C_ops.cast(inside, dtype), [2]), 0))


def _chosen(mask: Tensor, new: Any, old: Any) -> Any:
    if isinstance(new, (tuple, list)):
        return tuple(_chosen(mask, n, o) for n, o in zip(new, old, strict=True))
    return _C_ops.add(_C_ops.multiply(new, mask), _C_ops.multiply(old, _C_ops.scale(mask, -1.0, 1.0, True)))


class BiRNN(Layer):
    """Two cells run over time, one from each end; their outputs side by side.

    Raises ValueError for cells that take inputs of two sizes.
    """

    def __init__(self, cell_fw: Any, cell_bw: Any, time_major: bool = False) -> None:
        super().__init__()
        if cell_fw.input_size != cell_bw.input_size:
            raise ValueError(
                f"input size of forward cell({cell_fw.input_size}) does not equals that of backward "
                f"cell({cell_bw.input_size})"
            )
        self.cell_fw, self.cell_bw, self.time_major = cell_fw, cell_bw, time_major
        self._fw, self._bw = [RNN(cell_fw, False, time_major)], [RNN(cell_bw, True, time_major)]  # not sublayers

    def forward(
        self, inputs: Tensor, initial_states: Any = None, sequence_length: Tensor | None = None, **kwargs: Any
    ) -> tuple[Tensor, Any]:
        """(outputs, (states of the forward cell, states of the backward cell))."""
        first, second = (None, None) if initial_states is None else initial_states
        ahead, states_fw = self._fw[0](inputs, first, sequence_length, **kwargs)
        back, states_bw = self._bw[0](inputs, second, sequence_length, **kwargs)
        return _C_ops.concat([ahead, back], -1), (states_fw, states_bw)


class _Stack(LayerList):
    """Several recurrent layers on each other. Parameters are also reachable as `weight_ih_l0`, `…_l0_reverse`."""

    _cell: Any = SimpleRNNCell
    _states = 1  # tensors in a cell's state

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        direction: str = "forward",
        time_major: bool = False,
        dropout: float = 0.0,
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
        **cell_options: Any,
    ) -> None:
        super().__init__()
        if direction not in ("forward", "bidirect", "bidirectional"):
            raise ValueError(
                f"direction should be forward or bidirect (or bidirectional), received direction = {direction}"
            )
        both = direction != "forward"
        self.input_size, self.hidden_size, self.num_layers = input_size, hidden_size, num_layers
        self.num_directions, self.time_major, self.dropout = 2 if both else 1, time_major, dropout
        attrs = {
            "weight_ih_attr": weight_ih_attr, "weight_hh_attr": weight_hh_attr, "bias_ih_attr": bias_ih_attr,
            "bias_hh_attr": bias_hh_attr,
        }  # fmt: skip
        for number in range(num_layers):
            size = input_size if number == 0 else hidden_size * self.num_directions
            cells = [self._cell(size, hidden_size, **attrs, **cell_options) for _ in range(self.num_directions)]
            layer = BiRNN(cells[0], cells[1], time_major) if both else RNN(cells[0], False, time_major)
            for run in (*layer._fw, *layer._bw) if isinstance(layer, BiRNN) else (layer,):
                run._padding_is_zero = True
            self.append(layer)
            for cell, ending in zip(cells, ("", "_reverse"), strict=False):
                for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh"):
                    parameter = getattr(cell, name)
                    if parameter is not None:
                        self.add_parameter(f"{name}_l{number}{ending}", parameter)

    def forward(self, inputs: Tensor, initial_states: Any = None, sequence_length: Tensor | None = None) -> Any:
        """(outputs [n, time, size], states [layers * directions, n, size], a pair of them for LSTM). Raises ValueError
        for inputs that have not three axes."""
        if inputs.ndim != 3:
            raise errors.invalid_argument(
                f"The rank of Input in RNN  must be 3. But received Input's rank is {inputs.ndim}."
            )
        count = self.num_layers * self.num_directions
        given: list[Any] = [None] * count
        if initial_states is not None:
            tensors = initial_states if self._states > 1 else (initial_states,)
            unbound = [_C_ops.unbind(t, 0) for t in tensors]
            given = [tuple(u[i] for u in unbound) if self._states > 1 else unbound[0][i] for i in range(count)]
        finals: list[Any] = []
        for number, layer in enumerate(self):
            if number and self.dropout:
                inputs = F.dropout(inputs, self.dropout, training=self.training)
            mine = given[number * self.num_directions : (number + 1) * self.num_directions]
            if self.num_directions == 2:
                inputs, states = layer(inputs, None if mine[0] is None else tuple(mine), sequence_length)
                finals += list(states)
            else:
                inputs, state = layer(inputs, mine[0], sequence_length)
                finals.append(state)
        if self._states == 1:
            return inputs, _C_ops.stack(finals, 0)
        return inputs, tuple(_C_ops.stack([f[i] for f in finals], 0) for i in range(self._states))

    def extra_repr(self) -> str:
        """Sizes and what is not the default."""
        parts = [f"{self.input_size}, {self.hidden_size}"]
        if self.num_layers != 1:
            parts.append(f"num_layers={self.num_layers}")
        if self.time_major:
            parts.append(f"time_major={self.time_major}")
        if self.dropout:
            parts.append(f"dropout={self.dropout}")
        return ", ".join(parts)


class SimpleRNN(_Stack):
    """Layers of SimpleRNNCell."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        direction: str = "forward",
        time_major: bool = False,
        dropout: float = 0.0,
        activation: str = "tanh",
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(
            input_size, hidden_size, num_layers, direction, time_major, dropout, weight_ih_attr, weight_hh_attr,
            bias_ih_attr, bias_hh_attr, activation=activation,
        )  # fmt: skip


class LSTM(_Stack):
    """Layers of LSTMCell."""

    _cell = LSTMCell
    _states = 2

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        direction: str = "forward",
        time_major: bool = False,
        dropout: float = 0.0,
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
        proj_size: int = 0,
        name: str | None = None,
    ) -> None:
        super().__init__(
            input_size, hidden_size, num_layers, direction, time_major, dropout, weight_ih_attr, weight_hh_attr,
            bias_ih_attr, bias_hh_attr, proj_size=proj_size,
        )  # fmt: skip


class GRU(_Stack):
    """Layers of GRUCell."""

    _cell = GRUCell

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        direction: str = "forward",
        time_major: bool = False,
        dropout: float = 0.0,
        weight_ih_attr: Any = None,
        weight_hh_attr: Any = None,
        bias_ih_attr: Any = None,
        bias_hh_attr: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(
            input_size, hidden_size, num_layers, direction, time_major, dropout, weight_ih_attr, weight_hh_attr,
            bias_ih_attr, bias_hh_attr,
        )  # fmt: skip
