"""Work in the background: in threads, or in processes beside the window, as the port `jobs` says.

Begin with `process_jobs`, which computes chances and reads very long records: `compute_worker` is the process that does
one job, and `messages` is what both say to each other. `thread_jobs` does in threads of one process what takes about a
moment. `late_jobs` stands for either until there is work. `worker_processes` does pieces of long work on all cores, by
`piece_worker` in each process, as the port `jobs` says of workers; commands use it too.
"""
