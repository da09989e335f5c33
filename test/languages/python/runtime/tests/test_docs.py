"""What `help()` and editors show of a method: in both clients the docstring that stands once."""

from __future__ import annotations

import inspect
import json
import pydoc
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from example import AsyncExample, Example
from example.groups.books import AsyncBooks, Books
from example.options import ExampleOptions

ROOT = Path(__file__).parent.parent
METHODS = ["retrieve", "list", "create", "cover", "changes", "card", "borrow"]


@pytest.mark.parametrize("name", METHODS)
def test_help(name: str) -> None:
    text = inspect.getdoc(getattr(Books, name))
    assert text == inspect.getdoc(getattr(AsyncBooks, name))
    assert "Args:\n" in text
    for books in (Books, AsyncBooks):
        shown = pydoc.plain(pydoc.render_doc(getattr(books, name)))
        assert text.splitlines()[0] in shown
        assert "    **given: Options of this call" in shown


def test_asynchronous_methods_are_coroutine_functions() -> None:
    assert all(inspect.iscoroutinefunction(getattr(AsyncBooks, name)) for name in METHODS)


@pytest.mark.parametrize("client", [Example, AsyncExample])
def test_help_on_a_client_names_all_its_options(client: type) -> None:
    text = inspect.getdoc(client)
    assert [name for name in ExampleOptions.__annotations__ if f"    {name}: " not in text] == []


def test_editors() -> None:
    program = shutil.which("pyright-langserver", path=Path(sys.executable).parent)
    if program is None:
        pytest.skip("needs pyright")
    for client in ("Example", "AsyncExample"):
        head = ["import example", f"def see(client: example.{client}) -> None:"]
        shown = hovers(program, head, [f"    client.books.{name}" for name in METHODS])
        for name, text in zip(METHODS, shown, strict=True):
            assert inspect.getdoc(getattr(Books, name)).splitlines()[0] in text, (client, name)
            assert "Options of this call" in text, (client, name)


def hovers(program: str, head: list[str], lines: list[str]) -> list[str]:
    """Ask a language server what it shows at the ends of lines (Language Server Protocol 3.17)."""
    uri = (ROOT / "src" / "seen.py").as_uri()
    capabilities = {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}}
    start = {"processId": None, "rootUri": ROOT.as_uri(), "capabilities": capabilities}
    text = "\n".join([*head, *lines])
    document = {"uri": uri, "languageId": "python", "version": 1, "text": text}
    with subprocess.Popen(
        [program, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:

        def send(**message: object) -> None:
            data = json.dumps({"jsonrpc": "2.0", **message}).encode()
            server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
            server.stdin.flush()

        def receive(number: int | str) -> dict:
            while True:
                size = 0
                while header := server.stdout.readline().strip():
                    name, _, value = header.partition(b":")
                    if name.lower() == b"content-length":
                        size = int(value)
                answer = json.loads(server.stdout.read(size))
                if answer.get("id") == number and "method" not in answer:
                    return answer["result"]

        def hover(number: int, line: str) -> str:
            place = {"line": len(head) + number, "character": len(line) - 1}
            params = {"textDocument": {"uri": uri}, "position": place}
            send(id=number, method="textDocument/hover", params=params)
            return receive(number)["contents"]["value"]

        try:
            send(id="start", method="initialize", params=start)
            receive("start")
            send(method="initialized", params={})
            send(method="textDocument/didOpen", params={"textDocument": document})
            return [hover(number, line) for number, line in enumerate(lines)]
        finally:
            server.kill()
