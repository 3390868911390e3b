"""The frame of questions to the Lab: what can be asked, what is found, and long simulations.

`fields` has the fields of a question and a question itself, `findings` what is found and the kinds of questions; the
window makes its forms from the fields, the command line its options, and both write what was found. `charts` has the
values that a chart shows. `chunks` plays games by the million on all cores, `sample` counts them, `coded_laws` draws
from chances quickly, `dice_test` asks whether dice are fair.

`dicedesk.games.questions` lists all kinds. To add one: its fields and the kind in the game's `questions`; the function
that answers imports what needs numpy when it is called.
"""
