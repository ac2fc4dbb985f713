"""A gradient as part of a loss: `paddle.grad` with `create_graph=True`, then a backward through its result.

`paddle.grad(score, x)` runs only nodes on a way from `score` to `x` and writes no `.grad`; the branch of `bias` is left
out, and the record says so. What it gives back can be differentiated again, since it was computed with recorded ops.

    gradscope run samples/12_gradient_penalty.py        the first pass has a plan: what it takes, what it leaves out
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([1.0, -2.0], stop_gradient=False)
w = paddle.to_tensor([0.5, 0.25], stop_gradient=False)
bias = paddle.to_tensor([0.0, 1.0], stop_gradient=False)

score = (paddle.tanh(x * w) + bias * 2.0).sum()
(slope,) = paddle.grad(score, x, create_graph=True)
print("slope =", slope.numpy(), " x.grad =", x.grad)

penalty = ((slope - 1.0) * (slope - 1.0)).sum()
penalty.backward()
print("w.grad =", w.grad.numpy(), " bias.grad =", bias.grad)
