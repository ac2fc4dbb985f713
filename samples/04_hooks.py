"""Hooks: looking at a gradient on its way, and changing it.

A hook on a tensor runs when the gradient of that tensor is complete, before its node computes. What it returns
replaces the gradient; None leaves it alone. Hooks of one tensor run in the order they were registered, each seeing what
the one before it returned. A removed hook does not run.

    gradscope run samples/04_hooks.py        the pop of `h` shows both hooks, with the gradient before and after
"""

import gradscope.paddle as paddle

seen = []


def look(grad):
    """Only looks: returns nothing."""
    seen.append(grad.numpy().tolist())


def halve(grad):
    """Replaces the gradient."""
    return grad * 0.5


def never(grad):
    """Removed before the backward."""
    raise AssertionError("a removed hook ran")


x = paddle.to_tensor([1.0, -2.0, 3.0], stop_gradient=False)
h = x * 4.0
h.retain_grads()

h.register_hook(look)
h.register_hook(halve)
handle = h.register_hook(never)
handle.remove()

loss = paddle.sum(h * h)
loss.backward()

print("the hook saw dloss/dh =", seen[0])
print("after halving         =", h.grad.numpy())
print("dloss/dx              =", x.grad.numpy())
