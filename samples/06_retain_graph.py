"""Backward twice, with and without keeping what the nodes saved.

A backward lets go of the saved tensors as it passes each node, to free their memory as early as possible. With
retain_graph=True it keeps them, and a second backward over the same graph works; its gradients are *added* to the
first ones. The third one below finds nothing saved any more.

    gradscope run samples/06_retain_graph.py      three passes; the third stops at its first node with saved tensors
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
y = paddle.exp(x * x)

y.backward(retain_graph=True)
print("first  x.grad =", x.grad.numpy())

y.backward()  # works, and frees what was saved
print("second x.grad =", x.grad.numpy(), "(twice the first)")

try:
    y.backward()
except SystemError as error:
    print("third         :", str(error).splitlines()[0])
