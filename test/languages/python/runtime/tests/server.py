"""A server of raw bytes on loopback, for faults that no server makes by itself."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field


@dataclass
class Seen:
    """A request as it came."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes
    connection: int


Answer = bytes | None | Callable[[socket.socket], None]
"""
What is sent; None = the connection is closed without an answer; a function does whatever it wants,
and closes.
"""


@dataclass
class Server:
    """What a test sees of it."""

    url: str
    answer: Callable[[Seen], Answer]
    seen: list[Seen] = field(default_factory=list)
    connections: set[socket.socket] = field(default_factory=set)
    accepted: int = 0


def respond(
    body: bytes = b"",
    status: str = "200 OK",
    headers: str = "content-type: application/json",
    *,
    keep: bool = True,
) -> bytes:
    """Give the bytes of a whole answer."""
    end = "" if keep else "connection: close\r\n"
    lines = f"HTTP/1.1 {status}\r\ncontent-length: {len(body)}\r\n{headers}\r\n{end}\r\n"
    return lines.encode() + body


@contextmanager
def serving(answer: Callable[[Seen], Answer] | Answer) -> Iterator[Server]:
    """Serve until the end of the block."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=256)
    give = answer if callable(answer) else lambda _: answer
    server = Server(f"http://127.0.0.1:{listener.getsockname()[1]}", give)
    threads: list[threading.Thread] = []

    def accept() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            server.accepted += 1
            server.connections.add(connection)
            thread = threading.Thread(
                target=handle, args=(connection, server.accepted), daemon=True
            )
            threads.append(thread)
            thread.start()

    def handle(connection: socket.socket, number: int) -> None:
        with suppress(OSError), connection, connection.makefile("rb") as file:
            while seen := read_request(file, number):
                server.seen.append(seen)
                given = server.answer(seen)
                if callable(given):
                    given(connection)
                    break
                if given is None:
                    break
                connection.sendall(given)
                if b"connection: close" in given or b"content-length" not in given[:300]:
                    break
        connection.close()
        server.connections.discard(connection)

    thread = threading.Thread(target=accept, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        with suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        for each in list(server.connections):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for each in [thread, *threads]:
            each.join(5)


def read_request(file: object, number: int) -> Seen | None:
    """Read a request; None = the connection is over."""
    readline, read = file.readline, file.read
    line = readline()
    if not line:
        return None
    method, target, _ = line.decode("latin-1").split(" ")
    headers: dict[str, str] = {}
    while (line := readline()).strip():
        name, _, value = line.decode("latin-1").partition(":")
        headers[name.lower()] = value.strip()
    body = b""
    if headers.get("transfer-encoding") == "chunked":
        while size := int(readline(), 16):
            body += read(size)
            readline()
        readline()
    elif "content-length" in headers:
        body = read(int(headers["content-length"]))
    return Seen(method, target, headers, body, number)
