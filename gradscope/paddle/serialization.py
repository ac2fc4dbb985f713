"""save and load: tensors in nested dicts, lists and tuples, in a file that holds data only.

The file is a zip of numpy arrays and one JSON text that says how they nest, so that loading one never runs code. Files
that Paddle pickled are read as far as they hold data (`pickled.py`).
"""

from __future__ import annotations

import io
import json
import os
import pickle
import zipfile
from collections import OrderedDict
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import pickled
from gradscope.paddle.tensor.creation import to_tensor

_STRUCTURE = "structure.json"
_KIND = "gradscope-save-1"


def save(obj: Any, path: Any, protocol: int = 4, **configs: Any) -> None:
    """Write tensors, arrays, numbers, texts, None and dicts (of text keys), lists and tuples of these to a file or a
    writable binary object. Folders on the way are made. Raises TypeError for anything else, ValueError for a folder."""
    arrays: list[Any] = []
    structure = {"kind": _KIND, "object": _packed(obj, arrays)}
    target: Any = path
    if isinstance(path, (str, os.PathLike)):
        target = Path(path)
        if str(path) == "" or str(path).endswith(os.sep) or target.is_dir():
            raise ValueError(
                "The input path MUST be format of dirname/filename [dirname\\filename in Windows system], but received "
                "filename is empty string."
            )
        target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr(_STRUCTURE, json.dumps(structure))
        for number, array in enumerate(arrays):
            with archive.open(f"{number}.npy", "w", force_zip64=True) as file:
                np.lib.format.write_array(file, array, allow_pickle=False)


def _packed(obj: Any, arrays: list[Any]) -> Any:
    if isinstance(obj, Tensor):
        return {"tensor": _stored(obj.impl.array, arrays), "name": obj.name, "stop_gradient": obj.stop_gradient,
                "dtype": obj.dtype.name}  # fmt: skip
    if isinstance(obj, (np.ndarray, np.generic)):
        return {"array": _stored(np.asarray(obj), arrays), "scalar": isinstance(obj, np.generic)}
    if obj is None or isinstance(obj, (bool, int, float, str)):
        return {"value": obj}
    if isinstance(obj, dict):
        if not all(isinstance(key, (str, int)) for key in obj):
            raise TypeError("paddle.save writes dicts with text or integer keys only")
        return {"dict": [[key, _packed(value, arrays)] for key, value in obj.items()],
                "ordered": isinstance(obj, OrderedDict)}  # fmt: skip
    if isinstance(obj, (list, tuple)):
        return {"tuple" if isinstance(obj, tuple) else "list": [_packed(value, arrays) for value in obj]}
    raise TypeError(
        f"paddle.save writes tensors, arrays, numbers, texts and dicts, lists or tuples of them, but got {type(obj)}"
    )


def _stored(array: Any, arrays: list[Any]) -> int:
    array = array if isinstance(array, np.ndarray) else array.get()  # from the device
    if array.dtype.kind == "V" or array.dtype.name not in np.sctypeDict:
        array = array.view("uint16" if array.dtype.itemsize == 2 else "uint8")
    arrays.append(np.ascontiguousarray(array).reshape(array.shape))
    return len(arrays) - 1


def load(path: Any, **configs: Any) -> Any:
    """What `save` wrote, from a file or a readable binary object; return_numpy=True: arrays in place of tensors.

    Files of the real Paddle (`.pdparams`, `.pdopt`) are read too. Raises ValueError when there is no such file,
    RuntimeError for one that neither wrote, or that holds objects other than tensors, arrays and plain values.
    """
    as_numpy = bool(configs.get("return_numpy", False))
    source: Any = path
    if isinstance(path, (str, os.PathLike)):
        if not Path(path).is_file():
            raise ValueError(f"The ``path`` ({path}) to load model not exists.")
        source = Path(path)
    elif not isinstance(path, io.IOBase) and not hasattr(path, "read"):
        raise TypeError(f"paddle.load takes a path or a binary file, but got {type(path)}")
    try:
        with open(source, "rb") if isinstance(source, Path) else nullcontext(source) as file:
            start = file.read(2)
            file.seek(-len(start), os.SEEK_CUR)
            if pickled.is_pickle(start):
                return pickled.read(file, as_numpy)
        with zipfile.ZipFile(source) as archive:
            structure = json.loads(archive.read(_STRUCTURE))
            if structure.get("kind") != _KIND:
                raise KeyError(_STRUCTURE)
            return _unpacked(structure["object"], archive, as_numpy)
    except (zipfile.BadZipFile, KeyError, json.JSONDecodeError) as bad:
        raise RuntimeError(f"{path} is no file that paddle.save wrote.") from bad
    except (pickle.UnpicklingError, EOFError) as bad:
        raise RuntimeError(
            f"{path} is pickled and not read: {bad}. Loading such an object can run any code; save tensors, arrays and "
            "plain values there, a state_dict rather than a layer."
        ) from bad


def _unpacked(packed: dict[str, Any], archive: zipfile.ZipFile, as_numpy: bool) -> Any:
    if "value" in packed:
        return packed["value"]
    if "dict" in packed:
        pairs = [(key, _unpacked(value, archive, as_numpy)) for key, value in packed["dict"]]
        return OrderedDict(pairs) if packed["ordered"] else dict(pairs)
    for kind, make in (("list", list), ("tuple", tuple)):
        if kind in packed:
            return make(_unpacked(value, archive, as_numpy) for value in packed[kind])
    with archive.open(f"{packed.get('tensor', packed.get('array'))}.npy") as file:
        array: Any = np.lib.format.read_array(file, allow_pickle=False)
    if "array" in packed:
        return array[()] if packed["scalar"] else array
    dtype = dtypes.convert(packed["dtype"])
    array = array if array.dtype == dtype.np else array.view(dtype.np)
    if as_numpy:
        return array
    made = to_tensor(array, stop_gradient=packed["stop_gradient"])
    made.name_ = packed["name"]
    return made
