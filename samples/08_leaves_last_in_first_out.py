"""In which order leaves get their gradients.

A node that becomes ready goes to the *back* of the queue. The node of a leaf goes to the *front*: a finished gradient
is written at once, and its buffer is free. So of two leaves that become ready in the same pop, the one that came last
is written first.

The hooks below tell the order as it happens; the queue line of the viewer shows why, pop by pop.

    gradscope run samples/08_leaves_last_in_first_out.py
"""

import gradscope.paddle as paddle

order = []


def leaf(name, value):
    """A leaf that notes when its gradient arrives."""
    tensor = paddle.to_tensor(value, stop_gradient=False)
    tensor.register_hook(lambda grad: order.append(name))
    return tensor


a = leaf("a", [1.0, 2.0])
b = leaf("b", [3.0, 4.0])
c = leaf("c", [5.0, 6.0])
d = leaf("d", [7.0, 8.0])

left = a * b
right = c * d
loss = paddle.sum(left + right)

loss.backward()

print("gradients arrived in the order", " ".join(order))
