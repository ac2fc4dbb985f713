"""The smallest backward: one multiplication, one addition.

    z = x * y + x

z depends on x twice: through the product (dz/dx = y) and directly (dz/dx = 1). Record it and step through it:

    gradscope run samples/01_add_mul.py

Watch the in-degree of x: two edges lead to its node, so it waits until both gradients have arrived and been added.
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([2.0, 3.0], stop_gradient=False)
y = paddle.to_tensor([5.0, 7.0], stop_gradient=False)

product = x * y
z = product + x

z.backward()

print("dz/dx = y + 1 =", x.grad.numpy())
print("dz/dy = x     =", y.grad.numpy())
