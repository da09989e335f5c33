# Made by endpoint-manifest (python-client) from its template _runtime/http_socket.py.
# Not to be edited: fill the manifest in and run `generate`.
"""A connection whose every read and write ends when the clock of its attempt does."""

from __future__ import annotations

import io
import select
import socket
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ssl
    from collections.abc import Iterable

    from _typeshed import WriteableBuffer

    from .clock import Clock

_BUFFER = 32_768


class DeadlineStream(io.RawIOBase):
    """
    The raw stream below `http.client`: before each read the socket gets the time that the attempt
    has left.
    """

    def __init__(self, connection: socket.socket) -> None:
        super().__init__()
        self._connection = connection
        self.clock: Clock | None = None
        self.is_idle = False

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int | None:
        """Read what has come, or wait for it as long as the attempt may last; None = it is idle."""
        if self.is_idle:
            return None
        self.limit()
        return self._connection.recv_into(buffer)

    def limit(self) -> None:
        """Let the next operation of the socket take what is left of the time."""
        clock = self.clock
        self._connection.settimeout(None if clock is None else clock.remaining())


class _Reader(io.BufferedReader):
    """A buffer that outlives a response: `http.client` closes the file that it reads from."""

    def readline(self, size: int | None = -1, /) -> bytes:
        """
        Read a line of a head: `http.client` takes the end of a connection for
        the end of the head.
        """
        line = super().readline(size)
        if line[-1:] != b"\n" and (size is None or size < 0 or len(line) < size):
            raise ConnectionError(
                "the connection ended within a head" if line else "no answer came"
            )
        return line

    def close(self) -> None:
        """Stay open: the connection is closed by itself."""


class HTTPSocket:
    """A connection, in the form in which `http.client` reads from it."""

    __slots__ = ("_poll", "connection", "idle_since", "key", "reader", "stream")

    def __init__(self, connection: socket.socket, key: tuple[str, str, int]) -> None:
        self.connection = connection
        self.key = key
        self.stream = DeadlineStream(connection)
        self.reader = _Reader(self.stream, _BUFFER)
        self.idle_since = 0.0
        self._poll: select.poll | None = None
        if hasattr(select, "poll"):
            self._poll = select.poll()
            self._poll.register(connection, select.POLLIN | select.POLLHUP | select.POLLERR)

    def makefile(self, _mode: str = "rb") -> io.BufferedReader:
        """Give the one buffer of the connection."""
        return self.reader

    def send(self, head: bytes, chunks: Iterable[bytes], *, is_chunked: bool) -> None:
        """Send a request."""
        pending = head
        for chunk in chunks:
            if not chunk:
                continue
            if is_chunked:
                self._send_all(b"%b%x\r\n%b\r\n" % (pending, len(chunk), chunk))
            elif len(chunk) < _BUFFER:
                self._send_all(pending + chunk)
            else:
                self._send_all(pending)
                self._send_all(chunk)
            pending = b""
        if is_chunked:
            pending += b"0\r\n\r\n"
        if pending:
            self._send_all(pending)

    def _send_all(self, data: bytes) -> None:
        if len(data) <= _BUFFER:
            self.stream.limit()
            # One timeout holds for all parts that `sendall` writes.
            self.connection.sendall(data)
            return
        rest = memoryview(data)
        while rest:
            self.stream.limit()
            rest = rest[self.connection.send(rest[: 8 * _BUFFER]) :]

    @property
    def is_usable(self) -> bool:
        """Tell whether an idle connection is still open, and nothing came that nobody asked for."""
        if self.connection.fileno() < 0 or self._has_rest:
            return False
        try:
            if self._poll is not None:
                return not self._poll.poll(0)
            return not select.select([self.connection], [], [], 0)[0]
        except (OSError, ValueError):
            return False

    @property
    def _has_rest(self) -> bool:
        """Tell whether more was read than the responses had: the next would begin with it."""
        self.stream.is_idle = True
        try:
            return bool(self.reader.peek(1))
        finally:
            self.stream.is_idle = False

    def shut_down(self) -> None:
        """Wake up whoever waits for the connection in another thread."""
        with suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()


def connect(key: tuple[str, str, int], clock: Clock, context: ssl.SSLContext | None) -> HTTPSocket:
    """Open a connection within the time of an attempt."""
    _, host, port = key
    fault: OSError | None = None
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, 0, socket.SOCK_STREAM):
        connection = socket.socket(family, kind, protocol)
        try:
            connection.settimeout(clock.remaining())
            connection.connect(address)
            # A request is written at once: waiting for more of it would only delay it.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if context is not None:
                connection.settimeout(clock.remaining())
                connection = context.wrap_socket(connection, server_hostname=host)
            opened = HTTPSocket(connection, key)
            opened.idle_since = monotonic()
            return opened
        except TimeoutError:
            connection.close()
            raise
        except OSError as error:
            connection.close()
            fault = error
        except BaseException:
            connection.close()
            raise
    raise fault or ConnectionError(f"{host} has no address")
