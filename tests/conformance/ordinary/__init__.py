"""Training scripts as people write them for Paddle, each with what the real Paddle printed (`<name>.txt`).

They draw every number from NumPy, so that both libraries start alike. With PaddlePaddle in the environment,
`python -m tests.conformance.ordinary` runs them there and writes the texts anew.
"""
