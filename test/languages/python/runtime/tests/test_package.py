"""The shape of the runtime: what is loaded when, and what may need what."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import example

RUNTIME = Path(example.__file__).parent / "_runtime"

CORE = [
    "__init__",
    "call",
    "client_state",
    "clock",
    "content_decoding",
    "decoding",
    "errors",
    "exchange",
    "group",
    "headers",
    "hooks",
    "http_socket",
    "http_transport",
    "io_driver",
    "json_text",
    "cookies",
    "body_encoders",
    "body_source",
    "operation",
    "options",
    "parameters",
    "redirects",
    "request",
    "result",
    "retry",
    "sync_client",
    "sync_core",
    "sync_reading",
    "body_reading",
    "stream_decoders",
    "transport",
    "urls",
    "values",
    "not_shown",
    "reading",
    "async_client",
    "async_core",
    "async_driver",
    "async_reading",
    "httpx2_transport",
]


def imports(file: Path) -> set[str]:
    """Give the modules of the runtime that a file loads at once."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                for other in child.orelse:
                    visit(other)
                continue
            if isinstance(child, ast.ImportFrom) and child.level == 1:
                found.add(child.module or "")
            visit(child)

    visit(ast.parse(file.read_text()))
    return found


def test_core_files_need_no_others() -> None:
    for name in CORE:
        assert imports(RUNTIME / f"{name}.py") <= set(CORE), name


def test_files_are_short() -> None:
    for file in RUNTIME.glob("*.py"):
        assert len(file.read_text().splitlines()) <= 300, file.name


def loaded(code: str) -> set[str]:
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"],
        cwd=RUNTIME.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stdout.split())


def test_little_is_loaded() -> None:
    made = loaded("import example; example.Example(base_url='https://a').books")
    assert not made & {"asyncio", "httpx2", "logging", "decimal", "uuid", "inspect", "dataclasses"}
    own = {name for name in made if name.startswith("example.")}
    late = (
        "async_core async_driver call_log content_decoding cookies pages"
        " http_transport redirects result sync_reading token_credential"
    )
    assert not own & {f"example._runtime.{name}" for name in late.split()}
    assert "http.client" not in made
    assert loaded("import example") - loaded("import http.client") <= {
        *("example", "__future__", "typing", "collections.abc", "contextlib"),
    } | loaded("import typing")


def test_all_that_is_exported_is_there() -> None:
    for name in example.__all__:
        assert getattr(example, name) is not None
    assert dir(example) == sorted(example.__all__)
    with pytest.raises(AttributeError):
        example.nobody  # noqa: B018


def test_nothing_of_the_environment_is_read() -> None:
    for file in RUNTIME.glob("*.py"):
        text = file.read_text()
        assert "environ" not in text.replace("the environment", ""), file.name
        assert "getenv" not in text, file.name
