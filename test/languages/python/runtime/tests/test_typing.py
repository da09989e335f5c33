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


def marked() -> set[int]:
    lines = REFUSED.read_text().splitlines()
    return {number for number, line in enumerate(lines, 1) if line.endswith("# refused")}


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
    found = {int(number) for number in re.findall(r"refused\.py:(\d+): error", ran.stdout)}
    assert found == marked()


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
    lines = {
        each["range"]["start"]["line"] + 1 for each in found if each["file"].endswith("refused.py")
    }
    assert lines == marked()
    shown = next(each["message"] for each in found if "not callable" in each["message"])
    assert "NotShown[Literal['method', 'path'], Literal['books.lend']]" in shown
