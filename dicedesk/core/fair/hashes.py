"""Hashes, of whose libraries no start needs to wait: they are loaded for the first of them."""

from dicedesk.core.by_name import object_called


def sha256(data: bytes) -> bytes:
    """The SHA-256 of the data."""
    return bytes(object_called("hashlib:sha256")(data).digest())


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC-SHA256 of the message."""
    return bytes(object_called("hmac:digest")(key, message, "sha256"))
