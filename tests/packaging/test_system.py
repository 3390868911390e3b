"""From the words of the loader to the packages, and what is told to a person who has to install them."""

import sys
from pathlib import Path

import pytest
import setup.apt
import setup.system
from setup.console import Refusal

NO_GL = "libGL.so.1: cannot open shared object file: No such file or directory"
NO_ICCCM = "libxcb-icccm.so.4: cannot open shared object file: No such file or directory"


def test_the_loader_names_the_library() -> None:
    assert setup.system.missing_libraries(f"ImportError: {NO_GL}") == ("libGL.so.1",)


def test_a_library_is_named_once_however_often_it_is_missed() -> None:
    assert setup.system.missing_libraries(f"{NO_GL}\n{NO_ICCCM}\n{NO_GL}") == (
        "libGL.so.1",
        "libxcb-icccm.so.4",
    )


def test_other_words_name_no_library() -> None:
    assert setup.system.missing_libraries("no font is installed, see libfoo.so") == ()


def test_each_library_package_that_is_asked_for_holds_a_library_of_the_table() -> None:
    libraries = {package for package in setup.system.BASE_PACKAGES if package.startswith("lib")}
    assert libraries <= set(setup.system.PACKAGE_OF_LIBRARY.values())


def test_one_missing_library_asks_for_all_that_is_absent_in_one_go() -> None:
    packages = setup.system.packages_against({"qt": NO_GL}, ("fonts-dejavu-core", "libgl1"))
    assert packages == ("fonts-dejavu-core", "libgl1")


def test_a_library_beyond_the_known_need_is_asked_for_too() -> None:
    assert setup.system.packages_against({"window": NO_ICCCM}, ()) == ("libxcb-icccm4",)


def test_a_library_that_no_table_knows_asks_for_nothing() -> None:
    assert setup.system.packages_against({"qt": NO_GL.replace("GL", "Nonesuch")}, ()) == ()


def test_the_refusal_names_the_library_and_the_one_command() -> None:
    text = setup.system.refusal_text({"qt": NO_GL}, ("libgl1", "libegl1"), apt=True)
    assert text.splitlines() == [
        "Qt does not start on this system yet:",
        f"  {NO_GL}",
        "This command installs what is missing:",
        "  sudo apt-get install --no-install-recommends --no-remove libgl1 libegl1",
        "Then start the same command again.",
    ]


def test_the_refusal_names_no_command_where_there_is_no_apt_get() -> None:
    text = setup.system.refusal_text({"qt": NO_GL}, ("libgl1",), apt=False)
    assert "libGL.so.1" in text
    assert "apt-get" not in text


@pytest.mark.parametrize(
    ("variables", "opens"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
    ],
)
def test_only_a_window_over_x11_needs_the_plugin_for_it(variables: dict[str, str], *, opens: bool) -> None:
    assert setup.system.opens_x11_window(variables) is opens


@pytest.fixture
def not_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system with apt-get on which only somebody else may use it."""
    monkeypatch.setattr(setup.apt, "has_apt", lambda: True)
    monkeypatch.setattr(setup.apt, "way_to_root", lambda: None)
    monkeypatch.setattr(setup.apt, "planned", lambda _: None)


def test_nothing_is_installed_where_it_is_not_allowed(not_allowed: None) -> None:
    assert setup.apt.install(("libgl1",)) is False


@pytest.fixture
def missing_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"Xvfb": "xvfb", "pactl": "pulseaudio-utils", "parec": "pulseaudio-utils"}
    monkeypatch.setattr(setup.system, "missing_for_tests", lambda: missing)


def test_a_part_of_the_tests_is_run_without_what_only_some_of_them_need(
    not_allowed: None, missing_programs: None, capsys: pytest.CaptureFixture[str]
) -> None:
    setup.system.ensure_programs(is_whole=False)
    assert capsys.readouterr().err.splitlines() == [
        "System packages to install: xvfb pulseaudio-utils",
        "Tests that open a real window or listen to the voice are skipped: Xvfb, pactl, parec not found.",
        "  sudo apt-get install --no-install-recommends --no-remove xvfb pulseaudio-utils",
    ]


def test_the_whole_suite_is_refused_where_nobody_can_be_asked_for_what_it_lacks(
    not_allowed: None, missing_programs: None
) -> None:
    with pytest.raises(Refusal) as refused:
        setup.system.ensure_programs(is_whole=True)
    assert str(refused.value).splitlines()[:4] == [
        "Tests that open a real window or listen to the voice lack Xvfb, pactl, parec.",
        "This command installs what is missing:",
        "  sudo apt-get install --no-install-recommends --no-remove xvfb pulseaudio-utils",
        "Then start the same command again. A part of the tests runs as it is, and skips those that cannot:",
    ]


@pytest.mark.parametrize("has_apt", [True, False])
def test_the_whole_suite_skips_what_a_person_declined_or_no_apt_get_could_bring(
    missing_programs: None, monkeypatch: pytest.MonkeyPatch, *, has_apt: bool
) -> None:
    monkeypatch.setattr(setup.apt, "has_apt", lambda: has_apt)
    monkeypatch.setattr(setup.apt, "way_to_root", lambda: ("sudo",) if has_apt else None)
    monkeypatch.setattr(setup.apt, "install", lambda _: False)
    setup.system.ensure_programs(is_whole=True)


def test_what_the_tests_need_is_looked_for_as_program_library_and_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(setup.system, "PACKAGE_OF_PROGRAM", {"sh": "dash", "no-such-program": "one"})
    monkeypatch.setattr(setup.system, "PACKAGE_OF_VOICE", {"libno-such-voice.so.1": "two"})
    monkeypatch.setattr(
        setup.system, "PACKAGE_OF_FILE", {"usr/lib/*/no-such-plugin.so": "three", "usr/lib*": "four"}
    )
    assert setup.system.packages_for_tests() == ("one", "two", "three")


@pytest.mark.parametrize(
    ("programs", "server"),
    [
        ((), {"pulseaudio"}),
        (("pipewire",), {"pipewire", "wireplumber"}),
        (("pipewire", "pulseaudio"), {"pulseaudio"}),
    ],
)
def test_a_desktop_with_pipewire_is_asked_for_no_other_sound_server(
    monkeypatch: pytest.MonkeyPatch, programs: tuple[str, ...], server: set[str]
) -> None:
    monkeypatch.setattr(
        setup.system.shutil, "which", lambda name: f"/usr/bin/{name}" if name in programs else None
    )
    packages = set(setup.system.packages_for_tests())
    assert packages & {"pulseaudio", "pipewire", "wireplumber"} == server - set(programs)


@pytest.fixture
def no_window_plugin(not_allowed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system on which Qt draws, but cannot open a window."""
    monkeypatch.setattr(setup.system, "find_errors", lambda *_: {"window": NO_ICCCM})


def test_the_tests_go_on_without_the_window_plugin(no_window_plugin: None) -> None:
    assert setup.system.ensure_libraries(Path("python"), needs_window=False) is False


def test_the_program_does_not_start_without_the_window_plugin(no_window_plugin: None) -> None:
    with pytest.raises(Refusal, match="libxcb-icccm4"):
        setup.system.ensure_libraries(Path("python"), needs_window=True)


def test_packages_for_window_tests_are_asked_for_in_the_same_command(
    not_allowed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup.system, "find_errors", lambda *_: {"qt": NO_GL})
    monkeypatch.setattr(setup.apt, "absent", lambda packages: tuple(packages))
    with pytest.raises(Refusal, match="libxrandr2 xvfb"):
        setup.system.ensure_libraries(Path("python"), needs_window=False, also=("xvfb",))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt brings all that it needs")
def test_the_probe_finds_qt_and_a_font_where_the_tests_run() -> None:
    assert not {"qt", "font"} & setup.system.find_errors(Path(sys.executable)).keys()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere nothing is probed")
def test_a_qt_that_cannot_be_imported_is_an_error_in_words(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\nexec "' + sys.executable + '" -S "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    assert setup.system.find_errors(python) == {"qt": "No module named 'PySide6'"}
