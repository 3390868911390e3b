"""The process that speaks: it reads requests, one JSON object a line, and answers each in the same way.

    {"say": 3, "text": "...", "voice": "", "rate": 150, "volume": 1.0, "language": "en"}
        is answered with {"started": 3}, then {"finished": 3}
    {"voices": 4}
        is answered with {"voices": 4, "found": [[id, name, language], ...]}

What goes wrong is answered with {"failed": 3, "reason": "..."}, and where all was spoken and no sound device played it
with {"unheard": 3, "reason": "..."}. When its input ends, so does it, even in mid-word.
It is a process of its own since pyttsx3 can hang, speaks one text after another only in part, and cannot be stopped.
"""

import json
import os
import queue
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from dicedesk.adapters.own_program import end_now, own_output, remove_own_folder
from dicedesk.play.ports.audio import Manner

try:
    import pyttsx3
except ImportError:
    # That is told to whoever wants something spoken.
    pyttsx3 = None

OTHER_NAMES = {"zh": "cmn"}
"""What eSpeak calls a language where that is not the common name: it speaks Mandarin."""

PAUSE_S = 0.35
"""The pause between two lines of a text."""

PLAY_NOTHING = ("aplay", "-q", "-t", "raw", os.devnull)
"""Opens the sound device and plays nothing on it."""

_DEVICE_LIMIT_S = 5

Request = Mapping[str, Any]
Answer = Callable[[dict[str, Any]], None]


def main(arguments: Sequence[str]) -> int:
    """Speaks until the input ends; with `--wav FILE` it writes the one request that it reads into a file instead."""
    requests = sys.stdin
    # pyttsx3 and the programs that it runs print what they do.
    out = os.fdopen(own_output(), "w", encoding="utf-8")
    if list(arguments[:1]) == ["--wav"]:
        request = json.loads(requests.readline())
        record(start_engine(), request["text"], manner_of(request), Path(arguments[1]))
        return 0
    Worker(start_engine, answers_to(out), end_now, device_error).run(requests)
    remove_own_folder()
    return 0


def answers_to(out: TextIO) -> Answer:
    """Writes each answer as a line of its own, at once."""

    def answer(told: dict[str, Any]) -> None:
        out.write(json.dumps(told) + "\n")
        out.flush()

    return answer


def start_engine() -> Any:
    """The engine, ready to speak. Raises RuntimeError or ImportError where there is none."""
    if pyttsx3 is None:
        raise ImportError("no module named pyttsx3")
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


def manner_of(request: Request) -> Manner:
    """How the text of a request is to be said."""
    return Manner(request["voice"], request["rate"], request["volume"], request["language"])


class Worker:
    """Answers requests in their order."""

    def __init__(
        self,
        make_engine: Callable[[], Any],
        answer: Answer,
        end: Callable[[], None],
        error: Callable[[], str],
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """`make_engine` is called at the first request, `end` where the requests end before all are answered.

        `error` tells why nothing can be heard; it is asked after each text until it once says "".
        """
        self._make_engine, self._answer, self._end, self._sleep = make_engine, answer, end, sleep
        self._error, self._is_heard = error, False
        self._engine: Any = None

    def run(self, lines: Iterable[str]) -> None:
        """Answers each line until there are no more."""
        waiting: queue.Queue[str | None] = queue.Queue()

        def read() -> None:
            for line in lines:
                waiting.put(line)
            # Whoever asked has gone, and nobody wants to hear the rest.
            if waiting.unfinished_tasks:
                self._end()
            waiting.put(None)

        reader = threading.Thread(target=read, name="requests", daemon=True)
        reader.start()
        while (line := waiting.get()) is not None:
            self._handle(json.loads(line))
            waiting.task_done()
        reader.join()

    def _handle(self, request: Request) -> None:
        number = request.get("say", request.get("voices"))
        try:
            if self._engine is None:
                self._engine = self._make_engine()
            if "say" in request:
                self._say(request, request["say"])
            else:
                self._answer({"voices": number, "found": voices_of(self._engine)})
        except Exception as error:  # noqa: BLE001 (an engine may fail in any way, and the window has to hear of it)
            self._answer({"failed": number, "reason": str(error) or type(error).__name__})

    def _say(self, request: Request, number: int) -> None:
        set_manner(self._engine, manner_of(request))
        self._answer({"started": number})
        for place, line in enumerate(lines_of(request["text"])):
            if place:
                self._sleep(PAUSE_S)
            self._engine.say(line)
            run(self._engine)
        # Not before, as that takes a sixth of a second, nor meanwhile, as some devices play one sound only.
        error = "" if self._is_heard else self._error()
        self._is_heard = not error
        self._answer({"unheard": number, "reason": error} if error else {"finished": number})


def set_manner(engine: Any, manner: Manner) -> None:
    """Sets voice, rate and volume; an unknown voice leaves the one that was."""
    voice = manner.voice or (voice_of_language(engine, manner.language) if manner.language else "")
    if voice:
        engine.setProperty("voice", voice)
    engine.setProperty("rate", manner.rate)
    engine.setProperty("volume", manner.volume)


def voices_of(engine: Any) -> list[list[str]]:
    """Each voice of the engine: its id, its name, its language."""
    voices = engine.getProperty("voices") or []
    return [[voice.id, voice.name or voice.id, _language_of(voice)] for voice in voices]


def voice_of_language(engine: Any, language: str) -> str:
    """The id of a voice that speaks a language such as "de"; "" where there is none.

    The voice that speaks already, if it does; else the plainest, such as "fr" or "fr-fr" before "fr-ch", or the one
    with the shortest id.
    """
    wanted = OTHER_NAMES.get(language, language)
    spoken = {id_: tag.casefold() for id_, _, tag in voices_of(engine)}
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


def record(engine: Any, text: str, manner: Manner, file: Path) -> None:
    """Writes what would be spoken into a WAV file, with the pauses. The engine cannot speak aloud afterwards."""
    parts = [file.with_name(f"{file.name}.{place}") for place, _ in enumerate(lines_of(text))]
    for line, part in zip(lines_of(text), parts, strict=True):
        set_manner(engine, manner)
        engine.save_to_file(line, str(part))
        run(engine)
    join(parts, file)
    for part in parts:
        part.unlink()


def join(parts: Iterable[Path], file: Path) -> None:
    """Writes WAV files one after another into one, with a pause between them."""
    with wave.open(str(file), "wb") as whole:
        for place, part in enumerate(parts):
            with wave.open(str(part), "rb") as read:
                if place == 0:
                    whole.setparams(read.getparams())
                else:
                    silent = round(PAUSE_S * read.getframerate())
                    whole.writeframes(bytes(silent * read.getsampwidth() * read.getnchannels()))
                whole.writeframes(read.readframes(read.getnframes()))
