/** The README on calls: how a client is made and called, parameters, and retries. */
import { ownBaseUrlBlocks } from "../../emit/markdown/client-readme.js";
import { operationTables } from "../../emit/markdown/operation-tables.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { keywordsOf, named, str } from "../../emit/ruby/ruby-code.js";
import { code, numberLiteral } from "../../emit/text/code.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import {
  baseUrlNotShown,
  retriedFailures,
  retriedRequests,
} from "../../sdk/readme/client-words.js";
import { notShownGroups } from "../../sdk/readme/not-shown-groups.js";
import { namesOf } from "./operation-docs.js";
import { answered, type Block, made, type Scope, shown, valueCalls } from "./readme-scope.js";
import { memberText } from "./spelling.js";

/** How a client is made and called. */
export function callBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const [call] = valueCalls(scope);
  const hasNotShown = notShownGroups(names.plan.groups).length > 0;
  return [
    call === undefined ? shown([made(scope)]) : shown([made(scope)], answered(call, scope)),
    ...(names.plan.service.defaults.baseUrl === undefined ? [baseUrlNotShown] : []),
    `Groups of operations are methods of the client, and operations are methods of their group. Path parameters are given by position, and all else by keyword: Ruby refuses a keyword that an operation does not have.${hasNotShown ? " An operation that cannot be called yet raises a `NotShownError`, which names the place to fill in." : ""}`,
    "A client keeps its connections for further calls, and `close` closes them. Threads and fibers may share a client, and it works on after a fork.",
    ...ownBaseUrlBlocks(model, "the option `own_base_url` of a client"),
  ];
}

/** How parameters are given. */
export function parameterBlocks(scope: Scope): readonly Block[] {
  const open = scope.calls.find(({ plan }) => mayBeOthers(plan.request.places.query.known));
  const options = named("query", keywordsOf([["name", str("value")]]));
  return [
    "A path parameter is a string, a symbol, a number or a date, which the client percent-encodes. Every other known parameter is a keyword. `query:`, `headers:` and `cookies:` send parameters that are not shown, by their names on the wire. Such a call stays valid when the parameter becomes a keyword. `nil` is null, and `OMIT` sends nothing.",
    ...(open === undefined ? [] : [shown([made(scope)], answered(open, scope, { options }))]),
  ];
}

/** How calls are repeated, and when they end. */
export function retryBlocks(scope: Scope): readonly Block[] {
  const { model } = scope;
  const [call] = valueCalls(scope);
  const options = [
    ...named("max_retries", numberLiteral(4)),
    ...named("timeout", numberLiteral(10)),
  ];
  return [
    inMarkdown(retriedFailures("max_retries")),
    `${inMarkdown(retriedRequests(model))} Set \`idempotent:\` on a call to change that. An enumerator as a body is never sent twice.`,
    "An attempt may take 60 seconds (`timeout:`), to the last byte of the response. A call with all its attempts and waits has no limit unless you set `deadline:`. `idempotent:` is an option of a call; the others are options of a client, too:",
    call === undefined
      ? shown([made(scope, { options })])
      : shown(
          [made(scope, { options })],
          answered(call, scope, { options: named("deadline", numberLiteral(30)) }),
        ),
  ];
}

/** The operations without a method. */
export function endpointBlocks(scope: Scope): readonly Block[] {
  return [
    "`request` calls an endpoint that the manifest does not have. The call works like that of an operation:",
    shown([made(scope)], [code`p client.request(:get, "/status", query: {full: true})`]),
  ];
}

/** All operations, in the manifest's order. */
export function operationBlocks({ names }: Scope): readonly string[] {
  return operationTables(names.plan.groups, {
    member: (id) => memberText(id, names),
    method: (plan) => namesOf(plan, names).method,
    members: "Methods",
    notShown:
      "The others raise a `NotShownError`. They can be called when the manifest has their missing facts. `place` of the error is where to fill them in.",
  });
}
