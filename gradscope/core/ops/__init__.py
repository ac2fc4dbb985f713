"""What an op is: an entry per op in a YAML file per family, and the functions their gradient formulas may call.

Forward entries (`op`): args, output, infer_meta and kernel (`func`; `param` where not all arguments in order;
`from_result : true` where only the kernel knows the shape;
`data_type` what the kernel's dtype comes from), `inplace` and `view` as `(x -> out)`, `promote` (the arguments whose
dtypes are made equal), `optional` (tensors that may be None), `intermediate` (outputs that only the gradient sees:
they stand last, have no in slot and count as constants), `backward` (the name of its gradient), `kinds`: `rows` where
the op has kernels for SelectedRows too, `sparse` where its tensors are COO or CSR (such an op is called `sparse_…`; its
node goes by the name without that, as in Paddle).

Backward entries (`backward_op`) stand after them: `forward` repeats the signature; `formulas` has one formula per
input, the only place where a derivative is written, for every order of it; `let` names shared sub-expressions;
`undefined : keep` hands missing incoming gradients over as None. Formulas may use forward inputs and outputs, their
`<output>_grad`, attributes, `let` names, operators, ops by name, the functions of shapes.py and composites/*.py, and
`sum_to`; `.shape .dtype .ndim` save no buffer.

Complex tensors: a formula is written as for real numbers. Where an op touches complex tensors the engine runs it on
the conjugates of what was saved (and of complex attributes), which gives Paddle's and PyTorch's convention for every op
that is holomorphic and real on the real line; a real input gets the real part. An op for which that is wrong (`abs`,
`angle`, anything of moduli or conjugates) says `conjugate : none` and writes the whole gradient dL/dRe + i dL/dIm.
Nothing is needed for ops whose kernels take no complex dtype. The op table of the tests tries every op on complex
inputs whose kernel has them.

To add a differentiable op: an entry of each kind, a kernel in phi/kernels (and an infer_meta function where none fits),
a row in the op table of the tests, then `make gen`. A gradient that is no expression becomes an op of its own
(`relu_grad`), with an entry and a backward like any other, so that it can be differentiated again.
"""
