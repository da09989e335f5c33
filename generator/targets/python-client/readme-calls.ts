/** The README on calls: how a client is made and called, parameters, and retries. */
import { call as callOf, dictOf, id, named, str } from "../../emit/python/python-code.js";
import { module } from "../../emit/python/programs.js";
import { ownBaseUrlBlocks } from "../../emit/markdown/client-readme.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { code, numberLiteral } from "../../emit/text/code.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import { notShownGroups } from "../../sdk/readme/not-shown-groups.js";
import {
  baseUrlNotShown,
  retriedFailures,
  retriedRequests,
} from "../../sdk/readme/client-words.js";
import { givenBy } from "./answers.js";
import { clientClass } from "./client-file.js";
import { callExpression } from "./sample-calls.js";
import { print } from "./samples.js";
import { answered, type Block, client, made, type Scope, valueCalls } from "./readme-scope.js";

/** How a client is made and called. */
export function callBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const [call] = valueCalls(scope);
  const hasNotShown = notShownGroups(names.plan.groups).length > 0;
  return [
    call === undefined ? [[made(scope)]] : [[made(scope)], answered(call, scope)],
    ...(names.plan.service.defaults.baseUrl === undefined ? [baseUrlNotShown] : []),
    `Groups of operations are properties of the client, and operations are their methods. Path parameters are given by position, and all else by name.${hasNotShown ? " An operation that cannot be called yet is a `NotShown`: type checkers refuse a call of it, and at run time the call raises a `NotShownError` that names the place to fill in." : ""}`,
    "A client keeps its connections for further calls. Its method `close` closes them, and so does the end of a `with` statement. Threads may share a client.",
    ...ownBaseUrlBlocks(model, "the option `own_base_url` of a client"),
  ];
}

/** The asynchronous client. */
export function asyncBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const [call] = valueCalls(scope);
  const awaited = call === undefined ? undefined : code`await ${callExpression(call, names)}`;
  const isNothing = call !== undefined && givenBy(call.plan, names).kind === "nothing";
  const line = awaited !== undefined && isNothing ? awaited : print(awaited ?? id("client"));
  return [
    `\`${clientClass(names, true)}\` has the same members, and its calls are awaited. Its requests are sent by httpx2, which the extra \`async\` installs:`,
    [
      [
        code`async def main() -> ${id("None")}:
    async with ${client(scope, { isAsync: true })} as client:
        ${line}`,
      ],
      [code`${module("asyncio")}.run(main())`],
    ],
  ];
}

/** How parameters are given. */
export function parameterBlocks(scope: Scope): readonly Block[] {
  const { calls } = scope;
  const open = calls.find(({ plan }) => mayBeOthers(plan.request.places.query.known));
  const options = named("query", dictOf([[str("name"), str("value")]]));
  return [
    "A path parameter is a string, a number, a UUID, a date or an enum, which the client percent-encodes. Every other known parameter is an argument. `query`, `headers` and `cookies` send parameters that are not shown, by their names on the wire. Such a call stays valid when the parameter becomes an argument. `None` is null, and `OMIT` sends nothing.",
    ...(open === undefined ? [] : [[[made(scope)], answered(open, scope, { options })]]),
  ];
}

/** How calls are repeated, and when they end. */
export function retryBlocks(scope: Scope): readonly Block[] {
  const { model } = scope;
  const [call] = valueCalls(scope);
  const options = [...named("max_retries", numberLiteral(4)), ...named("timeout", code`10.0`)];
  return [
    inMarkdown(retriedFailures("max_retries")),
    `${inMarkdown(retriedRequests(model))} Set \`idempotent\` on a call to change that. An iterator as a body is never sent twice.`,
    "An attempt may take 60 seconds (`timeout`), including the response body. A call with all its attempts and waits has no limit unless you set `deadline`. A `Cancellation` as `cancel` ends a call from another thread. `cancel` and `idempotent` are options of a call; the others are options of a client, too:",
    call === undefined
      ? [[made(scope, { options })]]
      : [
          [made(scope, { options })],
          answered(call, scope, { options: named("deadline", code`30.0`) }),
        ],
  ];
}

/** The operations without a method. */
export function endpointBlocks(scope: Scope): readonly Block[] {
  const given = [
    ...[str("GET"), str("/status")],
    ...named("query", dictOf([[str("full"), id("True")]])),
  ];
  return [
    "`client.request` calls an endpoint that the manifest does not have. The call works like that of an operation:",
    [[made(scope)], [print(callOf(code`client.request`, given))]],
  ];
}
