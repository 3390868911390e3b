"""The process that speaks: it reads requests, one JSON object a line, and answers each in the same way.

    {"say": 3, "text": "...", "voice": "", "rate": 150, "volume": 1.0}
        is answered with {"started": 3}, then {"finished": 3}
    {"voices": 4}
        is answered with {"voices": 4, "found": [[id, name, language], ...]}

What goes wrong is answered with {"failed": 3, "reason": "..."}. When its input ends, so does it, even in mid-word.
It is a process of its own since pyttsx3 can hang, speaks one text after another only in part, and cannot be stopped.
"""

import json
import os
import queue
import shutil
import signal
import sys
import threading
import time
import wave
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TextIO

from dicedesk.ports.speech import Manner

PAUSE_S = 0.35
"""The pause between two lines of a text."""

FOLDER_VARIABLE = "DICEDESK_SPEECH_FOLDER"
"""Names the folder of this process's temporary files, for it to remove where it has to end by itself."""

Request = Mapping[str, Any]
Answer = Callable[[dict[str, Any]], None]


def main(arguments: list[str]) -> int:
    """Speaks until the input ends; with `--wav FILE` it writes the one request that it reads into a file instead."""
    requests, out = sys.stdin, sys.stdout
    # pyttsx3 prints what it does; only answers may go out here.
    sys.stdout = sys.stderr
    if arguments[:1] == ["--wav"]:
        request = json.loads(requests.readline())
        record(start_engine(), request["text"], manner_of(request), Path(arguments[1]))
        return 0
    Worker(start_engine, answers_to(out), end_now).run(requests)
    return 0


def answers_to(out: TextIO) -> Answer:
    """Writes each answer as a line of its own, at once."""

    def answer(told: dict[str, Any]) -> None:
        out.write(json.dumps(told) + "\n")
        out.flush()

    return answer


def start_engine() -> Any:
    """The engine, ready to speak. Raises RuntimeError or ImportError where there is none."""
    import pyttsx3

    engine = pyttsx3.init()
    # The first run of a new engine returns at once, whatever was to be said; let it be an empty one.
    engine.runAndWait()
    return engine


def manner_of(request: Request) -> Manner:
    """How the text of a request is to be said."""
    return Manner(request["voice"], request["rate"], request["volume"])


class Worker:
    """Answers requests in their order."""

    def __init__(
        self,
        make_engine: Callable[[], Any],
        answer: Answer,
        end: Callable[[], None],
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """`make_engine` is called at the first request, `end` where the requests end before all are answered."""
        self._make_engine, self._answer, self._end, self._sleep = make_engine, answer, end, sleep
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
            self._engine.runAndWait()
        self._answer({"finished": number})


def set_manner(engine: Any, manner: Manner) -> None:
    """Sets voice, rate and volume; an unknown voice leaves the one that was."""
    if manner.voice:
        engine.setProperty("voice", manner.voice)
    engine.setProperty("rate", manner.rate)
    engine.setProperty("volume", manner.volume)


def voices_of(engine: Any) -> list[list[str]]:
    """Each voice of the engine: its id, its name, its language."""
    voices = engine.getProperty("voices") or []
    return [[voice.id, voice.name or voice.id, _language_of(voice)] for voice in voices]


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
        engine.runAndWait()
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


def end_now() -> None:
    """Ends this process and the player that it runs, and removes its temporary files."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder:
        shutil.rmtree(folder, ignore_errors=True)
    if os.name == "posix" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
