# Made by endpoint-manifest (python-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.
"""Options of a client of Library */ `${process.exit(1)}` </script> "quoted" \\ 'it''s'
👩‍🎤 \\u202erighttoleft\\u202c.
"""

from __future__ import annotations

from ._runtime.options import ClientOptions


class HostileOptions(ClientOptions, total=False):
    """Options of a client of Library */ `${process.exit(1)}` </script> "quoted" \\ 'it''s'
    👩‍🎤 \\u202erighttoleft\\u202c.
    """


class ChangedOptions(HostileOptions, total=False):
    """Options of `with_options`."""

    base_url: str
