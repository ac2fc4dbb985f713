"""What the tests of the recorder share: small records, and reading back what was written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from gradscope.trace.recorder import Recorder
from gradscope.trace.records import (
    SCHEMA_VERSION,
    OpRan,
    TraceBegan,
)
from gradscope.trace.store import Store
from gradscope.trace.values import restore

META = ((3, 4), "float32")


def began() -> TraceBegan:
    return TraceBegan(0, SCHEMA_VERSION, "native", {"gradscope": "0"}, {"order": "observed"}, ["script.py"])


def op(recorder: Recorder, call: int, value: Any = None) -> OpRan:
    out = (call, META, call, 0, 0, 0, 0, True, value)
    return OpRan(call, recorder.tick(), 1, inputs=[[(1, 0)]], outputs=[[out]])


def records(path: Path) -> list[Any]:
    with Store(path) as store:
        return [record for index in range(len(store.blocks)) for record in store.block(index)]


def of_kind(path: Path, kind: type) -> list[Any]:
    return [record for record in records(path) if type(record) is kind]


def arrays(path: Path) -> list[np.ndarray | None]:
    with Store(path) as store:
        found = []
        for index in range(len(store.blocks)):
            for record in store.block(index):
                if type(record) is OpRan and (value := record.outputs[0][0].value) is not None:
                    found.append(restore(value, store.payload(value.block)))
        return found
