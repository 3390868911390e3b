"""Hog as it is played: `kit` names its parts, `table` opens its sessions, `narrator` tells what happened.

`commentary` remarks on the scores after each turn; the narrator writes its remarks into the log.
"""
