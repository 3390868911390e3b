"""What of this computer can be used, told on the command line. It needs no screen, and not all of Qt."""

import os

from dicedesk.adapters.self_check import everything, report
from dicedesk.adapters.storage.folders import data_folder


def self_check(data: str | None) -> int:
    """Prints what was found; returns 1 where no game could be played, or none kept."""
    found = everything(data_folder(data, os.environ))
    print(report(found))
    return int(not all(finding.works for finding in found if finding.is_needed))
