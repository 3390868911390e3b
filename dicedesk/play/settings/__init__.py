"""What a person chose, as one value that is kept between two starts.

Begin with `settings`: every field with its default and what it allows. `keeper` holds the value, saves it and tells of
changes; whoever needs a setting is handed the keeper. `kinds` says what fields can allow, and reads and writes them;
`earlier_versions` carries over what older programs kept. Settings that only one game has are in that game's package.
It may be used by the tables of the games, by the window and by wiring.
"""
