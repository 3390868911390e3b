"""What bets of craps cost, in exact fractions: bets that lie on the table and bets that are about to be made.

`throws` asks the rules what one throw does to one bet, `fates` follows a bet until it has gone, `worths` and `prices`
say what that comes to in money, `squares` shows the 36 throws. No bet needs another one, but odds their line bet; so
the worth of a table is the sum of the worths of its bets.
"""
