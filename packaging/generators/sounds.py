"""Writes the sounds that DiceDesk ships: `resources/sounds/*.wav`, made from noise and sines alone.

`python packaging/make.py sounds` writes them.
"""

import io
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from dicedesk.play.ports.audio import Cue
from generators.made_files import compare, write

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
RATE = 22_050
FADE_S = 0.012
Wave = NDArray[np.float64]

HITS = {Cue.ONE_DIE: 1, Cue.TWO_DICE: 2, Cue.FEW_DICE: 4, Cue.MANY_DICE: 8}
"""The number of strikes on the felt in each sound of dice."""
LENGTHS = {Cue.ONE_DIE: 0.15, Cue.TWO_DICE: 0.19, Cue.FEW_DICE: 0.26, Cue.MANY_DICE: 0.3}
PEAKS = {
    Cue.ONE_DIE: 0.34,
    Cue.TWO_DICE: 0.38,
    Cue.FEW_DICE: 0.42,
    Cue.MANY_DICE: 0.46,
    Cue.CHIP_DOWN: 0.26,
    Cue.CHIPS_PAID: 0.3,
    Cue.CHIPS_SWEPT: 0.26,
    Cue.SWAP: 0.24,
    Cue.WON: 0.24,
    Cue.AWARD: 0.26,
    Cue.LOST: 0.26,
}
"""The loudest sample of each, where 1 would clip."""
OUTCOME_AFTER_S = 0.1
"""Seconds before the sound of an outcome, so that it follows the dice, whose sound begins at the same moment."""


class Luck:
    """Random numbers that are the same on every computer."""

    def __init__(self, seed: int) -> None:
        """Start the series of this seed."""
        self._bits = np.random.PCG64(seed)

    def numbers(self, count: int) -> Wave:
        """Return `count` random numbers, uniform from -1 to 1."""
        whole = self._bits.random_raw(count) >> np.uint64(11)
        return whole.astype(np.float64) * (2.0 / (1 << 53)) - 1.0

    def between(self, low: float, high: float) -> float:
        """Return one random number in this range."""
        return float(low + (self.numbers(1)[0] + 1) / 2 * (high - low))


def silence(seconds: float) -> Wave:
    return np.zeros(round(seconds * RATE))


def ring(pitch: float, fall_s: float, seconds: float) -> Wave:
    """A sine of this pitch in hertz that dies away; after `fall_s` it has fallen to a third."""
    t = np.arange(round(seconds * RATE)) / RATE
    made: Wave = np.sin(2 * np.pi * pitch * t) * np.exp(-t / fall_s)
    return made


def dull(sound: Wave, samples: int) -> Wave:
    """The sound without its hiss: each sample is a weighted mean of `samples` around it."""
    return np.convolve(sound, np.hanning(samples + 2)[1:-1], mode="same") / samples * 2


def put(onto: Wave, sound: Wave, at_s: float) -> None:
    """Add a sound from this second on; the part that does not fit is left out."""
    start = round(at_s * RATE)
    room = max(0, min(len(sound), len(onto) - start))
    onto[start : start + room] += sound[:room]


def clack(luck: Luck, pitch: float) -> Wave:
    """A die that strikes the felt: a short knock of the body, a touch of noise, and the thud of the cloth."""
    seconds = 0.09
    t = np.arange(round(seconds * RATE)) / RATE
    knock = ring(pitch, 0.009, seconds) + 0.5 * ring(pitch * 1.83, 0.005, seconds)
    noise = dull(luck.numbers(len(t)), 5) * np.exp(-t / 0.006)
    thud = ring(165.0, 0.02, seconds)
    return 0.5 * knock + 0.8 * noise + 0.45 * thud


def dice(cue: Cue, luck: Luck) -> Wave:
    """Dice that land: each strikes once, most of them early, and the last rocks once more, softly."""
    made = silence(LENGTHS[cue])
    hits = HITS[cue]
    spread = LENGTHS[cue] - 0.12
    for hit in range(hits):
        at = 0.004 + spread * (hit / hits) ** 1.2 * luck.between(0.8, 1.0)
        put(made, luck.between(0.65, 1.0) * clack(luck, luck.between(820.0, 1180.0)), at)
    put(made, 0.22 * clack(luck, luck.between(950.0, 1250.0)), 0.05 + spread * 0.8)
    return made


def tick(luck: Luck) -> Wave:
    """One chip on another: clay, so that it hardly rings."""
    seconds = 0.07
    t = np.arange(round(seconds * RATE)) / RATE
    pitch = luck.between(1950.0, 2350.0)
    body = ring(pitch, 0.008, seconds) + 0.4 * ring(pitch * 1.51, 0.005, seconds)
    return (
        0.5 * body
        + 0.6 * dull(luck.numbers(len(t)), 4) * np.exp(-t / 0.004)
        + 0.3 * ring(310.0, 0.012, seconds)
    )


def chip_down(luck: Luck) -> Wave:
    """A chip that is put down and settles."""
    made = silence(0.13)
    put(made, tick(luck), 0.004)
    put(made, 0.35 * tick(luck), luck.between(0.04, 0.052))
    return made


def chips_paid(luck: Luck) -> Wave:
    """A few chips dropped on each other, faster and faster."""
    made = silence(0.28)
    for chip, at in enumerate((0.004, 0.07, 0.125, 0.168)):
        put(made, (0.7 + 0.1 * chip) * tick(luck), at + luck.between(0.0, 0.008))
    return made


def chips_swept(luck: Luck) -> Wave:
    """Chips drawn over the felt: a noise that swells and fades, and a tick at its end."""
    made = silence(0.28)
    count = round(0.26 * RATE)
    swell = np.sin(np.pi * np.arange(count) / count) ** 2
    put(made, 1.1 * dull(luck.numbers(count), 9) * swell, 0.004)
    put(made, 0.25 * tick(luck), 0.17 + luck.between(0.0, 0.02))
    return made


def tones(notes: tuple[tuple[float, float], ...], fall_s: float, seconds: float) -> Wave:
    """Soft notes one after another, each a pitch in hertz and its starting second, after a short silence."""
    made = silence(seconds)
    for pitch, at in notes:
        length = seconds - OUTCOME_AFTER_S - at
        t = np.arange(round(length * RATE)) / RATE
        soft = ring(pitch, fall_s, length) + 0.22 * ring(2 * pitch, fall_s * 0.6, length)
        put(made, np.minimum(1.0, t / 0.008) * soft, OUTCOME_AFTER_S + at)
    return made


def make_sound(cue: Cue, luck: Luck) -> Wave:
    match cue:
        case Cue.CHIP_DOWN:
            return chip_down(luck)
        case Cue.CHIPS_PAID:
            return chips_paid(luck)
        case Cue.CHIPS_SWEPT:
            return chips_swept(luck)
        case Cue.SWAP:
            return tones(((440.0, 0.0), (587.33, 0.07), (440.0, 0.14)), 0.06, 0.42)
        case Cue.WON:
            return tones(((659.26, 0.0), (987.77, 0.09)), 0.13, 0.56)
        case Cue.AWARD:
            return tones(((523.25, 0.0), (659.26, 0.1), (783.99, 0.2), (1046.5, 0.3)), 0.17, 0.88)
        case Cue.LOST:
            return tones(((261.63, 0.0), (196.0, 0.12)), 0.12, 0.56)
        case _:
            return dice(cue, luck)


def variants(cue: Cue) -> int:
    """The number of variants: dice and chips vary from strike to strike; an outcome always sounds the same."""
    return 3 if cue in HITS or cue is Cue.CHIP_DOWN else 2 if cue in (Cue.CHIPS_PAID, Cue.CHIPS_SWEPT) else 1


def to_wav(sound: Wave, peak: float) -> bytes:
    """A 16-bit mono WAV file with this loudest sample, faded at its end."""
    fade = round(FADE_S * RATE)
    faded = sound.copy()
    faded[-fade:] *= np.linspace(1.0, 0.0, fade)
    level = np.rint(faded / np.abs(faded).max() * peak * 32_767).astype("<i2")
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(level.tobytes())
    return file.getvalue()


def make_files() -> dict[str, bytes]:
    """The bytes of each file, by name."""
    return {
        f"{cue.value}-{variant + 1}.wav": to_wav(make_sound(cue, Luck(100 * place + variant)), PEAKS[cue])
        for place, cue in enumerate(Cue)
        for variant in range(variants(cue))
    }


def write_or_check(*, is_check: bool) -> int:
    files = make_files()
    return compare(FOLDER, files) if is_check else write(FOLDER, files)
