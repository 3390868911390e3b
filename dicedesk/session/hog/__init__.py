"""Hog as it is played: `kit` names its parts, `table` opens its sessions, `narrator` tells what happened."""
