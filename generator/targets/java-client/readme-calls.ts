/** The README on calls: how a client is made and called, parameters, retries, and endpoints without a method. */
import { ownBaseUrlBlocks } from "../../emit/markdown/client-readme.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { lambda, ofVariable, str } from "../../emit/java/java-code.js";
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
  const [call] = valueCalls(scope);
  const hasNotShown = notShownGroups(names.plan.groups).length > 0;
  return [
    { kind: "program", code: [made(scope), ...answered(call, scope)] },
    "The samples below have the statements of such a `main`, or methods beside it.",
    ...(names.plan.service.defaults.baseUrl === undefined ? [baseUrlNotShown] : []),
    `Groups of operations are methods of the client, and operations are methods of groups. A method takes the path parameters, and returns a call: a small immutable object. Its methods return a call with a parameter, a body or a setting more, and \`execute\` sends it.${hasNotShown ? " An operation that cannot be called yet takes a value that nobody can make, so that a call of it does not compile. The type in the message of the compiler says what is not shown." : ""}`,
    "Threads may share a client. It has no thread of its own, and needs no closing.",
    ...ownBaseUrlBlocks(model, "`ownBaseUrl` of the builder"),
  ];
}

/** Calls that do not block. */
export function asyncBlocks(scope: Scope): readonly Block[] {
  const [call] = valueCalls(scope);
  const sent = expressionOf(call, scope, [
    { name: "executeAsync" },
    { name: "thenAccept", given: [lambda(code`answer`, ofPrinted)] },
    { name: "join" },
  ]);
  return [
    "`executeAsync` returns a `CompletableFuture`. Canceling it ends the call at once:",
    ...(sent === undefined ? [] : [statements(made(scope), code`${sent};`)]),
  ];
}

const ofPrinted = code`System.out.println(answer)`;

/** How parameters are given. */
export function parameterBlocks(scope: Scope): readonly Block[] {
  const open = valueCalls(scope).find(({ plan }) => mayBeOthers(plan.request.places.query.known));
  const lines = answered(open, scope, [{ name: "query", given: [str("name"), str("value")] }]);
  return [
    "Path parameters are strings, which the client percent-encodes. Every other known parameter is a method of the call. `query`, `header` and `cookie` send parameters that are not shown, by their names on the wire. Such a call stays valid when the parameter gets a method.",
    ...(lines.length === 0 ? [] : [statements(made(scope), ...lines)]),
  ];
}

/** How calls are repeated, and when they end. */
export function retryBlocks(scope: Scope): readonly Block[] {
  const [call] = valueCalls(scope);
  const settings = [
    { name: "maxRetries", given: [numberLiteral(4)] },
    { name: "timeout", given: [seconds(10)] },
  ];
  return [
    inMarkdown(retriedFailures("maxRetries")),
    `${inMarkdown(retriedRequests(scope.model))} \`idempotent\` of a call changes that. A body that is an open \`InputStream\` is never sent twice.`,
    "An attempt may take a minute (`timeout`), including the response body. A call with all its attempts and waits has no limit unless you set `deadline`. An interrupt of its thread ends a call at once. `idempotent` is a setting of a call; the others are settings of a client, too:",
    statements(
      made(scope, settings),
      ...answered(call, scope, [{ name: "deadline", given: [seconds(30)] }]),
    ),
  ];
}

/** The operations without a method. */
export function endpointBlocks(scope: Scope): readonly Block[] {
  const sent = ofVariable("client", [
    { name: "request", given: [str("GET"), str("/status?full=true")] },
    { name: "execute" },
  ]);
  return [
    "`client.request` calls an endpoint that the manifest does not have. The call works like that of an operation:",
    statements(made(scope), print(sent)),
  ];
}
