/** The README on calls: parameters, answers, errors, retries. */
import { id, list, std, str } from "../../emit/go/go-code.js";
import { own } from "../../emit/go/types.js";
import { ownBaseUrlBlocks } from "../../emit/markdown/client-readme.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { code } from "../../emit/text/code.js";
import {
  baseUrlNotShown,
  retriedFailures,
  retriedRequests,
} from "../../sdk/readme/client-words.js";
import { answersNotShown } from "../../sdk/readme/operation-words.js";
import { notShownGroups } from "../../sdk/readme/not-shown-groups.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import { failingCall } from "../../sdk/readme/shown-calls.js";
import { failureName } from "./failures-file.js";
import { type Block, contextLine } from "./fragments.js";
import { outside } from "./sample-calls.js";
import { behindClient, expressionOf, failed, made, print, type Scope } from "./readme-scope.js";

/** How a client is made and called. */
export function callBlocks(scope: Scope): readonly Block[] {
  const [call] = scope.calls;
  const expression = expressionOf(call, scope);
  const hasNotShown = notShownGroups(scope.names.plan.groups).length > 0;
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
    "The samples below go into this `main`: those that make a client in place of its lines, the others after them.",
    ...(scope.names.plan.service.defaults.baseUrl === undefined ? [baseUrlNotShown] : []),
    `Groups of operations are fields of the client, and operations are their methods. A method takes the context, the path parameters, all other parameters in a struct (\`nil\` for none), and options of the call.${hasNotShown ? " An operation that cannot be called yet is a field of type `NotShown`, so that a call of it does not compile." : ""}`,
    ...ownBaseUrlBlocks(scope.model, "`WithOwnBaseURL`"),
  ];
}

/** How parameters are given. */
export function parameterBlocks(scope: Scope): readonly Block[] {
  const open = scope.calls.find(({ plan }) => mayBeOthers(plan.request.places.query.known));
  const option = code`${own("WithQuery", outside(scope.names))}(${list([str("name"), str("value")])})`;
  const expression = expressionOf(open, scope, undefined, [option]);
  return [
    "Path parameters are strings, which the client percent-encodes. Every other known parameter is a field of the struct. Fields are pointers: `Ptr(50)` returns one, and so does `new(50)` from Go 1.26 on. Options of the call send parameters that are not shown: `WithQuery`, `WithHeader` and `WithCookie`. Such a call stays valid when the parameter gets a field.",
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

/** The result of a call. */
export function answerBlocks(scope: Scope): readonly Block[] {
  const open = answersNotShown(scope.model);
  const [call] = scope.calls;
  const expression = expressionOf(call, scope);
  return [
    "A call returns an `*Answer[T]`. `Data` is the decoded body, `Raw` has its bytes, and `Response` has the status and the headers. `As` takes both results of a call, and decodes the body into a type of yours:",
    ...(expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`value, err := ${own("As", outside(scope.names))}[map[string]any](${expression})
${failed}
${print}(value)`,
          ]),
        ]),
    ...(open === undefined
      ? []
      : [
          `${open} There, \`Data\` is an \`any\`: the decoded JSON, or the text or the bytes of another media type.`,
        ]),
  ];
}

/** The errors that a call returns. */
export function errorBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const found = failingCall(calls, model);
  const expression = expressionOf(found?.call, scope);
  const [named] = found?.failures.named ?? [];
  const types = outside(names);
  const name = named && failureName(named.status, names);
  const variable = "problem";
  const handled = [
    ...(name === undefined ? [] : [code`var ${id(variable)} *${own(name, types)}`]),
    code`var failed *${own("APIError", types)}
switch {`,
    ...(name === undefined
      ? []
      : [
          code`case ${std("As", "errors")}(err, &${id(variable)}):
	${print}(${str(name)}, ${id(variable)}.Status)`,
        ]),
    code`case ${std("As", "errors")}(err, &failed):
	${print}(failed.Status, string(failed.Body))
case ${std("Is", "errors")}(err, ${own("ErrTimeout", types)}):
	${print}("too slow")
case err != nil:
	${print}(err)
default:
	${print}(string(answer.Raw))
}`,
  ];
  const statuses =
    name === undefined
      ? "Not shown: the statuses of failed calls. All of them have this type."
      : "Statuses that the manifest names have types of their own, which wrap an `*APIError`.";
  return [
    `A response with another status than 2xx is an error of type \`*APIError\`, which has \`Status\`, \`Header\` and \`Body\`. ${statuses} \`ProblemOf\` returns the problem details (RFC 9457) of an error that has them.`,
    "Other errors are a `*ConnectionError`, a `*TimeoutError` (an `ErrTimeout`), a `*CanceledError` (the context ended), a `*DecodeError` (the response cannot be decoded) and an `*ArgumentError` (nothing was sent). No error text contains query values or credentials.",
    ...(expression === undefined
      ? []
      : [behindClient(scope, [code`answer, err := ${expression}`, ...handled])]),
  ];
}

/** How calls are repeated, and when they end. */
export function retryBlocks(scope: Scope): readonly Block[] {
  const types = outside(scope.names);
  const options = [
    code`${own("WithMaxRetries", types)}(4)`,
    code`${own("WithTimeout", types)}(10*${std("Second", "time")})`,
  ];
  const [call] = scope.calls;
  const expression = expressionOf(call, scope, undefined, options);
  return [
    inMarkdown(retriedFailures("WithMaxRetries")),
    `${inMarkdown(retriedRequests(scope.model))} \`WithIdempotent\` changes that for a call. An \`io.Reader\` as a body is sent once, unless \`Reopen\` made it.`,
    "An attempt may take a minute (`WithTimeout`), including the response body. A call with all its attempts and waits has no limit but its context, unless you set `WithDeadline`. Options of a call override those of the client:",
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
