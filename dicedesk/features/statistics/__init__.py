"""The statistics of all games that were played, or of those of one kind, without a window.

Begin with `statistics`, which adds up what the store knows; `thinning` leaves out of long lines what could not be
seen, `words` says it all, and `as_json` writes it for other programs. Whether dice are as even as chance makes them is
asked by `dicedesk.lab.dice_test`.
"""
