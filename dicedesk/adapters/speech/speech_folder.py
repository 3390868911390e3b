"""The folder for the temporary files of the process that speaks, as the window and that process know it."""

import os
import shutil

FOLDER_VARIABLE = "DICEDESK_SPEECH_FOLDER"
"""Names the folder. Whoever starts the process removes it, and the process itself where nobody else is left."""


def remove_folder() -> None:
    """Removes the folder of this process; where it was given none, nothing."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder:
        shutil.rmtree(folder, ignore_errors=True)
