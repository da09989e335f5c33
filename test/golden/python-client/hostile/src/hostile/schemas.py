# Made by endpoint-manifest (python-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.
"""Types of Library */ `${process.exit(1)}` </script> "quoted" \\ 'it''s' 👩‍🎤
\\u202erighttoleft\\u202c: what `json` gives, and what is sent as JSON.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Book: TypeAlias = dict[str, object]
"""Book */

{@link evil} */ ${x}

# Heading

@ts-nocheck
"""

Object: TypeAlias = str
"""*/

Pattern: ``^[`'"\\\\/*]+\\u{1F600}$``.
"""

BooksSend_Query_N1_Item: TypeAlias = Literal[
    "*/", "`", "${}", "\n", "\u202e", "\\", "'", '"', "\u0000", "</script>"
]
"""The type of `query.`${1}`.item` of `books.send`."""
