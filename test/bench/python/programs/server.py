"""Answers every request with the same artist, on connections that are kept; prints its port."""

from __future__ import annotations

import socket
import threading

BODY = (
    b'{"id":"0OdUWJ0sBjDrqHygGUXeCF","name":"The Example","type":"artist",'
    b'"genres":["rock"],"images":[],"popularity":50}'
)
ANSWER = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n%b" % (
    len(BODY),
    BODY,
)


def answer(connection: socket.socket) -> None:
    """Answer the requests of a connection; none has a body."""
    with connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        pending = b""
        while chunk := connection.recv(65_536):
            pending += chunk
            while b"\r\n\r\n" in pending:
                _, _, pending = pending.partition(b"\r\n\r\n")
                connection.sendall(ANSWER)


def main() -> None:
    """Answer until the process is ended."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        print(server.getsockname()[1], flush=True)
        while True:
            connection, _ = server.accept()
            threading.Thread(target=answer, args=(connection,), daemon=True).start()


if __name__ == "__main__":
    main()
