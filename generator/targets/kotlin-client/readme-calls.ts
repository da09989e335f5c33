/** The README on calls: how a client is made and called, cancellation, parameters, retries, and endpoints without a function. */
import {
  assigned,
  call,
  id,
  pair,
  str,
  variable,
  withBlock,
  std,
} from "../../emit/kotlin/kotlin-code.js";
import { ownBaseUrlBlocks } from "../../emit/markdown/client-readme.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { code, numberLiteral } from "../../emit/text/code.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import {
  baseUrlNotShown,
  retriedFailures,
  retriedRequests,
} from "../../sdk/readme/client-words.js";
import { notShownGroups } from "../../sdk/readme/not-shown-groups.js";
import {
  answered,
  type Block,
  expressionOf,
  made,
  print,
  type Scope,
  seconds,
  statements,
  valueCalls,
} from "./readme-scope.js";

/** How a client is made and called. */
export function callBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const [shown] = valueCalls(scope);
  const hasNotShown = notShownGroups(names.plan.groups).length > 0;
  return [
    { kind: "program", code: [made(scope), ...answered(shown, scope)] },
    "The samples below have the statements of such a `main`, or functions beside it.",
    ...(names.plan.service.defaults.baseUrl === undefined ? [baseUrlNotShown] : []),
    `Groups of operations are properties of the client, and operations are suspending functions of groups. A function takes the path parameters, and a block with the other parameters, the body and the settings of the call.${hasNotShown ? " An operation that cannot be called yet asks for an opt-in, so that a call of it does not compile. The message of the compiler has the file to fill in." : ""}`,
    "Threads and coroutines may share a client. It has no thread of its own, and needs no closing.",
    ...ownBaseUrlBlocks(model, "`ownBaseUrl` of the client's block"),
  ];
}

/** Calls within a scope. */
export function cancellationBlocks(scope: Scope): readonly Block[] {
  const [shown] = valueCalls(scope);
  const sent = expressionOf(shown, scope);
  if (sent === undefined) return [];
  const awaited = call(std("withTimeoutOrNull", "kotlinx.coroutines"), [seconds(5)]);
  return [
    "A call ends with the coroutine that made it. When that is canceled, the request is aborted and its connection is closed. No exception of the client hides the `CancellationException`:",
    statements(made(scope), variable("answer", withBlock(awaited, [sent])), print(code`answer`)),
  ];
}

/** How parameters are given. */
export function parameterBlocks(scope: Scope): readonly Block[] {
  const open = valueCalls(scope).find(({ plan }) => mayBeOthers(plan.request.places.query.known));
  const lines = answered(open, scope, [call(id("query"), [pair("name", str("value"))])]);
  return [
    "Path parameters are strings, which the client percent-encodes. Every other known parameter is a property of the block; one that is not set is not sent. `query`, `header` and `cookie` send parameters that are not shown, by their names on the wire. Such a call stays valid when the parameter gets a property.",
    ...(lines.length === 0 ? [] : [statements(made(scope), ...lines)]),
  ];
}

/** How calls are repeated, and when they end. */
export function retryBlocks(scope: Scope): readonly Block[] {
  const [shown] = valueCalls(scope);
  const settings = [
    assigned(id("maxRetries"), numberLiteral(4)),
    assigned(id("timeout"), seconds(10)),
  ];
  return [
    inMarkdown(retriedFailures("maxRetries")),
    `${inMarkdown(retriedRequests(scope.model))} \`idempotent\` of a call changes that. A body that is a stream is never sent twice.`,
    "An attempt may take a minute (`timeout`), including the response body. A call with all its attempts and waits has no limit unless you set `deadline`. `idempotent` is a setting of a call; the others are settings of a client, too:",
    statements(
      made(scope, settings),
      ...answered(shown, scope, [assigned(id("deadline"), seconds(30))]),
    ),
  ];
}

/** The operations without a function. */
export function endpointBlocks(scope: Scope): readonly Block[] {
  const sent = withBlock(call(code`client.request`, [str("GET"), str("/status")]), [
    call(id("query"), [pair("full", code`true`)]),
  ]);
  return [
    "`client.request` calls an endpoint that the manifest does not have. The call works like that of an operation:",
    statements(made(scope), variable("status", sent), print(code`status`)),
  ];
}
