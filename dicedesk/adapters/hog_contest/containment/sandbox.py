"""The rights that a process gives up, for good, before it runs a stranger's program.

`limit` asks for the system's own limits. On Linux `keep_from_files` blocks all files but some, by Landlock
(docs.kernel.org/userspace-api/landlock.html), and `allow_only_what_it_needs` refuses all system calls but those of a
list, by seccomp (man 2 seccomp).

The list has what Python and numpy need to compute, to load modules, and to use files that Landlock allows. Everything
else is refused, whether it exists today or is new tomorrow: the network, other processes and their limits, priorities
and memory, rights, dates and owners of files, shared memory, mounts, keys. A refused call fails with "Operation not
permitted", as if the user lacked the right.
"""

import ctypes
import errno
import os
import platform
import struct
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

if sys.platform != "win32":
    import resource

MOST_SECONDS = 60
"""The longest time a program may take for its whole table, in seconds on the clock."""
MOST_MEMORY = 1 << 30
MOST_FILE = 1 << 20
MOST_OPEN = 64


def limit(seconds: int) -> bool:
    """Limit memory, file size, open files and processor time; return whether all of them could be limited."""
    if sys.platform == "win32":
        return False
    wanted = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: MOST_FILE,
        resource.RLIMIT_NOFILE: MOST_OPEN,
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_AS: MOST_MEMORY,
    }
    is_done = True
    for kind, most in wanted.items():
        try:
            # If the user's own limit is lower, keep it.
            hard = resource.getrlimit(kind)[1]
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (least, least))
        except (ValueError, OSError):
            is_done = False
    return is_done


_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_GIVE_VERSION = 1
_PATH_BENEATH = 1
_NO_NEW_PRIVILEGES = 38

_RIGHTS_BY_VERSION = {1: 13, 2: 14, 3: 15, 5: 16}
"""The number of file rights that each Landlock version knows; they are the lowest bits."""
_NETWORK_SINCE, _SCOPES_SINCE = 4, 6
_EXECUTE, _READ_FILE, _READ_FOLDER, _REFER = 1 << 0, 1 << 2, 1 << 3, 1 << 13
_READ = _EXECUTE | _READ_FILE | _READ_FOLDER
_OF_A_FILE = _EXECUTE | 1 << 1 | _READ_FILE | 1 << 14 | 1 << 15
"""The rights that apply to a single file; the others are about the contents of a folder."""


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("network", ctypes.c_uint64), ("scopes", ctypes.c_uint64))


class _PathRule(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("rights", ctypes.c_uint64), ("folder", ctypes.c_int32))


def keep_from_files(readable: Iterable[Path], writable: Path) -> bool:
    """Allow only these paths to be read, and only one folder to be written. Return False if the system cannot do it."""
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
    """Raises OSError if there is no such path."""
    opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = _PathRule(rights=rights if path.is_dir() else rights & _OF_A_FILE, folder=opened)
        call(_ADD_RULE, rules, _PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(opened)


_SET_SECCOMP, _BY_FILTER = 22, 2
_ALLOW, _FAIL = 0x7FFF0000, 0x00050000
_LOAD, _AND, _JUMP_IF_EQUAL, _JUMP_IF_AT_LEAST, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x06
_AT_NUMBER, _AT_MACHINE, _AT_ARGUMENTS = 0, 4, 16
"""Byte offsets of the call's number, the machine and the arguments in a filter's data."""
_WORD = 4

MACHINES: Mapping[str, int] = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
"""Linux's codes for the machines listed here; both store the low word of an argument first."""

_NEW_SINCE = 435
"""Calls from here on (`clone3` is the first) get the answer of an old system. The C library then uses the older call,
and can handle its refusal."""


@dataclass(frozen=True)
class Check:
    """A condition on an argument: its word, after `mask`, is one of `values`. Words count from 0, two per argument."""

    word: int
    values: tuple[int, ...]
    mask: int = 0xFFFFFFFF


@dataclass(frozen=True)
class Allowed:
    """A call that is allowed if its arguments pass the checks; None for a machine that lacks it."""

    x86_64: int | None
    aarch64: int | None
    checks: tuple[Check, ...] = ()

    def number(self, machine: str) -> int | None:
        return {"x86_64": self.x86_64, "aarch64": self.aarch64}[machine]


_TRUNCATE, _WAY = 0o1000, 0o3


def _opens(word: int) -> tuple[Check, ...]:
    """The flags for opening a file: a file opened for reading may not be truncated, which Landlock checks only since
    Linux 6.2."""
    return (Check(word, (0, 1, 2, _TRUNCATE | 1, _TRUNCATE | 2), _TRUNCATE | _WAY),)


_OF_ITSELF = Check(0, (0,))

CALLS: Mapping[str, Allowed] = {
    "write": Allowed(1, 64),
    "read": Allowed(0, 63),
    "readv": Allowed(19, 65),
    "writev": Allowed(20, 66),
    "pread64": Allowed(17, 67),
    "pwrite64": Allowed(18, 68),
    "lseek": Allowed(8, 62),
    "close": Allowed(3, 57),
    "fstat": Allowed(5, 80),
    "newfstatat": Allowed(262, 79),
    "stat": Allowed(4, None),
    "lstat": Allowed(6, None),
    "statx": Allowed(332, 291),
    "access": Allowed(21, None),
    "faccessat": Allowed(269, 48),
    "faccessat2": Allowed(439, 439),
    "open": Allowed(2, None, _opens(2)),
    "openat": Allowed(257, 56, _opens(4)),
    "creat": Allowed(85, None),
    "getdents": Allowed(78, None),
    "getdents64": Allowed(217, 61),
    "readlink": Allowed(89, None),
    "readlinkat": Allowed(267, 78),
    "getcwd": Allowed(79, 17),
    "chdir": Allowed(80, 49),
    "fchdir": Allowed(81, 50),
    "mkdir": Allowed(83, None),
    "mkdirat": Allowed(258, 34),
    "rmdir": Allowed(84, None),
    "unlink": Allowed(87, None),
    "unlinkat": Allowed(263, 35),
    "rename": Allowed(82, None),
    "renameat": Allowed(264, 38),
    "renameat2": Allowed(316, 276),
    "ftruncate": Allowed(77, 46),
    "dup": Allowed(32, 23),
    "dup2": Allowed(33, None),
    "dup3": Allowed(292, 24),
    # F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC: nothing that locks a file or sends signals.
    "fcntl": Allowed(72, 25, (Check(2, (0, 1, 2, 3, 1030)),)),
    # TCGETS, which asks whether a file is a terminal, FIONCLEX, FIOCLEX.
    "ioctl": Allowed(16, 29, (Check(2, (0x5401, 0x5450, 0x5451)),)),
    "mmap": Allowed(9, 222),
    "munmap": Allowed(11, 215),
    "mprotect": Allowed(10, 226),
    "mremap": Allowed(25, 216),
    "madvise": Allowed(28, 233),
    "brk": Allowed(12, 214),
    "futex": Allowed(202, 98),
    "rt_sigaction": Allowed(13, 134),
    "rt_sigprocmask": Allowed(14, 135),
    "rt_sigreturn": Allowed(15, 139),
    "sigaltstack": Allowed(131, 132),
    "restart_syscall": Allowed(219, 128),
    "clock_gettime": Allowed(228, 113),
    "clock_getres": Allowed(229, 114),
    "clock_nanosleep": Allowed(230, 115),
    "nanosleep": Allowed(35, 101),
    "gettimeofday": Allowed(96, 169),
    "time": Allowed(201, None),
    "getitimer": Allowed(36, 102),
    "setitimer": Allowed(38, 103),
    "alarm": Allowed(37, None),
    "select": Allowed(23, None),
    "pselect6": Allowed(270, 72),
    "poll": Allowed(7, None),
    "ppoll": Allowed(271, 73),
    "getpid": Allowed(39, 172),
    "gettid": Allowed(186, 178),
    "getppid": Allowed(110, 173),
    "getuid": Allowed(102, 174),
    "geteuid": Allowed(107, 175),
    "getgid": Allowed(104, 176),
    "getegid": Allowed(108, 177),
    "getgroups": Allowed(115, 158),
    "getresuid": Allowed(118, 148),
    "getresgid": Allowed(120, 150),
    "uname": Allowed(63, 160),
    "sysinfo": Allowed(99, 179),
    "getrusage": Allowed(98, 165),
    "times": Allowed(100, 153),
    "getrlimit": Allowed(97, 163),
    # It may read its own limits but set none: the pointer to new limits is null, both words of it.
    "prlimit64": Allowed(302, 261, (_OF_ITSELF, Check(4, (0,)), Check(5, (0,)))),
    "sched_getaffinity": Allowed(204, 123, (_OF_ITSELF,)),
    "sched_yield": Allowed(24, 124),
    "getrandom": Allowed(318, 278),
    "exit": Allowed(60, 93),
    "exit_group": Allowed(231, 94),
}
"""The calls by their names in Linux, the most frequent first."""


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))


def allow_only_what_it_needs() -> bool:
    """Block all calls of this process except the allowed ones. Return False if the system cannot do it."""
    machine = platform.machine()
    if machine not in MACHINES:
        return False
    steps = filter_for(machine)
    held = ctypes.create_string_buffer(steps, len(steps))
    program = _Filter(len(steps) // 8, ctypes.cast(held, ctypes.c_void_p))
    control = ctypes.CDLL(None, use_errno=True).prctl
    control(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    is_set: bool = control(_SET_SECCOMP, _BY_FILTER, ctypes.byref(program), 0, 0) == 0
    return is_set


def filter_for(machine: str) -> bytes:
    """The filter as BPF instructions of eight bytes each; a jump gives the number of instructions to skip.

    Calls of another architecture, such as 32-bit calls on x86-64, are refused.
    """
    not_permitted, not_known = _FAIL | errno.EPERM, _FAIL | errno.ENOSYS
    steps = [
        (_LOAD, 0, 0, _AT_MACHINE),
        (_JUMP_IF_EQUAL, 1, 0, MACHINES[machine]),
        (_RETURN, 0, 0, not_permitted),
        (_LOAD, 0, 0, _AT_NUMBER),
    ]
    for call in CALLS.values():
        number = call.number(machine)
        if number is not None:
            checked = [*_checked(call, not_permitted), (_RETURN, 0, 0, _ALLOW)]
            steps += [(_JUMP_IF_EQUAL, 0, len(checked), number), *checked]
    steps += [
        (_JUMP_IF_AT_LEAST, 0, 1, _NEW_SINCE),
        (_RETURN, 0, 0, not_known),
        (_RETURN, 0, 0, not_permitted),
    ]
    return b"".join(struct.pack("=HBBI", *step) for step in steps)


def _checked(call: Allowed, refusal: int) -> Iterator[tuple[int, int, int, int]]:
    """The instructions that refuse a call because of its arguments."""
    for check in call.checks:
        yield _LOAD, 0, 0, _AT_ARGUMENTS + _WORD * check.word
        yield _AND, 0, 0, check.mask
        for left, value in zip(range(len(check.values), 0, -1), check.values, strict=True):
            yield _JUMP_IF_EQUAL, left, 0, value
        yield _RETURN, 0, 0, refusal
