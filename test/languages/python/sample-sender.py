"""Runs samples as they stand, and sends their requests to another place.

The first argument is a JSON file: a list of samples, each with its `id`, its `file`, and `places`, the URLs that requests are
below, with those to send them to. Prints what went wrong, by id.
"""

import contextlib
import importlib
import io
import json
import runpy
import sys
import traceback


class Places:
    """Where the requests of the present sample go."""

    def __init__(self):
        self.known = {}

    def __call__(self, url):
        for before, after in self.known.items():
            if url.startswith(before):
                return after + url[len(before) :]
        raise AssertionError(f"{url} is below none of {list(self.known)}")


def redirect(module, name, is_async, places):
    """Have the package's own transport send elsewhere."""
    transport = getattr(importlib.import_module(module), name)
    real = transport.__call__

    def send(self, request):
        request.url = places(request.url)
        return real(self, request)

    async def send_async(self, request):
        request.url = places(request.url)
        return await real(self, request)

    transport.__call__ = send_async if is_async else send


def main():
    package, samples = sys.argv[1], sys.argv[2]
    places = Places()
    redirect(f"{package}._runtime.http_transport", "HTTPTransport", False, places)
    redirect(f"{package}._runtime.httpx2_transport", "HTTPX2Transport", True, places)
    faults = {}
    with open(samples, encoding="utf-8") as file:
        wanted = json.load(file)
    for each in wanted:
        places.known = each["places"]
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                runpy.run_path(each["file"], run_name="__main__")
        except Exception:
            faults[each["id"]] = traceback.format_exc(limit=-2)
    json.dump(faults, sys.stdout)


main()
