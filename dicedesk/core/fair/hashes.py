"""Hashes, of whose libraries no start needs to wait: they are loaded for the first of them."""

from importlib import import_module
from typing import Any


def sha256(data: bytes) -> bytes:
    """The SHA-256 of the data."""
    return bytes(_library("hashlib").sha256(data).digest())


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC-SHA256 of the message."""
    return bytes(_library("hmac").digest(key, message, "sha256"))


def _library(name: str) -> Any:
    return import_module(name)
