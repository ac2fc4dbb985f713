"""Two ways from the loss back to one tensor.

        x
        |
        h          h = exp(x)
       / \\
      a   b        a = h * 3,  b = tanh(h)
       \\ /
       loss        loss = sum(a + b)

h's node must not run when the first of a and b has sent its gradient: its in-degree goes 2 -> 1 -> 0, and only at 0
does it join the queue. That counter is what makes backward right for any graph.

    gradscope run samples/03_diamond.py
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([0.0, 0.5, 1.0], stop_gradient=False)

h = paddle.exp(x)
a = h * 3.0
b = paddle.tanh(h)
loss = paddle.sum(a + b)

loss.backward()

print("loss     =", float(loss))
print("dloss/dx =", x.grad.numpy())
