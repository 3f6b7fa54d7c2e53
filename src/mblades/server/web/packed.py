"""Answers that are compressed beforehand, once for everybody who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

FOREVER = "public, max-age=31536000, immutable"


def packed(
    content: dict[str, bytes], *, tag: str, kind: str, cached: str, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """The first of these encodings that the browser takes; "" is the content as it is. Nothing if
    the browser has it already."""
    headers = {"ETag": tag, "Cache-Control": cached, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((one for one in content if one and one in accepted), "")
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(content[encoding], headers=headers, media_type=kind)
