"""Leaves out parts of Qt, Python and the build machine that the packed program does not use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""A file of the program as PyInstaller lists it: its path there, its path here, and its kind."""

EXCLUDED_MODULES = [
    *(
        "tkinter",
        "curses",
        "readline",
        "pydoc_data",
        "doctest",
        "unittest",
        "lib2to3",
        "idlelib",
        "pdb",
    ),
    *(
        "ssl",
        "_ssl",
        "_hashlib",
    ),  # Python's own SHA-256 is all that a seal needs; nothing here calls the web.
    *("numpy.f2py", "numpy.testing", "numpy.distutils"),
    *("setuptools", "pkg_resources", "pip", "pytest", "hypothesis", "PIL"),
    *(
        "dask",
        "distributed",
        "tornado",
        "psutil",
        "yaml",
    ),  # The packed program says that it has no part for clusters.
    *("PySide6.QtNetworkAuth", "PySide6.QtQml", "PySide6.QtQuick"),
]

PLUGINS = frozenset(
    {
        "platforms/qxcb",
        "platforms/qwayland",
        "platforms/qoffscreen",
        "platforms/qwindows",
        "platforms/qcocoa",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platformthemes/qxdgdesktopportal",
        "wayland-shell-integration/xdg-shell",
        "wayland-decoration-client/bradient",
        "multimedia/windowsmediaplugin",
        "multimedia/darwinmediaplugin",
    }
)
"""The plugins that the program uses. Sounds need none on Linux, and Qt has PNG built in."""

UNUSED_QT = (
    *("Qml", "Quick", "Pdf", "VirtualKeyboard", "Svg", "EglFS", "EglFs", "FFmpegStub"),
    *("MultimediaWidgets", "ShaderTools", "Labs"),
)
"""Prefixes of Qt libraries that only omitted plugins would need."""

CATALOGUES = Path(__file__).resolve().parents[2] / "resources" / "translations"
QT_TRANSLATIONS = frozenset(
    file.stem.replace("dicedesk", "qtbase") for file in CATALOGUES.glob("dicedesk_*.ts")
)
"""The texts of Qt's own dialogs, in the program's languages."""

NOTES_OF_INSTALLING = {
    "RECORD",
    "top_level.txt",
    "INSTALLER",
    "REQUESTED",
    "WHEEL",
    "direct_url.json",
    "entry_points.txt",
}

_PLUGIN = re.compile(r"(?:^|/)PySide6/(?:Qt/)?plugins/([^/]+)/(?:lib)?([^/.]+?)(?:\.(?:so|dll|dylib))?$")
_QT_LIBRARY = re.compile(r"(?:^|/)(?:lib)?Qt6?([A-Z][A-Za-z0-9]*)(?:[.-][^/]*)?(?:/|$)")
_TRANSLATION = re.compile(r"(?:^|/)PySide6/(?:Qt/)?translations/(.+)\.qm$")
_FFMPEG = re.compile(r"^(?:lib)?(?:avcodec|avformat|avutil|swresample|swscale)[.-]")


def is_used(place: str) -> bool:
    """Tell whether the program uses the file with this path."""
    place = place.replace("\\", "/")
    name = PurePosixPath(place).name
    plugin = _PLUGIN.search(place)
    if plugin:
        return f"{plugin[1]}/{plugin[2]}" in PLUGINS
    translation = _TRANSLATION.search(place)
    if translation:
        return translation[1] in QT_TRANSLATIONS
    if ".dist-info/" in place and name in NOTES_OF_INSTALLING:
        return False
    # The window reads the .qm files made from them.
    if name.endswith(".ts"):
        return False
    library = _QT_LIBRARY.search(place)
    if library and library[1].startswith(UNUSED_QT):
        return False
    return "/qml/" not in place and not _FFMPEG.match(name)


def used(entries: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in entries if is_used(entry[0])]


def reached(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The entries without the libraries that nothing loads any more.

    `needs` names the libraries that a file here loads. Python's modules and Qt's plugins are loaded by name, and stay;
    so does Python itself. A link stays if its target stays.
    """
    entries = list(entries)
    here = {PurePosixPath(place).name: source for place, source, kind in entries if kind == "BINARY"}
    waiting = [source for place, source, kind in entries if kind == "EXTENSION" or _is_loaded_by_name(place)]
    found: set[str] = set(waiting)
    while waiting:
        for name in needs(waiting.pop()):
            source = here.get(PurePosixPath(name).name)
            if source is not None and source not in found:
                found.add(source)
                waiting.append(source)
    kept = [entry for entry in entries if entry[2] not in ("BINARY", "SYMLINK") or entry[1] in found]
    places = {entry[0] for entry in kept}
    links = [
        entry
        for entry in entries
        if entry[2] == "SYMLINK" and str(PurePosixPath(entry[0]).parent / entry[1]) in places
    ]
    return [*kept, *links]


def without_dead_links(entries: Iterable[Entry], others: Iterable[Entry]) -> list[Entry]:
    """The entries without links whose target is neither in them nor in `others`."""
    entries = list(entries)
    places = {place for place, _, _ in (*entries, *others)}
    return [
        (place, source, kind)
        for place, source, kind in entries
        if kind != "SYMLINK" or str(PurePosixPath(place).parent / source) in places
    ]


def _is_loaded_by_name(place: str) -> bool:
    return "/plugins/" in place or PurePosixPath(place).name.startswith("libpython")
