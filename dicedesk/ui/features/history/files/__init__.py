"""Games of the history go into files and come from them.

`importing` and `exporting` ask for files and have the work done in the background; `import_report` says why records
were refused. Only the history's page uses them. Begin with `importing`.
"""
