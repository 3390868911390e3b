"""Background work, in threads or in other processes, behind the port `jobs`.

Begin with `worker`, the process that works for another one, and their messages; `own_process` starts it. `process_jobs`
starts one for each job of the window, such as chances and very long records; `worker_processes` starts several for the
pieces of long work, on all cores, behind the interface for workers; commands use it too. `thread_jobs` runs short work
in threads of this process.
"""
