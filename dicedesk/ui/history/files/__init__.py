"""Games of the history go into files and come from them.

`importing` and `exporting` ask for files and have the work done in the background; `long_work` shows how far it is,
`import_report` why records were refused. Only the history's page uses them. Begin with `importing`.
"""
