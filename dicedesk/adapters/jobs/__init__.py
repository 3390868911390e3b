"""Work done aside: in threads, or in processes beside the window, as the port `jobs` says.

Begin with `process_jobs`, which the window uses: `compute_worker` is the process that does one job, and `messages` is
what both say to each other. `thread_jobs` does the same in threads of one process.
"""
