"""A bare Debian without Python, Qt or fonts; made by debootstrap, entered with chroot, then deleted."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import setup.apt
from setup.console import Refusal, say

SUITE = "bookworm"
PLAYER = "player"
PLAYER_ID = "1000:1000"
HOME = f"srv/{PLAYER}"
"""The player's home folder, without the leading slash."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SOCKETS = "/tmp/.X11-unix"  # noqa: S108 - where X servers put their sockets
PASSING = {"/proc", "/sys", "/dev", "/run", "/tmp", "/var/cache", "/var/log", "/var/lib/apt", "/var/lib/dpkg"}  # noqa: S108
"""Folders that only the system itself changes."""
NEEDED = ("debootstrap", "xvfb", "xdotool")
LAST_LINES = 12


@dataclass
class BareSystem:
    """A bare system. The output of its programs goes to a log."""

    root: Path
    log: Path
    variables: dict[str, str] = field(default_factory=dict)

    def run(
        self,
        *words: str,
        as_player: bool = False,
        may_fail: bool = False,
        given: str = "",
        limit_s: float = 600,
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end. Unless it `may_fail`, Refusal with its last output if it fails."""
        command = self.command(words, as_player=as_player)
        done = subprocess.run(
            command,
            input=given,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=limit_s,
            check=False,
        )
        text = done.stdout + done.stderr
        with self.log.open("a", encoding="utf-8") as log:
            log.write(
                f"$ {' '.join(words)}\n{text}{'' if text.endswith(chr(10)) else chr(10)}-> {done.returncode}\n"
            )
        if done.returncode != 0 and not may_fail:
            last = "\n".join(text.splitlines()[-LAST_LINES:])
            raise Refusal(f"In the bare system this failed: {' '.join(words)}\n{last}")
        return done

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program as the player, without waiting; its output goes to the log."""
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {' '.join(words)} &\n")
            log.flush()
            return subprocess.Popen(
                self.command(words, as_player=True), stdout=log, stderr=log, start_new_session=True
            )

    def command(self, words: Sequence[str], *, as_player: bool) -> list[str]:
        """The command that runs a program in the system."""
        user = ("--userspec", PLAYER_ID) if as_player else ()
        home = f"/{HOME}" if as_player else "/"
        given = {"HOME": home, "PATH": PATH, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        given |= {"USER": PLAYER, **self.variables} if as_player else {}
        settings = [f"{name}={value}" for name, value in given.items()]
        # A check started with nohup or in the background ignores these signals, and its child processes would too.
        heard = "--default-signal=HUP,INT"
        return ["chroot", *user, str(self.root), "env", "-i", heard, f"--chdir={home}", *settings, *words]

    def install(self, *packages: str) -> None:
        """Install packages by name or file, with their dependencies and nothing more."""
        self.run("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages)

    def put(self, file: Path, place: str) -> None:
        """Copy a file into the system, readable by everyone."""
        goal = self.root / place.lstrip("/")
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, goal)
        goal.chmod(0o755 if os.access(file, os.X_OK) else 0o644)

    def files(self) -> set[str]:
        """The paths of all files and folders, except those that only the system changes."""
        found: set[str] = set()
        for folder, folders, files in os.walk(self.root):
            inside = Path("/", Path(folder).relative_to(self.root))
            folders[:] = [name for name in folders if str(inside / name) not in PASSING]
            found.update(str(inside / name) for name in (*folders, *files))
        return found


def told(what: str, is_so: object) -> None:
    """Report a fact that has to be true; Refusal if it is not."""
    if not is_so:
        raise Refusal(f"Not so: {what}.")
    say(f"  ok  {what}")


@contextmanager
def bare_system(work: Path, log: Path) -> Iterator[BareSystem]:
    """A fresh system, deleted afterward. Refusal if this computer cannot make one."""
    if os.geteuid() != 0:
        raise Refusal("A bare system is made as root: start this with sudo.")
    if any(shutil.which(program) is None for program in ("debootstrap", "Xvfb", "xdotool")):
        setup.apt.install(NEEDED)
    pristine, root = work / "pristine", work / "bare"
    if not (pristine / "made").exists():
        make_pristine(pristine)
    remove(root)
    subprocess.run(["cp", "--archive", "--reflink=auto", str(pristine), str(root)], check=True)
    mounts = {
        "proc": ("-t", "proc", "proc"),
        "dev/shm": ("-t", "tmpfs", "tmpfs"),
        "dev/pts": ("-t", "devpts", "devpts"),
        "tmp/.X11-unix": ("--bind", SOCKETS),
    }
    try:
        for place, what in mounts.items():
            (root / place).mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", *what, str(root / place)], check=True)
        (root / "dev/shm").chmod(0o1777)
        system = BareSystem(root, log)
        system.run(
            "useradd", "--create-home", "--home-dir", f"/{HOME}", "--uid", PLAYER_ID.split(":")[0], PLAYER
        )
        yield system
    finally:
        remove(root)


def make_pristine(folder: Path) -> None:
    """Let debootstrap make the smallest possible Debian, once."""
    remove(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    say(f"Making a bare Debian ({SUITE}) ...")
    done = subprocess.run(
        ["debootstrap", "--variant=minbase", SUITE, str(folder)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Refusal(f"debootstrap failed:\n{chr(10).join(done.stdout.splitlines()[-LAST_LINES:])}")
    for name in ("resolv.conf", "hosts"):
        shutil.copyfile(Path("/etc", name), folder / "etc" / name)
    (folder / "made").touch()


def remove(root: Path) -> None:
    """Remove a system, after unmounting everything in it."""
    mounted = [line.split()[1] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    for place in sorted((place for place in mounted if Path(place).is_relative_to(root)), reverse=True):
        subprocess.run(["umount", "--lazy", place], check=True)
    shutil.rmtree(root, ignore_errors=True)
