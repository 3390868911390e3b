"""Work in the background: in threads, or in processes beside the window, as the port `jobs` says.

Begin with `process_jobs`, which computes chances and reads very long records: `worker` is the process that does one
job, and what both say to each other. `thread_jobs` does in threads of one process what takes about a moment.
`worker_processes` does pieces of long work on all cores, as the port `jobs` says of workers; commands use it too.
"""
