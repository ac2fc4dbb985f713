"""The width of the paddle package: every name its autograd tests use most, called once and compared with Paddle."""
