/** The README on calls: parameters, answers, errors, retries. */
import { std } from "../../emit/go/go-code.js";
import { own } from "../../emit/go/types.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { code } from "../../emit/text/code.js";
import {
  answersNotShown,
  ownBaseUrlLines,
  repeatingExceptions,
} from "../../sdk/readme/operation-words.js";
import { failingCall } from "../../sdk/readme/shown-calls.js";
import { failureName } from "./failures-file.js";
import { type Block, contextLine } from "./fragments.js";
import { outside } from "./sample-calls.js";
import { behindClient, expressionOf, failed, made, print, type Scope } from "./readme-scope.js";

/** How a client is made and called. */
export function callBlocks(scope: Scope): readonly Block[] {
  const [call] = scope.calls;
  const expression = expressionOf(call, scope);
  const ownUrls = ownBaseUrlLines(scope.model).map((each) => `- ${inMarkdown(each)}`);
  return [
    ...(expression === undefined
      ? [
          {
            before: [],
            shown: made(scope).concat(code`${print}(len(client.NotShown()))`),
            isWhole: true,
          } as const,
        ]
      : [
          {
            before: [],
            shown: [
              contextLine,
              ...made(scope),
              code`answer, err := ${expression}
${failed}
${print}(answer.Response.StatusCode, string(answer.Raw))`,
            ],
            isWhole: true,
          } as const,
        ]),
    "Groups of operations are fields of the client, operations their methods: the context first, values of the path, parameters behind a pointer (`nil` = none), options of the call. An operation that cannot be called yet is a field of type `NotShown` in place of a method, so that a call of it does not compile; `client.NotShown()` lists them with what is missing.",
    ...(ownUrls.length === 0
      ? []
      : [
          `Some operations are not below the base URL of the others (\`WithOwnBaseURL\` gives them another):\n\n${ownUrls.join("\n")}`,
        ]),
  ];
}

/** How parameters are given. */
export function parameterBlocks(): readonly Block[] {
  return [
    "Parameters that are known are fields; `Ptr(value)` gives a pointer to a constant, and so does `new(value)` from Go 1.26 on. What is not shown is sent by options of the call, which stay when more is known: `WithQuery`, `WithHeader`, `WithCookie`, `WithBody` and `WithContentType`. Values in a path are escaped, whatever is in them.",
  ];
}

/** What a call gives. */
export function answerBlocks(scope: Scope): readonly Block[] {
  const open = answersNotShown(scope.model);
  const expression = expressionOf(scope.calls[0], scope);
  return [
    "A call gives an `*Answer[T]`: `Data` is the decoded body, `Raw` the bytes of it, `Response` has status and headers. `As` reads the answer of a call into a type of yours:",
    ...(expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`value, err := ${own("As", outside(scope.names))}[map[string]any](${expression})
${failed}
${print}(value)`,
          ]),
        ]),
    ...(open === undefined ? [] : [`${open} \`Data\` is any JSON there until it is filled in.`]),
  ];
}

/** What a call fails with. */
export function errorBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const found = failingCall(calls, model);
  const expression = expressionOf(found?.call, scope);
  const [named] = found?.failures.named ?? [];
  const types = outside(names);
  const cases = [
    ...(named === undefined
      ? []
      : [
          code`var named *${own(failureName(named.status, names), types)}
if ${std("As", "errors")}(err, &named) {
	${print}(named.Status, named)
}`,
        ]),
    code`var failed *${own("APIError", types)}
switch {
case ${std("As", "errors")}(err, &failed):
	${print}(failed.Status, string(failed.Body))
case ${std("Is", "errors")}(err, ${own("ErrTimeout", types)}):
	${print}("too slow")
case err != nil:
	${print}(err)
}`,
  ];
  return [
    "Every answer but a 2xx is an error that wraps an `*APIError`; statuses that the manifest names have types of their own. `*ConnectionError`, `*TimeoutError`, `*CanceledError`, `*DecodeError` and `*ArgumentError` say what else may happen. No error has values of a query or a credential in its text.",
    ...(expression === undefined
      ? []
      : [behindClient(scope, [code`_, err = ${expression}`, ...cases])]),
  ];
}

/** How calls are repeated, and when they end. */
export function retryBlocks(scope: Scope): readonly Block[] {
  const types = outside(scope.names);
  const options = [
    code`${own("WithMaxRetries", types)}(4)`,
    code`${own("WithTimeout", types)}(10*${std("Second", "time")})`,
  ];
  const expression = expressionOf(scope.calls[0], scope, undefined, options);
  return [
    "A call is repeated up to 2 times (`WithMaxRetries`) when the connection fails, an attempt takes too long, or the service answers 408, 429 or 5xx; after a random wait of up to 0.5 s, 1 s, 2 s and so on to 8 s, or as `Retry-After` says, up to a minute.",
    `Only what does no harm is repeated: GET, HEAD, OPTIONS, TRACE, PUT, DELETE and QUERY${inMarkdown(repeatingExceptions(scope.model))}. A call says otherwise with \`WithIdempotent\`. A reader as a body is sent once, unless \`Reopen\` made it.`,
    "An attempt may take a minute (`WithTimeout`), its answer's body included; a call with all its attempts as long as its context allows, or `WithDeadline`. Options of a call go before those of the client:",
    ...(expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`answer, err := ${expression}
${failed}
${print}(answer.Response.StatusCode)`,
          ]),
        ]),
  ];
}
