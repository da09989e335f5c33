/** A module that calls operations with both clients, as somebody writes it who knows no more of them than their routes. */
import type { CallableOperation, GroupPlan } from "../../../generator/sdk/plan.js";
import { operationsIn } from "../../../generator/sdk/shapes/service-shapes.js";
import type { Emission } from "../../../generator/targets/python-client/emission.js";
import { inputsOf } from "../../../generator/targets/python-client/inputs.js";

/** A call: the member of a client, and what it is given. */
export interface Call {
  readonly operation: string;
  /** `.artists.retrieve` */
  readonly member: string;
  /** Values of the path, and a body where there may be one. */
  readonly given: readonly string[];
}

/** The calls of all operations that can be called. */
export function callsOf(names: Emission): readonly Call[] {
  return names.plan.groups.flatMap((each) => groupCalls(each, "", names));
}

/** Names of the query parameters that calls must give, by the ids of operations. */
export function demandedQueries({ plan }: Emission): ReadonlyMap<string, readonly string[]> {
  return new Map(
    plan.groups.flatMap(operationsIn).flatMap((each) => {
      if (each.kind !== "callable") return [];
      const query = each.request.parameters.filter(({ place }) => place === "query");
      const demanded = query.filter(({ mustBeGiven }) => mustBeGiven);
      return demanded.length === 0 ? [] : [[each.id, demanded.map(({ name }) => name)]];
    }),
  );
}

function groupCalls(group: GroupPlan, above: string, names: Emission): readonly Call[] {
  const at = `${above}.${names.groups.get(group)?.member ?? ""}`;
  const own = group.operations.flatMap((plan) =>
    plan.kind === "callable" ? [callOf(plan, at, names)] : [],
  );
  return [...own, ...group.groups.flatMap((each) => groupCalls(each, at, names))];
}

function callOf(plan: CallableOperation, at: string, names: Emission): Call {
  const path = inputsOf(plan, names).path.map(({ name }) => JSON.stringify(`a/${name}`));
  const body = plan.request.sendsBody ? ['body={"name": "x"}'] : [];
  const method = names.operations.get(plan)?.method ?? "";
  return { operation: plan.id, member: `${at}.${method}`, given: [...path, ...body] };
}

/** What is called, and with what query: no more than names and texts. */
interface Called {
  readonly module: string;
  readonly client: string;
  readonly calls: readonly (Call & { readonly query: Readonly<Record<string, string>> })[];
}

/** The module. It prints the requests, and what each call gave, with its type at run time. */
export function callerSource({ module, client, calls }: Called): string {
  const functions = calls.map(
    (each, index) => `def call_${index}(client: sdk.${client}) -> None:
${blockOf(each, "")}

async def call_async_${index}(client: sdk.Async${client}) -> None:
${blockOf(each, "await ")}
`,
  );
  return `from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any, assert_type

import ${module} as sdk

FOUND = {"id": 1, "items": [{"name": "x"}, None], "next": None, "unheard": {"of": 1.5}}


@dataclass
class Read:
    name: str

    @classmethod
    def of(cls, data: Any) -> Read:
        return cls(type(data).__name__)


def told(value: object) -> None:
    print(type(value), json.dumps(value))


def answer(request: sdk.TransportRequest, /) -> sdk.TransportResponse:
    # The media types of the answers are asked for as soon as they are known.
    headers = sorted((name, each) for name, each in request.headers.items() if name != "accept")
    print(request.method, request.url, headers, request.body)
    status = 418 if "x-fail" in request.headers else 200
    kind = {"content-type": "application/json"}
    return sdk.TransportResponse(status, kind, json.dumps(FOUND).encode())


async def answer_async(request: sdk.TransportRequest, /) -> sdk.TransportResponse:
    return answer(request)


${functions.join("\n")}
async def calls_async(client: sdk.Async${client}) -> None:
${calls.map((_, index) => `    await call_async_${index}(client)`).join("\n")}


URL = "https://api.example.com/v1"
HEADERS = {"authorization": "Bearer x"}
CLIENT = sdk.${client}(base_url=URL, headers=HEADERS, transport=answer)
${calls.map((_, index) => `call_${index}(CLIENT)`).join("\n")}
asyncio.run(calls_async(sdk.Async${client}(base_url=URL, headers=HEADERS, transport=answer_async)))
`;
}

/** All ways in which a call is made. */
function blockOf({ member, given, query }: Called["calls"][number], wait: string): string {
  const method = `client${member}`;
  const needed = Object.keys(query).length === 0 ? [] : [`query=${JSON.stringify(query)}`];
  const plain = [...given, ...needed];
  const withOwn = [
    ...given,
    `query=${JSON.stringify({ ...query, own: "a b" })}`,
    'headers={"x-own": "1"}',
    "timeout=5.0",
  ];
  const failing = [method, ...plain, 'headers={"x-fail": "1"}', "max_retries=0"];
  return `    told(${wait}${method}(${plain.join(", ")}))
    told(${wait}${method}(${withOwn.join(", ")}))
    told(assert_type(${wait}${method}(${[...plain, "as_=Read.of"].join(", ")}), Read).name)
    data, response = ${wait}client.with_response(${[method, ...plain, "as_=Read.of"].join(", ")})
    told([assert_type(data, Read).name, response.status, response.headers.get("content-type")])
    match ${wait}client.result(${failing.join(", ")}):
        case sdk.Success(found):
            told(found)
        case sdk.Failure(error):
            assert isinstance(error, sdk.APIError)
            told([error.status, error.body])
`;
}
