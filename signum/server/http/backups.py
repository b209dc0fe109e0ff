"""HTTP requests about backups, which a recovery phrase finds. Ids come in the body: proxies log addresses."""

from typing import Any, Final

from litestar import post
from litestar.params import JSONBody

from signum.server import protocol as p
from signum.server.backups import LARGEST
from signum.server.http.asking import address_of, is_ours
from signum.server.http.errors import Declined, HttpRequest

WITH_BACKUP: Final = LARGEST * 4 // 3 + (4 << 10)
"""Bytes of a request that carries one."""


@post("/api/backup", status_code=204, request_max_body_size=WITH_BACKUP)
async def save_backup(request: HttpRequest, data: JSONBody[p.SaveBackup]) -> None:
    """Keep the encrypted data of a browser."""
    _check(request)
    await request.app.state.backups.save(data, address_of(request))


@post("/api/backup/read", status_code=200)
async def read_backup(request: HttpRequest, data: JSONBody[p.NamedBackup]) -> p.BackupRead:
    """The encrypted data of a browser."""
    _check(request)
    found: p.BackupRead = await request.app.state.backups.read(data, address_of(request))
    return found


@post("/api/backup/delete", status_code=204)
async def delete_backup(request: HttpRequest, data: JSONBody[p.NamedBackup]) -> None:
    """Delete it for good."""
    _check(request)
    await request.app.state.backups.delete(data)


def _check(request: HttpRequest) -> None:
    if not is_ours(request):
        raise Declined("server-other-origin", 403)


HANDLERS: Final[tuple[Any, ...]] = (save_backup, read_backup, delete_backup)
