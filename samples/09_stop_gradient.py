"""Why is this gradient None? Three cuts, each on a line of its own.

  stop_gradient   `frozen` was made with stop_gradient=True, which is what to_tensor does unless told otherwise
  detach          `copy` shares its values with `h` but not its history
  no_grad         `constant` was computed while nothing was being recorded

The edge into each of them is missing, and the drawing shows it as cut.

    gradscope run samples/09_stop_gradient.py
    gradscope export 09_stop_gradient.*.gscope -o cut.svg
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
frozen = paddle.to_tensor([3.0, 4.0])
unused = paddle.to_tensor([5.0, 6.0], stop_gradient=False)

h = x * frozen
copy = h.detach()
with paddle.no_grad():
    constant = unused * 2.0

loss = paddle.sum(h * copy + constant)
loss.backward()

print("x.grad      =", x.grad.numpy(), "(through h alone)")
print("frozen.grad =", frozen.grad)
print("unused.grad =", unused.grad)
