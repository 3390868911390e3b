"""What the tabs of all games share. It knows no game by name.

`game_tab` is the tab: a game derives its own from `GameTab`. `input` is what a person does at a table, `pace` how a
move is shown, `handover` how dice pass to the next player, `coaching` the coach, `columns` how a tab is put together,
`players_card` who plays, `seats_card` the same where several can sit, and `replay` a tab that shows a record. Begin
with `game_tab`, then read `ui/games/hog/tab`.
"""
