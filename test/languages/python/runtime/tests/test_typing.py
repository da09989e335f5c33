"""What type checkers accept and refuse, where they are installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TYPING = ROOT / "tests" / "typing"
REFUSED = TYPING / "refused.py"


# What mypy and pyright say of each line: a part of it that helps whoever wrote the line.
SAID = {
    "client.books.retrieve()": (
        "require at least one argument",
        'No overloads for "retrieve" match',
    ),
    'client.books.retrieve("a", timeot=1)': (
        'did you mean "timeout"?',
        'No overloads for "retrieve" match',
    ),
    'client.books.retrieve(id="a")': (
        'Unexpected keyword argument "id"',
        'No overloads for "retrieve" match',
    ),
    "client.books.retrieve(None)": (
        'matches argument type "None"',
        '"id" of type "PathValue"',
    ),
    'client.books.list(limit="3")': (
        'matches argument type "str"',
        '"limit" of type "int | Omit"',
    ),
    "client.books.list(limit=None)": (
        'matches argument type "None"',
        '"limit" of type "int | Omit"',
    ),
    "client.books.list(10)": (
        'matches argument type "int"',
        'No overloads for "list" match',
    ),
    "client.books.create()": (
        "require at least one argument",
        'No overloads for "create" match',
    ),
    'client.books.create(body={"titel": "x"})': (
        'matches argument type "dict[str, str]"',
        '"titel" is an undefined item',
    ),
    'client.books.create(body={"title": None})': (
        'matches argument type "dict[str, None]"',
        '"None" is not assignable to "str"',
    ),
    'client.books.lend("x")': (
        "NotShown[Literal['method', 'path'], Literal['books.lend']]\" not callable",
        "NotShown[Literal['method', 'path'], Literal['books.lend']]\" is not callable",
    ),
    'client.with_response(client.books.retrieve, "a", timeot=1)': (
        "incompatible type overloaded function",
        'No parameter named "timeot"',
    ),
    "client.with_response(client.books.retrieve)": (
        "incompatible type overloaded function",
        "Expected 1 more positional argument",
    ),
    "lib.Example()": (
        'Missing named argument "base_url"',
        'Argument missing for parameter "base_url"',
    ),
    'lib.Example(base_url="https://a", auth={"baerer": "x"})': (
        'Extra key "baerer"',
        '"baerer" is an undefined item',
    ),
    "client.with_options(timeot=1)": (
        'did you mean "timeout"?',
        'No parameter named "timeot"',
    ),
    'client.books.retrieve("a")["titel"]': (
        'has no key "titel"',
        '"titel" is not a defined key',
    ),
}


def wanted(checker: int) -> dict[int, str]:
    """Give what a checker is to say, by lines."""
    found: dict[int, str] = {}
    for number, line in enumerate(REFUSED.read_text().splitlines(), 1):
        code, mark, _ = line.strip().partition("  # refused")
        if mark:
            found[number] = SAID[code][checker]
    assert len(found) == len(SAID)
    return found


def expect_said(messages: list[tuple[int, str]], checker: int) -> None:
    """Hold that a checker says it of these lines, and nothing of others."""
    parts = wanted(checker)
    assert {line for line, _ in messages} == set(parts)
    for line, part in parts.items():
        said = [each for own, each in messages if own == line]
        assert any(part in each for each in said), said


def test_mypy() -> None:
    pytest.importorskip("mypy")
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "src", "tests/typing", "--no-error-summary"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    errors = [line for line in ran.stdout.splitlines() if ": error:" in line]
    elsewhere = [line for line in errors if "refused.py" not in line]
    assert elsewhere == []
    found = re.findall(r"refused\.py:(\d+): error: (.*)", ran.stdout)
    expect_said([(int(line), message) for line, message in found], 0)


def test_pyright() -> None:
    program = shutil.which("pyright") or shutil.which("pyright", path=Path(sys.executable).parent)
    if program is None:
        pytest.skip("needs pyright")
    ran = subprocess.run(
        [program, "-p", ".", "--pythonpath", sys.executable, "--outputjson"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found = json.loads(ran.stdout)["generalDiagnostics"]
    elsewhere = [each for each in found if not each["file"].endswith("refused.py")]
    assert [
        (each["file"], each["range"]["start"]["line"], each["message"]) for each in elsewhere
    ] == []
    refused = [each for each in found if each["file"].endswith("refused.py")]
    expect_said([(each["range"]["start"]["line"] + 1, each["message"]) for each in refused], 1)
