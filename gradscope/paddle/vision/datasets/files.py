"""Where the files of a data set are: where the user says, or where Paddle keeps them. Nothing is ever fetched."""

from __future__ import annotations

import os
from typing import Any

from gradscope.paddle.vision.image import get_image_backend, library


def located(
    path: str | None, argument: str, who: str, folder: str, url: str, download: bool, package: str = "vision"
) -> str:
    """The file of a data set: `path`, or the one of the url's name in ~/.cache/paddle/dataset/<folder>.

    Raises AssertionError for no path and download=False, FileNotFoundError (with where it should be and where it can be
    had) when there is no file.
    """
    if path is None and not download:
        raise AssertionError(f"{argument} is not set and downloading automatically is disabled")
    expected = path or os.path.join(
        os.path.expanduser("~"), ".cache", "paddle", "dataset", folder, url.rpartition("/")[2]
    )
    if not os.path.exists(expected):
        raise FileNotFoundError(
            f"paddle.{package}.datasets.{who}: there is no file {expected}, and gradscope fetches nothing; put "
            f"{url} there, or say {argument}=<path>"
        )
    return expected


def mode_in(mode: str, known: tuple[str, ...], name: str = "mode") -> str:
    """The mode in lower case; AssertionError for an unknown one."""
    if mode.lower() not in known:
        listed = ", ".join(f"'{one}'" for one in known[:-1]) + f" or '{known[-1]}'"
        raise AssertionError(f"{name} should be {listed}, but got {mode}")
    return mode.lower()


def backend_in(backend: str | None) -> str:
    """The backend, "pil" or "cv2"; the one in use when None. ValueError for another."""
    chosen = backend or get_image_backend()
    if chosen not in ("pil", "cv2"):
        raise ValueError(f"Expected backend are one of ['pil', 'cv2'], but got {chosen}")
    return chosen


def picture(array: Any) -> Any:
    """A PIL image of a uint8 array. Raises ImportError where PIL is not installed."""
    return library("PIL.Image", "give backend='cv2' to the data set, whose images are arrays then").fromarray(array)


def opened(file: Any) -> Any:
    """The PIL image in a file or a path. Raises ImportError where PIL is not installed."""
    return library("PIL.Image", "give the data set a `loader` of your own where it takes one").open(file)
