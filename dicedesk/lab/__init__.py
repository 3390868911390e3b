"""The framework for questions to the Lab: the questions, their findings, and long simulations.

`fields` has the fields of a question and the question itself, `findings` the answers and the kinds of questions; the
window makes its forms from the fields, the command line its options, and both write the findings. `charts` has the
values that a chart shows. `chunks` plays games by the million on all cores, `sample` counts them, `coded_laws` draws
quickly from given chances, and `dice_test` tests whether dice are fair.

`dicedesk.games.questions` lists all kinds. To add one, put its fields and the kind in the game's `questions`; the
function that answers imports modules with numpy when it is called.
"""
