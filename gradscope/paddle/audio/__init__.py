"""`paddle.audio`: windows, mel scales and spectra of sounds, and WAV files."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.audio import backends, features, functional
from gradscope.paddle.audio.backends import info, load, save

__all__ = ["backends", "features", "functional", "info", "load", "save"]

__getattr__ = missing_in(__name__)
