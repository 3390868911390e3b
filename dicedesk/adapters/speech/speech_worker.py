"""What the process that speaks does.

It is a process of its own since pyttsx3 can hang, speaks one text after another only in part, and cannot be stopped.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from dicedesk.play.ports.audio import Manner, Voice

OTHER_NAMES = {"zh": "cmn"}
"""eSpeak's codes of languages that have another common code: its Chinese is Mandarin."""

PAUSE_S = 0.35
"""The pause between two lines of a text."""

PLAY_NOTHING = ("aplay", "-q", "-t", "raw", os.devnull)
"""Opens the sound device and plays nothing on it."""

_DEVICE_LIMIT_S = 5


def start_engine() -> Any:
    """The engine, ready to speak. Raises RuntimeError or ImportError where there is none."""
    # The window, which hands a `VoiceWork` over, needs no engine.
    import pyttsx3

    engine = pyttsx3.init()
    # The first run of a new engine returns at once, whatever was to be said; let it be an empty one.
    run(engine)
    return engine


def run(engine: Any) -> None:
    """Has the engine say or save what it was given, and returns when it has.

    eSpeak sets rate and volume in a thread of its own. pyttsx3 takes that for a text that is still spoken, and ends it:
    the setting is lost, and so is the end of the new text. Therefore eSpeak is waited for.
    """
    espeak = sys.modules.get("pyttsx3.drivers._espeak")
    if espeak is not None:
        espeak.Synchronize()
    engine.runAndWait()


def device_error(
    command: Sequence[str] = PLAY_NOTHING, platform: str = sys.platform, limit_s: float = _DEVICE_LIMIT_S
) -> str:
    """Why the player cannot reach a sound device; "" where it can, and on systems that play without it.

    pyttsx3 reports success all the same where its player fails.
    """
    if not platform.startswith("linux"):
        return ""
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
    """Do nothing: nobody listens."""


class VoiceWork:
    """Speaks texts one after another, and knows the voices; the engine is started for the first request."""

    def __init__(
        self,
        make_engine: Callable[[], Any] = start_engine,
        error: Callable[[], str] = device_error,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """`error` tells why nothing can be heard; it is asked after each text until it once says ""."""
        self._make_engine, self._error, self._sleep = make_engine, error, sleep
        self._is_heard = False
        self._engine: Any = None

    def __call__(
        self, request: tuple[str, Manner] | None, tell: Callable[[None], object] = _nothing
    ) -> str | tuple[Voice, ...]:
        """Speak a text, and return why no sound device played it, or "". For None, return the voices.

        `tell` is called when the voice begins. Whatever an engine raises is raised.
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
        # Not before, as that takes a sixth of a second, nor meanwhile, as some devices play one sound only.
        error = "" if self._is_heard else self._error()
        self._is_heard = not error
        return error


def set_manner(engine: Any, manner: Manner) -> None:
    """Sets voice, rate and volume; an unknown voice leaves the one that was."""
    voice = manner.voice or (voice_of_language(engine, manner.language) if manner.language else "")
    if voice:
        engine.setProperty("voice", voice)
    engine.setProperty("rate", manner.rate)
    engine.setProperty("volume", manner.volume)


def voices_of(engine: Any) -> tuple[Voice, ...]:
    """Each voice of the engine."""
    voices = engine.getProperty("voices") or []
    return tuple(Voice(voice.id, voice.name or voice.id, _language_of(voice)) for voice in voices)


def voice_of_language(engine: Any, language: str) -> str:
    """The id of a voice that speaks a language such as "de"; "" where there is none.

    The voice that speaks already, if it does; else the plainest, such as "fr" or "fr-fr" before "fr-ch", or the one
    with the shortest id.
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
    """The lines of a text that hold something to say."""
    return [line for line in text.splitlines() if line.strip()]
