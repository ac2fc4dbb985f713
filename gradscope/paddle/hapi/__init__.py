"""`paddle.hapi`: a network with its loss, optimizer and metrics as one thing that is trained in a line."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.hapi import callbacks
from gradscope.paddle.hapi.dynamic_flops import flops
from gradscope.paddle.hapi.model import Model
from gradscope.paddle.hapi.model_summary import summary

__all__ = ["Model", "callbacks", "flops", "summary"]

__getattr__ = missing_in(__name__)
