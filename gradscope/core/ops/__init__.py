"""What an op is: ops.yaml, backward.yaml, and the shape functions and composites their formulas may call."""
