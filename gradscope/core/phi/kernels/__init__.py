"""Kernels of layer ⑤, one file per family; importing a file registers its kernels."""
