"""Tests of gradients and tensors that are not dense."""
