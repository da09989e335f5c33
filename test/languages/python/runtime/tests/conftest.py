from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading

import pytest

from example._runtime import retry


@pytest.fixture(autouse=True)
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "jitter", lambda: 0.0)


@pytest.fixture(autouse=True)
def what_webassembly_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave a test out where it comes to need what there is not: other machines run it."""
    if sys.platform != "emscripten":
        return

    def left_out(*given: object, **_: object) -> None:
        for each in given:
            if asyncio.iscoroutine(each):
                each.close()
        pytest.skip("WebAssembly has no processes, threads and sockets, and one event loop")

    for place, name in [
        (subprocess.Popen, "__init__"),
        (threading.Thread, "start"),
        (socket, "create_server"),
        (asyncio, "run"),
        (asyncio.Runner, "__enter__"),
    ]:
        monkeypatch.setattr(place, name, left_out)
