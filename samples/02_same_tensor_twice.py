"""One tensor in both slots of one op.

    y = x * x

The node of the product has two out slots, and both edges go to the same place: the node of x. Its in-degree is 2
although only one other node exists. The first gradient is kept in x's buffer as it is, the second is added to it.

    gradscope run samples/02_same_tensor_twice.py
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)

y = x * x

y.backward()

print("dy/dx = 2x =", x.grad.numpy())
