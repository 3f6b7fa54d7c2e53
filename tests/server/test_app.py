"""The page, the cards, the documents, and what every answer carries."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import brotli
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mblades.cards.library import load
from mblades.cards.translations import LANGUAGES, Language
from mblades.cli.new_set import first_sheet
from mblades.rules.state.view_records import View
from mblades.server.web import openapi
from mblades.server.web.static import client_handler, read_client
from mblades.server.wire import cards
from mblades.server.wire import library as wire_library
from tests.server.people import Server, at_server

ELSEWHERE = re.compile(r"""(?:src|href)=["']?(?:https?:)?//""")
LONGEST_IN_THE_WINDOW = 130  # letters
OWN_SET = first_sheet("Garden Party", Path("garden-party.toml"))


def test_every_answer_has_the_safe_headers(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        for path in ("/", "/api/setup", "/api/me", "/api/nothing", "/nothing.js", "/api/docs"):
            headers = (await server.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers

    at_server(tmp_path, scenario)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shop_window_has_a_card_of_each_rarity(tmp_path: Path, language: Language) -> None:
    async def scenario(server: Server) -> None:
        for _ in range(20):  # other ones each time
            faces = (await server.http.get(f"/api/window/{language}")).json()
            assert [face["rarity"] for face in faces] == list(cards.WINDOW)
            assert all(face["kind"] == "Single" and face["name"] for face in faces)
            lengths = [sum(len(line["text"]) for line in face["lines"]) for face in faces]
            assert max(lengths) <= LONGEST_IN_THE_WINDOW, faces  # their pictures are seen, too

    at_server(tmp_path, scenario)


def test_pages_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        for path in ("/", "/api/docs"):
            text = (await server.http.get(path)).text
            assert not ELSEWHERE.search(text)
        document = (await server.http.get("/api/openapi.json")).json()
        assert document["openapi"].startswith("3.1")
        assert "/api/tables/{table}" in document["paths"]
        assert {"Welcome", "Update", "Act", "View", "Face"} <= set(
            document["components"]["schemas"]
        )

    at_server(tmp_path, scenario)


def test_every_reference_in_the_document_leads_somewhere() -> None:
    document = openapi.document()
    text = msgspec.json.encode(document).decode()
    named = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert named <= set(document["components"]["schemas"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_has_every_face(language: Language) -> None:
    library = load()
    made = cards.encoded(library, language)
    plain = made.content[""]
    assert gzip.decompress(made.content["gzip"]) == plain
    assert brotli.decompress(made.content["br"]) == plain
    sent = msgspec.json.decode(plain, type=wire_library.Library)
    assert set(sent.faces) == {one.id for one in (*library.designs, *library.side_designs)}
    assert {face.set for face in sent.faces.values() if face.kind == "Single"} <= set(sent.sets)
    for face in sent.faces.values():
        assert face.name
        assert all(line.text for line in face.lines)
        for line in face.lines:
            assert not line.keyword or line.explained
    assert len(sent.metas) == len(library.metas)
    assert all(npc.text for npc in sent.npcs)


def test_the_library_is_kept_by_its_digest(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        first = await server.http.get("/api/library/ja")
        assert first.headers["content-encoding"] == "br"
        assert "no-cache" in first.headers["cache-control"]
        digest = first.json()["digest"]
        assert digest == (await server.ask("GET", "/setup"))["cards"]
        kept = await server.http.get(f"/api/library/ja?digest={digest}")
        assert "immutable" in kept.headers["cache-control"]
        tag = {"If-None-Match": first.headers["etag"]}
        again = await server.http.get("/api/library/ja", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        assert (await server.http.get("/api/library/xx")).status_code == 400

    at_server(tmp_path, scenario)


def test_a_table_with_a_set_of_its_own_has_its_own_library(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        checked = await server.ask(
            "POST", "/setup/check", {"setup": {}, "sheets": ["name = 'Broken'"]}
        )
        assert not checked["ok"]
        check = {"setup": {}, "sheets": [OWN_SET]}
        assert (await server.ask("POST", "/setup/check", check)) == {"ok": True, "reason": None}
        table = await ann.ask("POST", "/tables", check)
        library = await ann.ask("GET", f"/tables/{table['id']}/library/en")
        assert library["digest"] == table["cards"]
        assert "Garden Party" in library["sets"]
        await ann.start(table)
        await ann.connect(table)

    at_server(tmp_path, scenario)


def test_what_a_seat_sees_has_the_declared_form(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.open({"character_powers": True, "pro_cards": True})
        await ann.start(table)
        seat = await ann.connect(table)
        msgspec.convert(seat.view, View)

    at_server(tmp_path, scenario)


def test_the_built_client_is_served_compressed_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "app-1234.js").write_text("let a = 1;")
    (folder / "assets" / "app-1234.js.gz").write_bytes(gzip.compress(b"let a = 1;"))
    files = read_client(folder)
    assert set(files) == {"index.html", "assets/app-1234.js"}
    script = files["assets/app-1234.js"]
    assert script.kind == "text/javascript"
    assert script.is_hashed
    assert gzip.decompress(script.content["gzip"]) == script.content[""]
    assert not files["index.html"].is_hashed
    assert read_client(tmp_path / "nowhere") == {}


def test_the_client_says_once_how_its_text_is_written(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "map.webmanifest").write_text("{}")
    with TestClient(Litestar([client_handler(tmp_path)])) as client:
        assert client.get("/").headers["content-type"] == "text/html; charset=utf-8"
        assert client.get("/map.webmanifest").headers["content-type"] == "application/manifest+json"
