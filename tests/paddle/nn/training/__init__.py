"""Small training programs on `paddle`, one file per family; `observed.json` holds what Paddle 3.3 gives for them."""
