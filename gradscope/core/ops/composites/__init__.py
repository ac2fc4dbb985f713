"""Gradient formulas too long for one line of YAML, one file per family of ops.

They are Python functions of F, written only in F's ops and shape functions. F is either binding of a formula: the
kernels on raw arrays or the recorded ops on Tensors. Whatever is written here therefore serves every order of
derivative. A file lists in `__all__` what formulas may call.
"""
