"""The review of a game in a window of its own: was it you or the dice?

Begin with `review_window`, which has the review made and shows it; `review_page` lays it out: `summary` over
`moment_chart` and `moment_felt`, with `moves_card` beside them. `saving` copies it and writes it into files. The main
window opens it from `records/reviews`.
"""
