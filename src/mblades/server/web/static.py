"""The built client: files with names made from their content, compressed beforehand."""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from mblades.server.web.packed import FOREVER, packed

FOLDER = Path(__file__).parents[1] / "client"
HASHED = "assets/"  # where the build puts files whose names change with their content
ASK_AGAIN = "no-cache"
INDEX = "index.html"
KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>mblades</title></head>
<body><h1>The server is running, but the game's page has not been built</h1>
<p>In a checkout of the project, <code>./mb play</code> and <code>./mb serve</code> build it before
they start. A package that was installed has it inside.</p>
<p>The API is here all the same: <a href="/api/docs">/api/docs</a>.</p></body></html>
"""


class File(Struct, frozen=True):
    """A file of the client, ready to be sent."""

    content: dict[str, bytes]  # by encoding, best first; "" is the file as it is
    kind: str
    tag: str
    is_hashed: bool


def read_client(folder: Path = FOLDER) -> dict[str, File]:
    """All files by their paths; none if the client has not been built."""
    files: dict[str, File] = {}
    if not (folder / INDEX).is_file():
        return files
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values():
            continue
        content = {}
        for encoding, suffix in ENCODINGS.items():
            smaller = path.with_name(path.name + suffix)
            if smaller.is_file():
                content[encoding] = smaller.read_bytes()
        content[""] = path.read_bytes()
        name = path.relative_to(folder).as_posix()
        files[name] = File(
            content=content,
            kind=_kind(path),
            tag=f'"{blake2b(content[""], digest_size=12).hexdigest()}"',
            is_hashed=name.startswith(HASHED),
        )
    return files


def _kind(path: Path) -> str:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return kind or "application/octet-stream"


def client_handler(folder: Path = FOLDER) -> HTTPRouteHandler:
    """Serves the client; a path that is not a file is one of the client's pages."""
    files = read_client(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.lstrip("/")
        file = files.get(name)
        if file is None and (name.startswith("api/") or "." in name.rpartition("/")[2]):
            return Response(b"Not found.", status_code=404, media_type="text/plain")
        file = file or files.get(INDEX)
        if file is None:
            return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
        return packed(
            file.content,
            tag=file.tag,
            kind=file.kind,
            cached=FOREVER if file.is_hashed else ASK_AGAIN,
            request=request,
        )

    return client
