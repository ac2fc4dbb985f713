"""How much a fact can be trusted, and the kinds of fact a producer states it for."""

from __future__ import annotations

# How much a fact can be trusted (TraceBegan.capabilities, `marks` of single records).
OBSERVED = "observed"  # the engine said so when it was true
VERIFIED = "verified"  # worked out, then checked bitwise against something observed
EMULATED = "emulated"  # worked out, not checked
INFERRED = "inferred"  # guessed from names or source text
ABSENT = "absent"  # this producer cannot know it
FIDELITIES = (OBSERVED, VERIFIED, EMULATED, INFERRED, ABSENT)

# Kinds of fact a capability is stated for.
FACTS = (
    "order",
    "queue",
    "in_degree",
    "holder",
    "inputs",
    "outputs",
    "leaf_grad",
    "hooks",
    "wrappers",
    "versions",
    "writes",
    "forward",
    "frames",
    "kernels",
    "pruning",
    "free",
)
