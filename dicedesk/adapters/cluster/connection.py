"""The connection to the scheduler of a Dask cluster, for as long as it is needed.

Where the address begins with tls://, Dask reads from its own settings which certificates and keys are to be used.
"""

import asyncio
import logging
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version

from distributed import Client, Security
from distributed.comm.core import connect

from dicedesk.adapters.cluster.piece import PROGRAM
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import JobError

_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?[^/\s]+:\d{1,5}")

_NAMES = {PROGRAM: "DiceDesk", "distributed": "Dask"}
"""What has to be of the same version everywhere, and what people call it."""

_LOUD = ("distributed", "distributed.client", "tornado.application")
"""Dask tells these logs, and so the terminal, what we tell in a sentence."""


@contextmanager
def connected(address: str, connect_s: float) -> Iterator[Client]:
    """A client of the scheduler. Raises JobError where it cannot be reached in time, or the program differs there."""
    with _quiet(), _client(address, connect_s) as client:
        _need_same_program(client, address)
        yield client


def at_once(client: Client) -> int:
    """How many pieces the workers of now do at once, 1 where there is none yet."""
    threads: dict[str, int] = client.nthreads()
    return max(1, sum(threads.values()))


def _client(address: str, connect_s: float) -> Client:
    if not _ADDRESS.fullmatch(address):
        raise _not_reached(address, tr("an address is tcp://HOST:PORT or tls://HOST:PORT"))
    try:
        asyncio.run(_knock(address, connect_s))
        with warnings.catch_warnings():
            # It compares other versions than ours, too.
            warnings.simplefilter("ignore")
            return Client(address, timeout=connect_s, set_as_default=False)
    except TimeoutError:
        raise _not_reached(address, tr("it does not answer")) from None
    except (OSError, ValueError, TypeError, RuntimeError, ImportError) as error:
        raise _not_reached(address, str(error)) from error


async def _knock(address: str, connect_s: float) -> None:
    """Fails where the client would: that one leaves a thread behind then, and waits for ever where nobody answers."""
    security = Security().get_connection_args("client")
    comm = await asyncio.wait_for(connect(address, timeout=connect_s, **security), connect_s)
    await comm.close()


def _not_reached(address: str, reason: str) -> JobError:
    return JobError(
        tr("the scheduler at {address} cannot be reached: {reason}", address=address, reason=reason)
    )


def _need_same_program(client: Client, scheduler: str) -> None:
    """Raises JobError where the scheduler or a worker has another version than this program."""
    for package, program in _NAMES.items():
        ours = version(package)
        for address, theirs in _versions(client, scheduler, package):
            if isinstance(theirs, Exception):
                raise JobError(tr("{address} has no {program}", address=address, program=program))
            if theirs != ours:
                raise JobError(
                    tr(
                        "{address} has {program} {theirs}, and this computer has {ours}; all need the same version",
                        address=address,
                        program=program,
                        theirs=theirs,
                        ours=ours,
                    )
                )


def _versions(client: Client, scheduler: str, package: str) -> Iterator[tuple[str, str | Exception]]:
    """The version that each computer has; asked for by Python's own function, which all of them know."""
    try:
        yield scheduler, client.run_on_scheduler(version, package)
    except PackageNotFoundError as error:
        yield scheduler, error
    yield from client.run(version, package, on_error="return").items()


@contextmanager
def _quiet() -> Iterator[None]:
    """Dask logs nothing meanwhile."""
    logs = [logging.getLogger(name) for name in _LOUD]
    levels = [log.level for log in logs]
    for log in logs:
        log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for log, level in zip(logs, levels, strict=True):
            log.setLevel(level)
