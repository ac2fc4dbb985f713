"""Who is measured, one file each: `make(name, arrays)` gives a work of `benchmarks.works`, its phases as methods."""

PEERS = ("hand", "gradscope", "torch", "paddle", "autograd", "mygrad")
