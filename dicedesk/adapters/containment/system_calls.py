"""Linux refuses this process the system calls for the network and for other processes (seccomp, man 2 seccomp).

There is no going back. A refused call fails with "Operation not permitted", as for somebody without the right to it.
"""

import ctypes
import errno
import platform
import struct

_NO_NEW_PRIVILEGES, _SET_SECCOMP, _BY_FILTER = 38, 22, 2
_ALLOW, _FAIL = 0x7FFF0000, 0x00050000
_LOAD, _JUMP_IF_EQUAL, _JUMP_IF_AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_AT_NUMBER, _AT_MACHINE = 0, 4
"""Where the number of the call and the kind of machine stand in what a filter reads."""
_OTHER_KIND_OF_CALLS = 0x40000000
"""Numbers from here on are those of x32 on an x86-64."""

_MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_CALLS = {
    # socket, connect, accept, sendto, sendmsg, bind, listen, socketpair, clone, fork, vfork, execve, kill, ptrace,
    # mount, add_key, request_key, keyctl, unshare, accept4, sendmmsg, setns, process_vm_readv, process_vm_writev,
    # bpf, execveat, userfaultfd, pidfd_send_signal, io_uring_setup, pidfd_open
    "x86_64": (
        *(41, 42, 43, 44, 46, 49, 50, 53, 56, 57, 58, 59, 62, 101),
        *(165, 248, 249, 250, 272, 288, 307, 308, 310, 311, 321, 322, 323, 424, 425, 434),
    ),
    # The same, where this machine has them.
    "aarch64": (
        *(198, 203, 202, 206, 211, 200, 201, 199, 220, 221, 129, 117),
        *(40, 217, 218, 219, 97, 242, 269, 268, 270, 271, 280, 281, 282, 424, 425, 434),
    ),
}
_CLONE3 = 435
"""Answered as by an old system, so that the C library asks with `clone`, whose refusal it can tell of."""


class _Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))


def refuse_network_and_processes() -> bool:
    """From now on this process is alone. Returns whether the system could be asked."""
    machine = platform.machine()
    if machine not in _MACHINES:
        return False
    steps = _steps(_MACHINES[machine], _CALLS[machine])
    held = ctypes.create_string_buffer(steps, len(steps))
    program = _Filter(len(steps) // 8, ctypes.cast(held, ctypes.c_void_p))
    control = ctypes.CDLL(None, use_errno=True).prctl
    control(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    refused: bool = control(_SET_SECCOMP, _BY_FILTER, ctypes.byref(program), 0, 0) == 0
    return refused


def _steps(machine: int, calls: tuple[int, ...]) -> bytes:
    """The filter, in the kernel's own little language: eight bytes a step; a jump says how many steps are left out."""
    not_permitted, not_known = _FAIL | errno.EPERM, _FAIL | errno.ENOSYS
    steps = [
        (_LOAD, 0, 0, _AT_MACHINE),
        (_JUMP_IF_EQUAL, 1, 0, machine),
        (_RETURN, 0, 0, not_permitted),
        (_LOAD, 0, 0, _AT_NUMBER),
        (_JUMP_IF_AT_LEAST, 0, 1, _OTHER_KIND_OF_CALLS),
        (_RETURN, 0, 0, not_permitted),
        (_JUMP_IF_EQUAL, 0, 1, _CLONE3),
        (_RETURN, 0, 0, not_known),
    ]
    for call in calls:
        steps += [(_JUMP_IF_EQUAL, 0, 1, call), (_RETURN, 0, 0, not_permitted)]
    steps.append((_RETURN, 0, 0, _ALLOW))
    return b"".join(struct.pack("=HBBI", *step) for step in steps)
