/** The README on what calls return, and on what they throw. */
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { assigned, block, lambda, ofVariable, str } from "../../emit/java/java-code.js";
import { runtime } from "../../emit/java/types.js";
import { type Code, code } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { requestedMediaType } from "../../sdk/readme/client-words.js";
import { answersNotShown } from "../../sdk/readme/operation-words.js";
import { choosingCall, failingCall } from "../../sdk/readme/shown-calls.js";
import { givenBy } from "./answers.js";
import {
  answered,
  type Block,
  expressionOf,
  made,
  print,
  type Scope,
  statements,
  valueCalls,
} from "./readme-scope.js";
import { methodText } from "./spelling.js";

/** The result of a call. */
export function answerBlocks(scope: Scope): readonly Block[] {
  const open = answersNotShown(scope.model);
  const [call] = valueCalls(scope);
  const text = lambda(code`json`, ofVariable("json", [{ name: "toString" }]));
  const converted =
    call !== undefined && givenBy(call.plan, scope.names).kind !== "nothing"
      ? expressionOf(call, scope, [{ name: "as", given: [text] }, { name: "execute" }])
      : undefined;
  const withResponse = expressionOf(call, scope, [{ name: "withResponse" }]);
  const unread = expressionOf(call, scope, [{ name: "response" }]);
  const contentType = ofVariable("answered", [
    { name: "headers" },
    { name: "first", given: [str("content-type")] },
  ]);
  return [
    "A call gives a `JsonValue`, whatever is known. A known object is of a class below it, in which each known property is a method. `get` and `find` read all others. No value changes when its class becomes known, and a response is not validated. `as` takes a function of the value, such as `json -> mapper.readValue(json.toString(), Book.class)` with Jackson, and the call gives its result:",
    ...(converted === undefined
      ? []
      : [
          statements(
            made(scope),
            code`${assigned(code`String text`, converted)};`,
            print(ofVariable("text", [{ name: "length" }])),
          ),
        ]),
    ...(open === undefined
      ? []
      : [
          `${open} There, the type is \`JsonValue\`: the JSON, or the text or the bytes of another media type. It is null where no body came.`,
        ]),
    ...(withResponse === undefined || unread === undefined
      ? []
      : [
          "`withResponse` also gives the status and the headers. `response` gives the body unread, for downloads:",
          statements(
            made(scope),
            code`${assigned(code`var answered`, withResponse)};`,
            print(ofVariable("answered", [{ name: "status" }])),
            print(contentType),
            block(code`try (var response = ${unread})`, [
              print(ofVariable("response", [{ name: "status" }])),
            ]),
          ),
        ]),
  ];
}

/** How a call asks for one of several representations; nothing where no operation has them. */
export function representationBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const found = choosingCall(valueCalls(scope), schemaFinder(model));
  if (found === undefined) return [];
  const { call, choice, other } = found;
  const asked = requestedMediaType(methodText(call.plan.id, names), choice, "accept");
  const given = givenBy(call.plan, names);
  const only =
    "only" in given && given.only !== undefined
      ? " The call gives the value of one of them, and null for the others: `withResponse` has their text and bytes, and `as` decodes them."
      : "";
  const accept = [{ name: "accept", given: [str(other)] }, { name: "withResponse" }];
  const sent = expressionOf(call, scope, accept);
  return [
    `${inMarkdown(asked)}${only} A response with a media type that was not requested is a \`DecodingException\`.`,
    ...(sent === undefined
      ? []
      : [
          statements(
            made(scope),
            code`${assigned(code`var answered`, sent)};`,
            print(code`${ofVariable("answered", [{ name: "bytes" }])}.length`),
          ),
        ]),
  ];
}

/** The exceptions that a call throws. */
export function errorBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const values = valueCalls(scope);
  const [first] = values;
  const found = failingCall(values, model);
  const [named] = found?.failures.named ?? [];
  const name = named && names.failures.get(named.status);
  const sent = found === undefined ? [] : answered(found.call, scope);
  const result = expressionOf(first, scope, [{ name: "result" }]);
  const statuses =
    name === undefined
      ? "Not shown: the statuses of failed calls. All of them have this class."
      : `Statuses that the manifest names have classes of their own, such as \`${name}\`, which are below it.`;
  return [
    `A response with another status than 2xx is an \`ApiException\`, which has \`status\`, \`headers\` and \`body\`. ${statuses} \`problem\` returns the problem details (RFC 9457) of one that has them.`,
    "Other exceptions are a `ConnectionException`, a `CallTimeoutException`, a `CallCanceledException`, a `DecodingException` (the response cannot be decoded) and an `ArgumentException` (nothing was sent). All of them are a `CallException`, and unchecked. No text of an exception has query values or credentials.",
    ...(sent.length === 0 ? [] : [statements(made(scope), caught(sent, name, scope))]),
    ...(result === undefined
      ? []
      : [
          "`result` returns the exception instead of throwing it:",
          statements(made(scope), code`${assigned(code`var result`, result)};`, matched(scope)),
        ]),
  ];
}

function caught(sent: readonly Code[], name: string | undefined, { names }: Scope): Code {
  const { types } = names;
  const clause = (type: string, said: Code): Code =>
    block(code` catch (${runtime(type, types)} error)`, [print(said)]);
  const status = ofVariable("error", [{ name: "status" }]);
  const clauses = [
    ...(name === undefined ? [] : [clause(name, ofVariable("error", [{ name: "body" }]))]),
    clause("ApiException", status),
    clause("CallTimeoutException", code`${str("too slow")}`),
  ];
  return clauses.reduce((whole, each) => code`${whole}${each}`, block(code`try`, sent));
}

function matched({ names }: Scope): Code {
  const failure = code`${runtime("Result", names.types)}.Failure<?> failure`;
  return block(code`if (result instanceof ${failure})`, [
    print(ofVariable("failure", [{ name: "error" }])),
  ]);
}
