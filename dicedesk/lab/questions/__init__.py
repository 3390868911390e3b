"""The questions of the Lab: what can be asked, and what is found.

A `kind` has fields and names the function that answers it; `question` is one with its values, and
`findings` is its answer in plain values. The window makes its forms from the fields, the command line its options, and
both write what was found, each in its way. Begin with `kinds`, which lists them all. To add one: a module in the
package of its experiment with the fields and the kind, its name in `kinds`, and a function
`answer(question, tell, workers)` in another module, for that one may load numpy and the module with the kind may not.
"""
