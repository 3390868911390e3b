"""Records in files: `text_file` reads any text safely, `record_file` a record, `record_name` proposes a name."""
