"""Loads all of the shipped package without a warning, and calls with both clients; prints the version of Python."""

import importlib
import pkgutil
import sys
import warnings

warnings.simplefilter("error")
sys.path[:0] = PLACES  # noqa: F821 - given

import music_catalog as sdk

for module in pkgutil.walk_packages(sdk.__path__, "music_catalog."):
    importlib.import_module(module.name)
for name in sdk.__all__:
    getattr(sdk, name)


def answer(request):
    kind = {"content-type": "application/json"}
    return sdk.TransportResponse(200, kind, b'{"name":"%b"}' % request.url.encode())


async def answer_async(request):
    return answer(request)


with sdk.MusicCatalog(base_url="https://api.example.com", transport=answer) as client:
    print("synchronous", client.artists.retrieve("a/b"))
    print(repr(client.result(client.artists.retrieve, "")))
async with sdk.AsyncMusicCatalog(
    base_url="https://api.example.com", transport=answer_async
) as client:
    print("asynchronous", await client.artists.retrieve("a/b"))
    data, response = await client.with_response(client.artists.retrieve, "c")
    print(response.status, data)
print(*sys.version_info[:2], sep=".")
0
