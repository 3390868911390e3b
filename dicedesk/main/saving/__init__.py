"""Whatever keeps the games safe while the window is open.

`store_watch` tells what becomes of the store, `daily_backup` backs it up, `packing` packs the games that earlier
versions kept, and `errors` deals with unexpected errors.
"""
