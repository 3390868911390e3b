"""The package for Debian and its derivatives: the packed program with its desktop files and manual."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Container, Mapping
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import licenses.copyright
import licenses.notices
from setup.console import Refusal

from builders.facts import PACKAGING, PROJECT, Facts
from builders.folder import files_of, size_of

LINUX = PACKAGING / "linux"
PAYLOAD = Path("usr/lib/dicedesk")
METAINFO = "org.dicedesk.dicedesk.metainfo.xml"
PACK_SMALL = ("-Zxz", "-z9")
PACK_QUICKLY = ("-Zgzip", "-z1")
ICON = re.compile(r"dicedesk-(\d+)\.png")
GLIBC_SYMBOL = re.compile(rb"GLIBC_2\.(\d+)\b")


def deb(facts: Facts) -> Path:
    return make_deb(facts, facts.dist, PACK_SMALL)


def file_of(facts: Facts) -> Path:
    """The path of the finished package."""
    return facts.dist / f"dicedesk_{facts.version}_{facts.debian_machine}.deb"


def make_deb(facts: Facts, folder: Path, compression: tuple[str, ...]) -> Path:
    """Make the package in a folder; `compression` is the arguments for dpkg-deb."""
    if shutil.which("dpkg-deb") is None:
        raise Refusal("dpkg-deb is not here; the package for Debian is made on Debian or Ubuntu.")
    root = facts.work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(facts.program, root / PAYLOAD, symlinks=True)
    make_at_home(facts, root / "usr")
    write_control(facts, root)
    even_out(facts, root, {root / PAYLOAD / "dicedesk"})
    file = folder / file_of(facts).name
    folder.mkdir(parents=True, exist_ok=True)
    command = ["dpkg-deb", "--root-owner-group", *compression, "--build", str(root), str(file)]
    if subprocess.run(command, env=facts.variables(), stdout=subprocess.DEVNULL, check=False).returncode != 0:
        raise Refusal("dpkg-deb failed; the reason stands above.")
    return file


def filled(facts: Facts, name: str, **more: str) -> str:
    """The text of a file below packaging/linux, with this build's facts filled in."""
    values = {"VERSION": facts.version, "DATE": f"{moment(facts):%Y-%m-%d}", **more}
    return re.sub(r"@([A-Z]+)@", lambda found: values[found[1]], (LINUX / name).read_text(encoding="utf-8"))


def classroom() -> str:
    """Return the modules of the classroom and the names in each, for the manual page."""
    page = (PROJECT / "resources" / "classroom.md").read_text(encoding="utf-8")
    lines = []
    for section in page.split("\n## ")[1:]:
        names = re.findall(r"^- `(\w+)", section, re.MULTILINE)
        lines += [".TP", f".B {section.partition(chr(10))[0]}", ", ".join(names)]
    return "\n".join(lines)


def addresses(facts: Facts) -> str:
    """The addresses of the project's page and pictures, for software centers; empty if it has no page."""
    if not facts.address:
        return ""
    return filled(facts, "metainfo-addresses.part", ADDRESS=facts.address, PICTURES=facts.pictures)


def moment(facts: Facts) -> datetime:
    return datetime.fromtimestamp(facts.epoch, UTC)


def make_at_home(facts: Facts, usr: Path) -> None:
    """Write the desktop files and manual below a folder such as /usr."""
    share = usr / "share"
    put(share / "applications" / "dicedesk.desktop", filled(facts, "dicedesk.desktop"))
    put(share / "metainfo" / METAINFO, filled(facts, METAINFO, ADDRESSES=addresses(facts)))
    put(share / "mime" / "packages" / "dicedesk.xml", filled(facts, "dicedesk-mime.xml"))
    put_packed(share / "man" / "man1" / "dicedesk.1.gz", filled(facts, "dicedesk.1", CLASSROOM=classroom()))
    put_icons(share / "icons" / "hicolor")
    (usr / "bin").mkdir(parents=True)
    (usr / "bin" / "dicedesk").symlink_to("../lib/dicedesk/dicedesk")


def put_icons(folder: Path) -> None:
    """Put the icon in all sizes where desktops look for it."""
    for picture in sorted((PROJECT / "resources" / "icons").iterdir()):
        size = ICON.fullmatch(picture.name)
        place = folder / (f"{size[1]}x{size[1]}" if size else "scalable") / "apps"
        place.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, place / f"dicedesk{picture.suffix}")


def write_control(facts: Facts, root: Path) -> None:
    """Write Debian's files: control, checksums, license, changelog, and the overrides for lintian."""
    documents = root / "usr/share/doc/dicedesk"
    template, made_with = (
        (LINUX / "copyright").read_text(encoding="utf-8"),
        licenses.notices.written(facts.program),
    )
    put(documents / "copyright", licenses.copyright.copyright_file(template, made_with, PAYLOAD.as_posix()))
    put_packed(documents / "changelog.gz", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"))
    put_packed(documents / "changelog.Debian.gz", debian_changelog(facts))
    put(root / "usr/share/lintian/overrides/dicedesk", filled(facts, "lintian-overrides"))
    sums = "".join(f"{checksum}  {path.relative_to(root)}\n" for path, checksum in checksums(root).items())
    put(root / "DEBIAN" / "control", control(facts, root))
    put(root / "DEBIAN" / "md5sums", sums)


def control(facts: Facts, root: Path) -> str:
    """apt's description of the package, whose files are below a folder."""
    return filled(
        facts,
        "control",
        MACHINE=facts.debian_machine,
        SIZE=str(-(-size_of(root) // 1024)),
        GLIBC=needed_glibc(root / PAYLOAD),
        HOMEPAGE=f"Homepage: {facts.address}\n" if facts.address else "",
    )


def debian_changelog(facts: Facts) -> str:
    """The package's own changelog: this release, and where to read its changes."""
    date = format_datetime(moment(facts))
    return (
        f"dicedesk ({facts.version}-1) unstable; urgency=medium\n\n"
        f"  * Release {facts.version}. What is new stands in changelog.gz.\n\n"
        f" -- DiceDesk developers <dicedesk@packages.invalid>  {date}\n"
    )


def checksums(root: Path) -> Mapping[Path, str]:
    """The MD5 sums of a package's files, by path."""
    import hashlib

    return {
        path: hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
        for path in files_of(root)
        if not path.is_symlink() and "DEBIAN" not in path.parts
    }


def needed_glibc(folder: Path) -> str:
    """The oldest C library with which the program starts: the newest that one of its files requires."""
    asked = [
        int(number)
        for path in files_of(folder)
        if not path.is_symlink() and (".so" in path.name or os.access(path, os.X_OK))
        for number in GLIBC_SYMBOL.findall(path.read_bytes())
    ]
    return f"2.{max(asked, default=28)}"


def put(file: Path, text: str) -> None:
    """Write a text file, and its parent folders."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def put_packed(file: Path, text: str) -> None:
    """Write a compressed text file without a date in it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def even_out(facts: Facts, root: Path, started: Container[Path]) -> None:
    """Give every file its standard permissions and the date of the build.

    `started` are the executable files.
    """
    for path in sorted(root.rglob("*"), reverse=True):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in started else 0o644)
        os.utime(path, (facts.epoch, facts.epoch), follow_symlinks=False)
    root.chmod(0o755)
