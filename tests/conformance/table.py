"""Which observed cases must be the same, which differ on purpose, which wait for something.

Numbers count from 1 in the order of the file; every case stands in exactly one of the three.
"""

from __future__ import annotations

REQUIRED: tuple[int, ...] = (
    *range(1, 48), *range(49, 69), *range(70, 82), *range(83, 88), *range(89, 93), 95, 96, 97, 99,
)  # fmt: skip

#: case number -> why it differs from Paddle on purpose, in both modes
DEVIATIONS: dict[int, str] = {
    48: "an in-place write on a leaf is refused before the data changes; Paddle changes it and raises then",
    69: "Paddle's message holds the name of its own nested function; ours names Tensor.backward()",
    94: "an in-place write on a leaf is refused before the data changes; Paddle changes it and raises then",
    98: "divide keeps y and out, which is all its formula needs; Paddle also keeps x",
}

#: case number -> what it waits for
LATER: dict[int, str] = {
    82: "paddle.amp",
    88: "dump_backward_graph_path",
    93: "FLAGS_enable_unique_name",
}
