"""A view is another way to look at the same memory, and versions belong to the memory.

`row` is a view of `table`. Writing through `table` therefore moves the version of both. Whatever is saved for backward
afterwards is saved at the new version, and the check at its node passes: a write is harmful only *between* saving and
use. (Turn the two marked lines round and it is the error of sample 05.)

    gradscope run samples/10_views_share_a_version.py     select `table`, then `v`: its versions
"""

import gradscope.paddle as paddle

x = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]], stop_gradient=False)
table = paddle.to_tensor([[1.0, 1.0], [1.0, 1.0]])
row = table[0]
print("versions at first       :", table.inplace_version, row.inplace_version)

table.scale_(3.0)  # (1) writes
print("after writing to `table`:", table.inplace_version, row.inplace_version)
print("`row` sees it           :", row.numpy())

y = x * table  # (2) saves `table` at version 1
loss = paddle.sum(y * row)

loss.backward()
print("dloss/dx                =", x.grad.numpy().tolist())
