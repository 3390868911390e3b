"""Linux keeps this process away from all files but some: Landlock (docs.kernel.org/userspace-api/landlock.html).

There is no going back, and what this process starts is kept away too.
"""

import ctypes
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_GIVE_VERSION = 1
_PATH_BENEATH = 1
_NO_NEW_PRIVILEGES = 38

_RIGHTS_BY_VERSION = {1: 13, 2: 14, 3: 15, 5: 16}
"""How many rights over files each version knows; they are the lowest bits."""
_NETWORK_SINCE, _SCOPES_SINCE = 4, 6
_EXECUTE, _READ_FILE, _READ_FOLDER, _REFER = 1 << 0, 1 << 2, 1 << 3, 1 << 13
_READ = _EXECUTE | _READ_FILE | _READ_FOLDER
_OF_A_FILE = _EXECUTE | 1 << 1 | _READ_FILE | 1 << 14 | 1 << 15
"""The rights that a single file can have; the others are about what a folder holds."""


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("network", ctypes.c_uint64), ("scopes", ctypes.c_uint64))


class _PathRule(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("rights", ctypes.c_uint64), ("folder", ctypes.c_int32))


def keep_from_files(readable: Iterable[Path], writable: Path) -> bool:
    """From now on only these can be read, and only that folder written. Returns whether the system could be asked."""
    call = ctypes.CDLL(None, use_errno=True).syscall
    version = call(_CREATE_RULESET, None, 0, _GIVE_VERSION)
    if version < 1:
        return False
    everything = (1 << max(bits for since, bits in _RIGHTS_BY_VERSION.items() if since <= version)) - 1
    ruleset = _Ruleset(
        files=everything,
        network=3 if version >= _NETWORK_SINCE else 0,
        scopes=3 if version >= _SCOPES_SINCE else 0,
    )
    rules = call(_CREATE_RULESET, ctypes.byref(ruleset), ctypes.sizeof(ruleset), 0)
    if rules < 0:
        return False
    try:
        for path in readable:
            with suppress(OSError):
                _allow(call, rules, path, _READ & everything)
        _allow(call, rules, writable, everything & ~_EXECUTE & ~_REFER)
        ctypes.CDLL(None).prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        kept: bool = call(_RESTRICT_SELF, rules, 0) == 0
        return kept
    finally:
        os.close(rules)


def _allow(call: "ctypes._NamedFuncPointer", rules: int, path: Path, rights: int) -> None:
    """Raises OSError where there is no such path."""
    opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = _PathRule(rights=rights if path.is_dir() else rights & _OF_A_FILE, folder=opened)
        call(_ADD_RULE, rules, _PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(opened)
