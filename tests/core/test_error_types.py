"""Errors show themselves as the Python types Paddle raises."""

from __future__ import annotations

import pickle

import pytest

from gradscope.core import errors

TYPES = {
    "InvalidArgument": ValueError,
    "NotFound": RuntimeError,
    "OutOfRange": IndexError,
    "AlreadyExists": RuntimeError,
    "ResourceExhausted": MemoryError,
    "PreconditionNotMet": RuntimeError,
    "PermissionDenied": RuntimeError,
    "ExecutionTimeout": RuntimeError,
    "Unimplemented": NotImplementedError,
    "Unavailable": RuntimeError,
    "Fatal": SystemError,
    "External": OSError,
    "InvalidType": TypeError,
}


def test_every_kind_has_its_type():
    assert set(errors.KINDS) == set(TYPES)


@pytest.mark.parametrize("kind", TYPES)
def test_a_kind_reads_as_its_type(kind):
    error = errors.KINDS[kind]("what", op="add", remedy="do")
    assert isinstance(error, TYPES[kind]) and isinstance(error, errors.EnforceNotMet)
    assert type(error).__name__ == TYPES[kind].__name__
    assert str(error).splitlines()[0] == f"({kind}) what"


@pytest.mark.parametrize("kind", TYPES)
def test_a_pickled_error_comes_back_as_its_type(kind):
    error = errors.KINDS[kind]("what", node="AddGradNode")
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is TYPES[kind] and str(back) == str(error)
