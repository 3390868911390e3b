"""Why the system refuses a file, in words that can be translated; the system's own are not."""

import errno
from collections.abc import Mapping
from types import MappingProxyType

from dicedesk.core.words import Sentence, tr

_REASONS: Mapping[int, Sentence] = MappingProxyType(
    {
        errno.ENOENT: tr("no such file or folder"),
        errno.EACCES: tr("permission denied"),
        errno.EPERM: tr("permission denied"),
        errno.EISDIR: tr("this is a folder"),
        errno.ENOTDIR: tr("part of the path is not a folder"),
        errno.EEXIST: tr("a file with this name already exists"),
        errno.ENOSPC: tr("the disk is full"),
        errno.EDQUOT: tr("your disk quota is used up"),
        errno.EROFS: tr("the disk is read-only"),
        errno.EIO: tr("the disk cannot be read from or written to"),
        errno.EBUSY: tr("in use by another program"),
        errno.ENAMETOOLONG: tr("the name is too long"),
        errno.EFBIG: tr("the file would be too large"),
        errno.ELOOP: tr("the links in the path form a loop"),
        errno.EMFILE: tr("too many files are open"),
    }
)


def reason_of(error: OSError) -> str:
    """The reason of an error of the system, in our words where it is a common one."""
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
