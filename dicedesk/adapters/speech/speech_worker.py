"""The work of the process that speaks.

It has a process of its own because pyttsx3 can hang, may cut off texts spoken in a row, and cannot be stopped.
"""

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from dicedesk.play.ports.audio import Manner, Voice

OTHER_NAMES = {"zh": "cmn"}
"""Languages with a different code in eSpeak: its Chinese is Mandarin."""

PAUSE_S = 0.35
"""Pause between two lines of a text, in seconds."""

PLAY_NOTHING = ("aplay", "-q", "-t", "raw", os.devnull)
"""Opens the sound device and plays nothing on it."""

_DEVICE_LIMIT_S = 5


def start_engine() -> Any:
    """The engine, ready to speak. Raises RuntimeError or ImportError if there is none."""
    # The window, which sends a `VoiceWork` to the process, needs no engine.
    import pyttsx3

    engine = pyttsx3.init()
    # The first run of a new engine returns at once, whatever it should say; let it be an empty one.
    run(engine)
    return engine


def run(engine: Any) -> None:
    """Make the engine speak or save its text, and return when it is done.

    eSpeak sets rate and volume in a thread of its own. pyttsx3 mistakes that for a text that is still being spoken, and
    ends it: the setting is lost, and so is the end of the new text. So this waits for eSpeak first.
    """
    espeak = sys.modules.get("pyttsx3.drivers._espeak")
    if espeak is not None:
        espeak.Synchronize()
    engine.runAndWait()


def device_error(
    command: Sequence[str] = PLAY_NOTHING, platform: str = sys.platform, limit_s: float = _DEVICE_LIMIT_S
) -> str:
    """Why the player cannot reach a sound device; "" if it can, and on systems without a player.

    pyttsx3 reports success even if its player fails.
    """
    if not platform.startswith("linux"):
        return ""
    # The window, which sends a `VoiceWork` to the process, plays nothing.
    import subprocess

    try:
        played = subprocess.run(  # noqa: S603 (our own words)
            command, capture_output=True, text=True, timeout=limit_s, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if played.returncode == 0:
        return ""
    return (played.stderr.strip().splitlines() or [command[0]])[-1]


def _nothing(_: None) -> None:
    """Ignore the news."""


class VoiceWork:
    """Speaks texts one after another, and lists the voices; the first request starts the engine."""

    def __init__(
        self,
        make_engine: Callable[[], Any] = start_engine,
        error: Callable[[], str] = device_error,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """`error` says why nothing can be heard; it is called after each text until it returns "" once."""
        self._make_engine, self._error, self._sleep = make_engine, error, sleep
        self._is_heard = False
        self._engine: Any = None

    def __call__(
        self, request: tuple[str, Manner] | None, tell: Callable[[None], object] = _nothing
    ) -> str | tuple[Voice, ...]:
        """Speak a text, and return why no sound device played it, or "". For None, return the voices.

        `tell` is called when the voice begins. Errors of the engine are not caught.
        """
        if self._engine is None:
            self._engine = self._make_engine()
        if request is None:
            return voices_of(self._engine)
        text, manner = request
        set_manner(self._engine, manner)
        tell(None)
        for place, line in enumerate(lines_of(text)):
            if place:
                self._sleep(PAUSE_S)
            self._engine.say(line)
            run(self._engine)
        # Not earlier, since it takes a sixth of a second, and not during speech, since some devices play only one
        # sound.
        error = "" if self._is_heard else self._error()
        self._is_heard = not error
        return error


def set_manner(engine: Any, manner: Manner) -> None:
    """Set voice, rate and volume; an unknown voice changes nothing."""
    voice = manner.voice or (voice_of_language(engine, manner.language) if manner.language else "")
    if voice:
        engine.setProperty("voice", voice)
    engine.setProperty("rate", manner.rate)
    engine.setProperty("volume", manner.volume)


def voices_of(engine: Any) -> tuple[Voice, ...]:
    voices = engine.getProperty("voices") or []
    return tuple(Voice(voice.id, voice.name or voice.id, _language_of(voice)) for voice in voices)


def voice_of_language(engine: Any, language: str) -> str:
    """The id of a voice that speaks a language such as "de"; "" if there is none.

    The current voice if it does; otherwise the plainest, such as "fr" or "fr-fr" before "fr-ch", or the one with the
    shortest id.
    """
    wanted = OTHER_NAMES.get(language, language)
    spoken = {voice.id: voice.language.casefold() for voice in voices_of(engine)}
    fitting = [id_ for id_, tag in spoken.items() if tag.replace("_", "-").partition("-")[0] == wanted]
    now = engine.getProperty("voice")
    if now in fitting:
        return str(now)
    plain = (wanted, f"{wanted}-{wanted}")
    return min(fitting, key=lambda id_: (spoken[id_] not in plain, len(id_)), default="")


def _language_of(voice: Any) -> str:
    languages = getattr(voice, "languages", None) or [""]
    first = languages[0]
    text = first.decode(errors="ignore") if isinstance(first, bytes) else str(first or "")
    return "".join(sign for sign in text if sign.isprintable())


def lines_of(text: str) -> list[str]:
    """The lines of a text that contain anything to say."""
    return [line for line in text.splitlines() if line.strip()]
