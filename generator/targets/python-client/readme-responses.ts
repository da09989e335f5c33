/** The README on what calls return, and on what they raise. */
import { call, id, str } from "../../emit/python/python-code.js";
import { module } from "../../emit/python/programs.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { code, type Code, lines } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { requestedMediaType } from "../../sdk/readme/client-words.js";
import { answersNotShown } from "../../sdk/readme/operation-words.js";
import { choosingCall, failingCall } from "../../sdk/readme/shown-calls.js";
import type { SampleCall } from "../../sdk/samples/calls.js";
import { givenBy } from "./answers.js";
import {
  answered,
  type Block,
  exported,
  made,
  plainCall,
  type Scope,
  valueCalls,
} from "./readme-scope.js";
import { callExpression, callThrough } from "./sample-calls.js";
import { print } from "./samples.js";
import { memberText } from "./spelling.js";

/** The value that a call returns. */
export function answerBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const open = answersNotShown(model);
  const value = plainCall(scope);
  return [
    "A call returns the decoded body: JSON as `json` gives it, with a `TypedDict` as its type where the manifest shows it. No value changes when its type becomes known, and a response is not validated. A function that is given as `as_` takes the body, and the call returns its result, with its type. pydantic's `Model.model_validate` is such a function:",
    ...convertedBlocks(scope),
    ...(open === undefined
      ? []
      : [
          `${open} There, the type is \`object\`: the decoded JSON, or the text or the bytes of another media type.`,
        ]),
    ...(value === undefined
      ? []
      : [
          "`with_response` also returns the response. `response` returns only the response, with its body unread, for downloads:",
          [
            [made(scope)],
            [
              code`answer, response = ${callThrough("with_response", value, names)}`,
              print(id("answer"), code`response.status`, header),
            ],
            [
              code`with ${callThrough("response", value, names)} as unread:
    for chunk in unread.iter_bytes():
        ${print(code`len(chunk)`)}`,
            ],
          ],
        ]),
  ];
}

const header = code`response.headers.get(${str("content-type")})`;

function convertedBlocks(scope: Scope): readonly Block[] {
  const { calls, names } = scope;
  const found = calls.find(({ plan }) => {
    const { kind } = givenBy(plan, names);
    return kind === "unknown" || kind === "value";
  });
  if (found === undefined) return [];
  const options = [code`as_=${module("json")}.dumps`];
  return [
    [
      [made(scope)],
      [code`text = ${callExpression(found, names, { options })}`, print(code`len(text)`)],
    ],
  ];
}

/** How a call asks for one of several representations; nothing where no operation has them. */
export function representationBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const found = choosingCall(calls, schemaFinder(model));
  if (found === undefined) return [];
  const { call: chosen, choice, other } = found;
  return [
    `${inMarkdown(requestedMediaType(memberText(chosen.plan.id, names), choice, "accept"))} A response with a media type that was not requested is a \`DecodeError\`.`,
    [[made(scope)], answered(chosen, scope, { options: [code`accept=${str(other)}`] })],
  ];
}

/** The errors that a call raises. */
export function errorBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const found = failingCall(valueCalls(scope), model);
  const plain = plainCall(scope);
  const [named] = found?.failures.named ?? [];
  const name = named && names.failures.get(named.status);
  const statuses =
    name === undefined
      ? "Not shown: the statuses of failed calls. Each is an `APIError`."
      : `Statuses that the manifest names have classes of their own, such as \`${name}\`, which are below it.`;
  return [
    `A response with another status than 2xx raises an \`APIError\`, which has \`status\`, \`headers\` and \`body\`. ${statuses}`,
    "Other errors are an `APIConnectionError` (also a `ConnectionError`), an `APITimeoutError` (also a `TimeoutError`), a `DecodeError` (the response cannot be decoded) and an `InvalidArgumentError` (nothing was sent). All of them are a `CallError`, and can be pickled. No error text contains query values or credentials.",
    ...(found === undefined ? [] : [[[made(scope)], [tried(found.call, scope, name)]]]),
    ...(plain === undefined
      ? []
      : [
          "`result` returns the error instead of raising it:",
          [[made(scope)], [matched(callThrough("result", plain, names))]],
        ]),
    ...(found?.failures.mayBeProblem === true
      ? [
          "`problem_details` returns the problem details (RFC 9457) of an error that has them:",
          [
            [made(scope)],
            [
              code`try:
    ${callExpression(found.call, names)}
except ${exported("APIError")} as error:
    ${print(call(exported("problem_details"), [id("error")]))}`,
            ],
          ],
        ]
      : []),
  ];
}

function tried(values: SampleCall, { names }: Scope, name: string | undefined): Code {
  const made_ = callExpression(values, names);
  const isNothing = givenBy(values.plan, names).kind === "nothing";
  return lines([
    isNothing
      ? code`try:
    ${made_}`
      : code`try:
    answer = ${made_}`,
    ...(name === undefined
      ? []
      : [
          code`except ${exported(name)} as error:
    ${print(str(name), code`error.body`)}`,
        ]),
    code`except ${exported("APIError")} as error:
    ${print(code`error.status`, code`error.body`)}
except TimeoutError:
    ${print(str("too slow"))}`,
    ...(isNothing
      ? []
      : [
          code`else:
    ${print(id("answer"))}`,
        ]),
  ]);
}

function matched(made_: Code): Code {
  return code`match ${made_}:
    case ${exported("Success")}(answer):
        ${print(id("answer"))}
    case ${exported("Failure")}(error):
        ${print(id("error"))}`;
}
