"""Command-line options: parsers that raise instead of exiting, and an environment twin for every option."""

from __future__ import annotations

import argparse
import os
import re
from typing import Any, NoReturn

from gradscope.cli import program
from gradscope.trace.errors import UsageError
from gradscope.trace.policy import parse_passes
from gradscope.trace.watch import parse_breaks

_OFF = ("", "0", "no", "false", "off")
_UNITS = {"": 1, "B": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


class Parser(argparse.ArgumentParser):
    """argparse without abbreviations, with one real example under the help, and errors raised as UsageError."""

    def __init__(self, verb: str, about: str, example: str, usage: str | None = None) -> None:
        super().__init__(
            prog=f"{program.name()} {verb}",
            description=about,
            epilog=f"example:\n  {program.name()} {example}",
            usage=f"{program.name()} {verb} {usage}" if usage else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.verb = verb

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def add(parser: argparse.ArgumentParser | argparse._ArgumentGroup, *flags: str, **settings: Any) -> None:
    """Add an option whose default is its environment twin: `--max-bytes` reads GRADSCOPE_MAX_BYTES.

    A flag is on when the variable is set to anything but empty, 0, no, false or off.
    """
    long = next(flag for flag in flags if flag.startswith("--"))
    twin = "GRADSCOPE_" + long[2:].upper().replace("-", "_")
    given = os.environ.get(twin)
    if settings.get("action") == "store_true":
        settings["default"] = given is not None and given.lower() not in _OFF
    elif given:
        convert = settings.get("type", str)
        try:
            settings["default"] = convert(given)
        except (ValueError, argparse.ArgumentTypeError) as error:
            raise UsageError(f"{twin}: {error}") from None
        if "choices" in settings and settings["default"] not in settings["choices"]:
            raise UsageError(f"{twin} must be one of {', '.join(settings['choices'])}, not {given!r}")
    parser.add_argument(*flags, **settings)


def add_look(parser: argparse.ArgumentParser) -> None:
    """The options every verb has."""
    group = parser.add_argument_group("look")
    add(group, "--color", choices=("auto", "always", "never"), default="auto", help="colour the text (default auto)")
    add(group, "--ascii", action="store_true", help="marks a plain terminal font has")


def add_record(parser: argparse.ArgumentParser) -> None:
    """The record a verb reads."""
    parser.add_argument("record", metavar="REC", help="a .gscope file")


def size(text: str) -> int:
    """`256M`, `2G`, `4096` as bytes."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([KMG]?)(?:i?B)?", text.strip(), re.IGNORECASE)
    if match is None or (found := int(float(match[1]) * _UNITS[match[2].upper()])) <= 0:
        raise argparse.ArgumentTypeError(f"not a size: {text!r} (give bytes, or 256M, 2G)")
    return found


def pass_ranges(text: str) -> str:
    """`1,3-5`, checked; stays text, the recorder reads it."""
    parse_passes(text)
    return text


def count(text: str) -> int:
    """A whole number from 1."""
    if not text.strip().isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"not a number of passes: {text!r} (give 1 or more)")
    return int(text)


def breaks(text: str) -> str:
    """`nan,inf`, checked; stays text, the recording reads it."""
    parse_breaks(text)
    return text
