"""Windows about the safety of what is kept.

`backups` leads back to a backup, and `error` is what is told of an unexpected error. They open beside the window, hold
no game up, and know nothing of the disk: what they show and do is handed to them.
"""
