"""Whatever keeps the games safe while the window is open.

`store_watch` tells what becomes of the store, `daily_backup` backs it up, `errors` deals with unexpected errors.
"""
