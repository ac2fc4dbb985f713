"""One backward from two tensors at once, each with its own seed.

`paddle.autograd.backward([a, b], [seed, None])` puts the nodes of both into the ready queue, in that order, before the
first pop. A seed is the gradient to start with; None means ones. What both have in common still runs only once.

    gradscope run samples/07_two_roots.py         the start of the pass shows two nodes in the queue
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([1.0, 4.0], stop_gradient=False)
common = paddle.sqrt(x)

a = common * 2.0
b = common * common

seed = paddle.to_tensor([10.0, 100.0])
paddle.autograd.backward([a, b], [seed, None])

print("x.grad = seed / sqrt(x) + 1 =", x.grad.numpy())
