"""The colors of maps: even steps, told apart by everybody."""

import math
from itertools import combinations, pairwise

import pytest

from dicedesk.ui.base.look.theme import CONTRAST, DARK, LIGHT, Palette
from dicedesk.ui.base.look.things import DICE_SCALE, DIFFERENCE_SCALE, LOSS_SCALE, MapScale

Light = tuple[float, float, float]

EYES = {
    "all colors": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    # Machado, Oliveira and Fernandes 2009, severity 1.
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
STEPS_OF_DICE = DICE_SCALE.on_dark[1:]
FREE_BACON = DICE_SCALE.on_dark[0]
SCALES = [DICE_SCALE, DIFFERENCE_SCALE, LOSS_SCALE]


def seen(color: str, eye: str) -> Light:
    """A color as an eye sees it, in the Oklab space: differences there are differences that are seen."""
    light = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in light]
    r, g, b = (sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in EYES[eye])
    cones = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    long, middle, short = (math.cbrt(max(cone, 0)) for cone in cones)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def apart(one: str, other: str, eye: str) -> float:
    return math.dist(seen(one, eye), seen(other, eye))


def test_the_numbers_of_dice_are_equally_far_apart() -> None:
    steps = [apart(one, other, "all colors") for one, other in pairwise(STEPS_OF_DICE)]
    assert max(steps) / min(steps) < 1.15


@pytest.mark.parametrize("eye", EYES)
def test_more_dice_are_lighter_and_each_step_is_seen(eye: str) -> None:
    lightness = [seen(color, eye)[0] for color in STEPS_OF_DICE]
    assert lightness == sorted(lightness)
    assert min(apart(one, other, eye) for one, other in pairwise(STEPS_OF_DICE)) > 0.06


@pytest.mark.parametrize("eye", EYES)
def test_free_bacon_is_like_no_number_of_dice(eye: str) -> None:
    assert min(apart(FREE_BACON, color, eye) for color in STEPS_OF_DICE) > 0.2


@pytest.mark.parametrize("scale", [DIFFERENCE_SCALE, LOSS_SCALE], ids=["differences", "losses"])
@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST], ids=lambda palette: palette.name)
def test_all_steps_of_the_other_scales_can_be_told_apart(scale: MapScale, palette: Palette) -> None:
    pairs = list(combinations(scale.colors(palette), 2))
    assert [(eye, *pair) for eye in EYES for pair in pairs if apart(*pair, eye) <= 0.08] == []


@pytest.mark.parametrize("scale", SCALES)
def test_each_theme_has_a_color_for_each_step(scale: MapScale) -> None:
    assert {len(set(scale.colors(palette))) for palette in (DARK, LIGHT, CONTRAST)} == {len(scale.on_dark)}
