"""Prints the CPU milliseconds of processes that load the client and use it, above those of one that does nothing."""

from __future__ import annotations

import json
import os
import sys

MADE = "from music_catalog import MusicCatalog; c = MusicCatalog(base_url='{url}')"


def programs(url: str) -> dict[str, str]:
    """Give what the processes do."""
    made = MADE.format(url=url)
    return {
        "bare": "pass",
        "http-client": "import http.client, json",
        "httpx2": "import httpx2",
        "import": "import music_catalog",
        "made": made,
        "handed-in": made.replace("')", "', transport=print)"),
        "group": f"{made}; c.artists",
        "call": f"{made}; c.artists.retrieve('1')",
        "call-http-client": "import http.client, json; "
        f"c = http.client.HTTPConnection('{url[7:]}'); c.request('GET', '/artists/1'); "
        "json.loads(c.getresponse().read())",
    }


def milliseconds(code: str) -> float:
    """Run a process, and give its CPU time."""
    process = os.fork()
    if process == 0:
        os.execv(sys.executable, [sys.executable, "-c", code])
    _, status, usage = os.wait4(process, 0)
    if status != 0:
        raise OSError(code)
    return (usage.ru_utime + usage.ru_stime) * 1000


def main(url: str, runs: int) -> None:
    """Run all of them in turn, so that a busy moment is none of one alone."""
    wanted = programs(url)
    least = dict.fromkeys(wanted, float("inf"))
    for _ in range(runs + 1):
        for name, code in wanted.items():
            least[name] = min(least[name], milliseconds(code))
    print(json.dumps({name: each - least["bare"] for name, each in least.items()}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
