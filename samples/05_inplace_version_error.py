"""The most reported autograd error: a tensor that backward needs was changed in place.

tanh needs its own *output* to compute its gradient, so its node saves `h`, and with it the version of h's memory: 0.
`h.add_(b)` writes into that memory: version 1. When backward comes to tanh, it finds version 1 where 0 was saved, and
refuses: computing on would give a wrong gradient without a word.

The error names the node. The line to repair is another one, and gradscope names both:

    gradscope run samples/05_inplace_version_error.py

Repair: `h = h + b`, which makes a new tensor and leaves the saved one alone.
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([[1.0, 2.0]], stop_gradient=False)
W = paddle.to_tensor([[0.5, -0.5], [0.25, 1.0]], stop_gradient=False)
b = paddle.to_tensor([[0.1, 0.1]], stop_gradient=False)

h = paddle.tanh(paddle.matmul(x, W))
h.add_(b)
loss = paddle.sum(h * h)

loss.backward()

print("never printed:", W.grad.numpy())
