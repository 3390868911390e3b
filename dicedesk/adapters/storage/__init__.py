"""Where games and settings are kept, as the port `store` says.

Begin with `sqlite_store`, over the `sqlite_file`; `patient_store` waits while another program holds the file,
`no_store` stands in where there is no disk. `opened_store` is the store with which a window opens, `folders` says
where it lies, and `folder_lock` lets one window have it.
"""
