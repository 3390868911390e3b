"""The system calls that a stranger's program may make: a list, and nothing that is not on it."""

import ctypes
import errno
import os
import platform
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicedesk.adapters.hog_contest.containment.contained import ContainedStrategies
from dicedesk.adapters.hog_contest.containment.sandbox import CALLS, MACHINES, filter_for
from dicedesk.games.hog.strategy_files import StrategyError
from tests.repeated import first_of

ALLOWED, NOT_PERMITTED, NOT_KNOWN = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x00050000 | errno.ENOSYS

REFUSED: dict[str, tuple[int | None, int | None]] = {
    # limits, priorities and processors of other processes
    "setrlimit": (160, 164),
    "setpriority": (141, 140),
    "getpriority": (140, 141),
    "sched_setaffinity": (203, 122),
    "sched_setscheduler": (144, 119),
    "sched_setparam": (142, 118),
    "sched_setattr": (314, 274),
    "ioprio_set": (251, 30),
    "migrate_pages": (256, 238),
    "move_pages": (279, 239),
    # rights, owners, dates and marks of files
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, None),
    "lchown": (94, None),
    "fchown": (93, 55),
    "fchownat": (260, 54),
    "utime": (132, None),
    "utimes": (235, None),
    "futimesat": (261, None),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "getxattr": (191, 8),
    "listxattr": (194, 11),
    "removexattr": (197, 14),
    "flock": (73, 32),
    "truncate": (76, 45),
    "fallocate": (285, 47),
    "link": (86, None),
    "linkat": (265, 37),
    "symlink": (88, None),
    "symlinkat": (266, 36),
    "mknod": (133, None),
    "mknodat": (259, 33),
    "umask": (95, 166),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "openat2": (437, 437),
    # what outlives a process: shared memory, semaphores, queues, files in memory
    "shmget": (29, 194),
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "semget": (64, 190),
    "semop": (65, 193),
    "mq_open": (240, 180),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    # the network
    "socket": (41, 198),
    "socketpair": (53, 199),
    "connect": (42, 203),
    "bind": (49, 200),
    "listen": (50, 201),
    "accept": (43, 202),
    "accept4": (288, 242),
    "sendto": (44, 206),
    "sendmsg": (46, 211),
    "recvfrom": (45, 207),
    # other processes
    "ptrace": (101, 117),
    "kill": (62, 129),
    "tkill": (200, 130),
    "tgkill": (234, 131),
    "rt_sigqueueinfo": (129, 138),
    "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438),
    "pidfd_send_signal": (424, 424),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "kcmp": (312, 272),
    "clone": (56, 220),
    "clone3": (435, 435),
    "fork": (57, None),
    "vfork": (58, None),
    "execve": (59, 221),
    "execveat": (322, 281),
    "wait4": (61, 260),
    "prctl": (157, 167),
    "setsid": (112, 157),
    "setpgid": (109, 154),
    # the system
    "mount": (165, 40),
    "umount2": (166, 39),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "unshare": (272, 97),
    "setns": (308, 268),
    "io_setup": (206, 0),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "inotify_init1": (294, 26),
    "fanotify_init": (300, 262),
    "personality": (135, 92),
    "seccomp": (317, 277),
    "setuid": (105, 146),
    "setgid": (106, 144),
    "capset": (126, 91),
    "reboot": (169, 142),
    "sync": (162, 81),
    "mlock": (149, 228),
    "mbind": (237, 235),
    "modify_ldt": (154, None),
    "iopl": (172, None),
}
"""Calls that nobody may make, by class: their numbers on an x86-64 and on an aarch64."""


def said(machine: str, number: int, *arguments: int, kind: int | None = None) -> int:
    """What the filter of a machine says to a call, read step by step as the kernel does."""
    data = struct.pack(
        "=IIQ6Q",
        number,
        MACHINES[machine] if kind is None else kind,
        0,
        *arguments,
        *[0] * (6 - len(arguments)),
    )
    steps = list(struct.iter_unpack("=HBBI", filter_for(machine)))
    place = value = 0
    while True:
        code, if_so, if_not, constant = steps[place]
        place += 1
        match code:
            case 0x20:
                (value,) = struct.unpack_from("=I", data, constant)
            case 0x54:
                value &= constant
            case 0x15:
                place += if_so if value == constant else if_not
            case 0x35:
                place += if_so if value >= constant else if_not
            case _:
                assert code == 0x06
                return int(constant)


@pytest.mark.parametrize("machine", MACHINES)
def test_each_call_that_is_not_on_the_list_is_refused(machine: str) -> None:
    listed = {call.number(machine) for call in CALLS.values()}
    passed = {number for number in range(600) if said(machine, number) not in (NOT_PERMITTED, NOT_KNOWN)}
    assert passed <= listed
    assert {call.number(machine) for call in CALLS.values() if not call.checks} - {None} <= passed


def test_no_call_of_a_dangerous_class_is_on_the_list() -> None:
    assert [name for name in REFUSED if name in CALLS] == []
    passed = [
        (machine, name)
        for name, numbers in REFUSED.items()
        for machine, number in zip(MACHINES, numbers, strict=True)
        if number is not None and said(machine, number) not in (NOT_PERMITTED, NOT_KNOWN)
    ]
    assert passed == []


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("kind", [0x40000003, 0x40000028, 0x80000016])
def test_calls_of_another_kind_of_machine_are_refused(machine: str, kind: int) -> None:
    assert [number for number in range(600) if said(machine, number, kind=kind) != NOT_PERMITTED] == []


def test_calls_of_x32_are_refused() -> None:
    assert [number for number in range(600) if said("x86_64", 0x40000000 + number) != NOT_KNOWN] == []


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize(
    ("name", "arguments", "may"),
    [
        ("prlimit64", (0, 7, 0, 4096), True),
        ("prlimit64", (4711, 7, 0, 4096), False),
        ("prlimit64", (0, 7, 4096, 0), False),
        ("prlimit64", (0, 7, 1 << 32, 0), False),
        ("sched_getaffinity", (0, 128, 4096), True),
        ("sched_getaffinity", (4711, 128, 4096), False),
        ("openat", (3, 4096, os.O_RDONLY), True),
        ("openat", (3, 4096, os.O_WRONLY | 0o1100), True),
        ("openat", (3, 4096, os.O_RDONLY | 0o1000), False),
        ("fcntl", (3, 1, 0), True),
        ("fcntl", (3, 8, 4711), False),
        ("fcntl", (3, 10, 9), False),
        ("fcntl", (3, 6, 4096), False),
        ("ioctl", (3, 0x5401, 4096), True),
        ("ioctl", (3, 0x5412, 4096), False),
        ("ioctl", (3, 0x40086602, 4096), False),
    ],
)
def test_arguments_are_looked_at(machine: str, name: str, arguments: tuple[int, ...], may: bool) -> None:
    number = CALLS[name].number(machine)
    assert number is not None
    assert said(machine, number, *arguments) == (ALLOWED if may else NOT_PERMITTED)


HEADERS = {"x86_64": "x86_64-linux-gnu/asm/unistd_64.h", "aarch64": "asm-generic/unistd.h"}


@pytest.mark.parametrize("machine", MACHINES)
def test_the_numbers_are_those_of_linux(machine: str) -> None:
    header = Path("/usr/include") / HEADERS[machine]
    if not header.exists():
        pytest.skip("the headers of Linux are not installed")
    lines = (line.split() for line in header.read_text().splitlines())
    told = {words[1]: words[2] for words in lines if len(words) > 2 and words[1].startswith("__NR")}
    column = list(MACHINES).index(machine)
    known = {name: call.number(machine) for name, call in CALLS.items()}
    known |= {name: numbers[column] for name, numbers in REFUSED.items()}
    for name, number in known.items():
        # The common header calls newfstatat, which has two kinds, by the name of both; an old one lacks new calls.
        found = told.get(f"__NR_{name}", "")
        found = told.get(found, found) or told.get(f"__NR3264_{name.removeprefix('new')}", "")
        assert not found or number is None or int(found) == number, name


@pytest.fixture
def victim() -> Iterator["subprocess.Popen[bytes]"]:
    """A process of the same user that has nothing to do with the program."""
    with subprocess.Popen(["sleep", "600"]) as process:  # noqa: S607 (that of the system)
        yield process
        process.kill()


def refusal(text: str, seconds: float = 60) -> str:
    """Why a program that begins so has no table; it ends with an exception that says what came of it."""
    with pytest.raises(StrategyError) as told:
        ContainedStrategies(seconds).table_of(text.encode(), "student.py")
    return told.value.sentence


def states_of(process: int) -> list[object]:
    """What others could change about a process."""
    limits = Path(f"/proc/{process}/limits").read_text()
    return [
        limits,
        os.getpriority(os.PRIO_PROCESS, process),
        os.sched_getaffinity(process),
        os.sched_getscheduler(process),
        LIBC.syscall(IOPRIO_GET, 1, process),
    ]


linux_alone = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in MACHINES, reason="only Linux can be asked for that"
)
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else ctypes.pythonapi
IOPRIO_GET, IOPRIO_SET = {"aarch64": (31, 30)}.get(platform.machine(), (252, 251))


@linux_alone
@pytest.mark.parametrize(
    "attack",
    first_of(
        [
            "resource.prlimit({pid}, resource.RLIMIT_CPU, (1, 1))",
            "resource.prlimit({pid}, resource.RLIMIT_NOFILE, (3, 3))",
            "resource.prlimit({pid}, resource.RLIMIT_CPU)",
            "os.setpriority(os.PRIO_PROCESS, {pid}, 19)",
            "os.sched_setaffinity({pid}, {{0}})",
            "os.sched_setscheduler({pid}, os.SCHED_IDLE, os.sched_param(0))",
            "checked(libc.syscall({ioprio_set}, 1, {pid}, 3 << 13))",
            "os.kill({pid}, 9)",
            "os.pidfd_open({pid})",
            "checked(libc.ptrace(16, {pid}, 0, 0))",
            "checked(libc.process_vm_readv({pid}, None, 0, None, 0, 0))",
        ],
        3,
    ),
)
def test_it_cannot_change_another_process(
    tmp_path: Path, victim: "subprocess.Popen[bytes]", attack: str
) -> None:
    before = states_of(victim.pid)
    told = attack.format(pid=victim.pid, ioprio_set=IOPRIO_SET)
    assert "PermissionError" in refusal(f"{BEGIN}{told}\n")
    assert states_of(victim.pid) == before
    assert victim.poll() is None


BEGIN = """
import ctypes, os, resource, shutil, signal, socket
libc = ctypes.CDLL(None, use_errno=True)

def checked(answer):
    if answer == -1:
        raise OSError(ctypes.get_errno(), "refused")
    return answer

"""


@linux_alone
def test_a_contest_is_not_ended_by_the_limits_of_who_holds_it(tmp_path: Path) -> None:
    before = Path("/proc/self/limits").read_text()
    attack = "resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE, (3, 3))\n"
    assert "PermissionError" in refusal(BEGIN + attack)
    assert Path("/proc/self/limits").read_text() == before


@linux_alone
@pytest.mark.parametrize(
    "attack",
    first_of(
        [
            "os.chmod({file!r}, 0o777)",
            "os.chown({file!r}, os.getuid(), os.getgid())",
            "os.utime({file!r}, (1, 1))",
            "os.setxattr({file!r}, 'user.mark', b'x')",
            "os.listxattr({file!r})",
            "os.truncate({file!r}, 0)",
            "os.open({file!r}, os.O_RDONLY | os.O_TRUNC)",
            "os.link({file!r}, 'mine')",
            "os.rename({file!r}, 'mine')",
            "os.remove({file!r})",
        ],
        3,
    ),
)
def test_it_cannot_change_a_file_of_the_user(tmp_path: Path, attack: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("private")
    before = file.stat()
    told = refusal(BEGIN + attack.format(file=str(file)))
    assert "PermissionError" in told or "Invalid cross-device link" in told
    assert file.read_text() == "private"
    after = file.stat()
    assert (after.st_mode, after.st_mtime_ns, after.st_ctime_ns) == (
        before.st_mode,
        before.st_mtime_ns,
        before.st_ctime_ns,
    )


@linux_alone
@pytest.mark.parametrize(
    "attack",
    first_of(
        [
            "checked(libc.shmget(4711, 4096, 0o1600))",
            "checked(libc.msgget(4711, 0o1600))",
            "checked(libc.semget(4711, 1, 0o1600))",
            "os.memfd_create('x')",
            "socket.socket()",
            "socket.socketpair()",
            "os.fork()",
            "os.posix_spawn('/bin/true', ['true'], {})",
            "os.execv('/bin/true', ['true'])",
            "checked(libc.mount(b'none', b'.', b'tmpfs', 0, None))",
            "checked(libc.unshare(0x10000000))",
            "checked(libc.syscall(425, 8, 0))",
            "checked(libc.syscall({keyctl}, 0, -3))",
            "checked(libc.prctl(1, 0, 0, 0, 0))",
            "os.mkfifo('pipe')",
            "os.symlink('/etc/passwd', 'link')",
            "os.posix_fallocate(os.open('big', os.O_CREAT | os.O_RDWR), 0, 4096)",
            "signal.raise_signal(signal.SIGSTOP)",
            "resource.setrlimit(resource.RLIMIT_AS, (-1, -1))",
            "os.sync() or checked(libc.syscall({sync}))",
        ],
        3,
    ),
)
def test_it_cannot_leave_its_room(tmp_path: Path, attack: str) -> None:
    is_arm = platform.machine() == "aarch64"
    told = attack.replace("{keyctl}", "219" if is_arm else "250").replace("{sync}", "81" if is_arm else "162")
    reason = refusal(BEGIN + told)
    # Python has words of its own for limits.
    assert "PermissionError" in reason or "not allowed to raise" in reason


@pytest.mark.skipif(platform.machine() != "x86_64", reason="code for an x86-64")
def test_calls_of_32_bits_reach_nobody(tmp_path: Path, victim: "subprocess.Popen[bytes]") -> None:
    # mov eax, 37 (kill); mov ebx, PID; mov ecx, 9; int 0x80; ret. A kernel without such calls ends the program.
    code = b"\xb8\x25\0\0\0\xbb" + struct.pack("<I", victim.pid) + b"\xb9\x09\0\0\0\xcd\x80\xc3"
    attack = f"""
import mmap
held = mmap.mmap(-1, 4096, prot=7)
held.write({code!r})
answer = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(held)))()
raise ValueError(answer)
"""
    told = refusal(BEGIN + attack)
    assert f"ValueError: {-errno.EPERM}" in told or told == "it exited while loading"
    assert victim.poll() is None


@linux_alone
def test_what_a_strategy_needs_is_there(tmp_path: Path) -> None:
    text = (
        "import collections, csv, decimal, fractions, functools, itertools, json, math, os, pathlib, random\n"
        "import re, resource, shutil, statistics, tempfile, time, typing\nimport numpy\n"
        "numpy.linalg.inv(numpy.random.default_rng(1).random((50, 50)))\n"
        "os.mkdir('kept')\npathlib.Path('kept/a').write_text('4')\nshutil.copyfile('kept/a', 'b')\n"
        "os.rename('b', 'c')\nos.remove('kept/a')\nos.rmdir('kept')\nassert os.listdir() == ['c']\n"
        "time.sleep(0.001)\nresource.getrlimit(resource.RLIMIT_AS)\nlen(os.sched_getaffinity(0))\n"
        "tempfile.TemporaryFile().close()\n"
        "def final_strategy(score, opponent_score):\n    return int(open('c').read())\n"
    )
    assert (ContainedStrategies().table_of(text.encode(), "student.py") == 4).all()
