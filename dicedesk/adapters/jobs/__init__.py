"""Work in the background: in threads, or in processes beside the window, as the port `jobs` says.

Begin with `worker`, the process that works for another one, and what both say to each other; `own_process` starts it.
`process_jobs` has one do each job of the window, such as chances and very long records; `worker_processes` has several
do the pieces of long work, on all cores, as the port `jobs` says of workers; commands use it too. `thread_jobs` does in
threads of this process what takes about a moment.
"""
