"""Transports that answer by themselves."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from example import Example, TransportRequest, TransportResponse


class Answering:
    """Keeps requests, and answers with JSON, a response, or what a function gives."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.requests: list[TransportRequest] = []
        self.bodies: list[bytes] = []

    def __call__(self, request: TransportRequest, /) -> TransportResponse:
        self.requests.append(request)
        body = request.body
        self.bodies.append(body if isinstance(body, bytes) else b"".join(body or ()))
        answer = (
            self.answers.pop(0)
            if len(self.answers) > 1
            else self.answers[0]
            if self.answers
            else {}
        )
        if callable(answer):
            answer = answer(request)
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, TransportResponse):
            return answer
        if isinstance(answer, int):
            return TransportResponse(answer)
        return TransportResponse(
            200, {"content-type": "application/json"}, json.dumps(answer).encode()
        )

    @property
    def last(self) -> TransportRequest:
        return self.requests[-1]


def library(transport: Callable[[TransportRequest], TransportResponse], **options: Any) -> Example:
    """Make a client that never waits between attempts."""
    return Example(base_url="https://api.example.com/v1", transport=transport, **options)
