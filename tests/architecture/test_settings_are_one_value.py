"""The settings are one value: who needs something of them is handed it, and nobody else reads the store for it."""

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "dicedesk"

OF_THE_STORE = re.compile(r"\.(setting|keep_setting|set_setting_aside)\(")
READERS = {
    "settings.py": "the settings, as one text",
    "shell.py": "how the window was left, and a picture of it: read before the first paint, and nobody chooses it",
    "leaving.py": "the same picture, when the window is left",
    "saved_games.py": "the last day whose dice were thrown in each game: what happened, and nobody chose it",
    "positions.py": "the positions that were kept, and the last ones asked about",
    "strategy_files.py": "which strangers' programs may run: an answer that was given once, and no setting",
}
"""Who reads and writes the rows of the store, and what."""

KEEPER = re.compile(r"\bSettingsKeeper\(")


def files_with(pattern: re.Pattern[str]) -> set[str]:
    """The files of the program in which this stands, but for the stores themselves."""
    stores = {SOURCES / "play" / "ports" / "store.py", *(SOURCES / "adapters" / "storage").glob("*.py")}
    return {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.py")
        if file not in stores and pattern.search(file.read_text(encoding="utf-8"))
    }


def test_nobody_reads_the_store_to_learn_what_another_part_chose() -> None:
    assert {Path(name).name for name in files_with(OF_THE_STORE)} == set(READERS)


def test_one_keeper_is_made_for_a_start_and_handed_on() -> None:
    made = files_with(KEEPER)
    assert {name.split("/")[0].removesuffix(".py") for name in made} == {"main", "cli"}
