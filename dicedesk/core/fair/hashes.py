"""Joins texts and bytes unambiguously, and hashes them."""

_LENGTH_BYTES = 8


def joined(*fields: str | bytes) -> bytes:
    """Each field, preceded by its length in 8 bytes, big-endian. Texts are UTF-8.

    Because of the lengths, no two lists of fields give the same bytes, whatever colons or quotes they contain.
    """
    encoded = (field.encode() if isinstance(field, str) else field for field in fields)
    return b"".join(len(field).to_bytes(_LENGTH_BYTES, "big") + field for field in encoded)


def sha256(data: bytes) -> bytes:
    """The SHA-256 of the data."""
    # Imported here because it would add 3 ms to every start.
    import hashlib

    return hashlib.sha256(data).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """The HMAC-SHA256 of the message."""
    # Imported here because it would add 4 ms to every start.
    import hmac

    return hmac.digest(key, message, "sha256")
