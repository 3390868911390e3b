"""Files of SQLite as damage leaves them."""

import sqlite3
from contextlib import closing
from pathlib import Path


def name_an_index_in_no_text(file: Path, table: str, column: str) -> None:
    """Leaves an index with a name of bytes that are no UTF-8, of which SQLite complains by quoting it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute(f"CREATE INDEX strange ON {table} ({column})")
    no_text = b"\xff" * len(b"strange")
    content = file.read_bytes().replace(b"strange", no_text).replace(no_text + b" ON", no_text + b" (")
    assert no_text + b" (" in content
    file.write_bytes(content)
