"""Texts and bytes joined so that they can be hashed together, and their hashes."""

_LENGTH_BYTES = 8


def joined(*fields: str | bytes) -> bytes:
    """Every field after its length: 8 bytes, the largest first. Texts are UTF-8.

    With the lengths no two lists of fields are joined to the same bytes, whatever colons or quotes they hold.
    """
    encoded = (field.encode() if isinstance(field, str) else field for field in fields)
    return b"".join(len(field).to_bytes(_LENGTH_BYTES, "big") + field for field in encoded)


def sha256(data: bytes) -> bytes:
    """The SHA-256 of the data."""
    # No start waits for it: 3 ms.
    import hashlib

    return hashlib.sha256(data).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC-SHA256 of the message."""
    # No start waits for it: 4 ms.
    import hmac

    return hmac.digest(key, message, "sha256")
