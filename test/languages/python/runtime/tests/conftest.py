from __future__ import annotations

import pytest

from example._runtime import retry


@pytest.fixture(autouse=True)
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "jitter", lambda: 0.0)
