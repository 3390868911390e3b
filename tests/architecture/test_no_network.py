"""DiceDesk sends nothing over the network but to a cluster that is named, as SECURITY.md says: few files know how."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[2] / "dicedesk"
NETWORK = {
    *(
        "asyncio",
        "dask",
        "distributed",
        "ftplib",
        "http",
        "imaplib",
        "poplib",
        "smtplib",
        "socket",
        "socketserver",
        "ssl",
        "urllib",
        "xmlrpc",
    ),
    *("PySide6.QtNetwork", "PySide6.QtNetworkAuth", "PySide6.QtWebSockets", "PySide6.QtHttpServer"),
}
SPELLED = re.compile("|".join(sorted({name.rpartition(".")[2] for name in NETWORK})))
"""Whoever imports one of them spells it."""
LOCAL = {
    ("adapters/first_window.py", "PySide6.QtNetwork"),
    ("adapters/screen.py", "socket"),
    ("adapters/sound_device.py", "socket"),
}
"""The window that runs already, the screen and the sound server are asked for through sockets."""

CLUSTER = {
    ("adapters/hog_contest/cluster.py", "asyncio"),
    ("adapters/hog_contest/cluster.py", "distributed"),
}
"""What `dicedesk contest --scheduler ADDRESS` uses, and nothing else."""


def imports(file: Path) -> Iterator[str]:
    """The name of each module that a file imports, also within a function, where one of them may be the network's."""
    text = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if SPELLED.search(text) else ():
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_only_what_talks_to_this_computer_knows_a_socket() -> None:
    found = {
        (file.relative_to(PROGRAM).as_posix(), network)
        for file in PROGRAM.rglob("*.py")
        for name in imports(file)
        for network in NETWORK
        if name == network or name.startswith(f"{network}.")
    }
    assert found == LOCAL | CLUSTER


def test_of_qt_s_network_only_local_sockets_are_used() -> None:
    names = [
        name
        for name in imports(PROGRAM / "adapters/first_window.py")
        if name.startswith("PySide6.QtNetwork.")
    ]
    assert sorted(names) == ["PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket"]
