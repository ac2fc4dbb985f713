"""What an op is: ops.yaml, backward.yaml, and the shape functions and composites their formulas may call.

To add a differentiable op: an entry in ops.yaml (signature, outputs, infer_meta, kernel, the name of its backward) and
one in backward.yaml (a formula per input), a kernel in phi/kernels (and an infer_meta function where none fits), a row
in the op table of the tests, then `make gen`. A gradient that is no expression becomes an op of its own (`relu_grad`),
with an entry and a backward like any other, so that it can be differentiated again.
"""
