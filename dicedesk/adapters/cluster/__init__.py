"""Pieces of long work on the computers of a cluster, by Dask, as the port `jobs` says of workers.

Begin with `scheduler`, which says in a sentence why a cluster cannot be used; Dask is an extra of this program, and may
be missing. `dask_workers` hands the pieces over, and `piece` is what a computer of the cluster does with one.
"""
