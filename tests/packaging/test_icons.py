"""The icons of all systems: made by their script from the one drawing."""

from pathlib import Path

import generators.icons
import pytest
from PIL import Image


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """What the script makes."""
    return generators.icons.make_files()


def test_each_icon_looks_as_the_script_paints_it(project: Path, made: dict[str, bytes]) -> None:
    kept = {name: (project / name).read_bytes() for name in made}
    assert [name for name in made if not generators.icons.looks_like(kept[name], made[name])] == []


def test_a_drawing_of_another_color_is_told_apart(made: dict[str, bytes]) -> None:
    other = generators.icons.paint(64)
    other.paste("blue", (20, 20, 44, 44))

    assert not generators.icons.looks_like(
        made["resources/icons/dicedesk-64.png"], generators.icons.to_png(other)
    )


def test_a_smudge_that_nobody_sees_is_let_pass(made: dict[str, bytes]) -> None:
    red, *others = generators.icons.paint(64).split()
    other = Image.merge("RGBA", (red.point(lambda level: level // 4 * 4), *others))

    assert generators.icons.looks_like(
        made["resources/icons/dicedesk-64.png"], generators.icons.to_png(other)
    )


@pytest.mark.parametrize("side", [min(generators.icons.PNG_SIZES), max(generators.icons.PNG_SIZES)])
def test_a_png_reads_back_as_what_was_painted(side: int) -> None:
    picture = generators.icons.paint(side)

    assert [read.tobytes() for read in generators.icons.pictures_in(generators.icons.to_png(picture))] == [
        picture.tobytes()
    ]


def test_the_icon_for_windows_holds_every_size_it_names(made: dict[str, bytes]) -> None:
    file = made["packaging/windows/dicedesk.ico"]

    sides = [picture.width for picture in generators.icons.pictures_in(file)]

    assert tuple(sides) == generators.icons.ICO_SIZES


def test_the_icon_for_macos_holds_every_size_in_each_density(made: dict[str, bytes]) -> None:
    sides = {picture.width for picture in generators.icons.pictures_in(made["packaging/macos/dicedesk.icns"])}

    assert sides == set(generators.icons.ICNS_SIZES)
