/** The README on what calls return, and on what they throw. */
import {
  assigned,
  block,
  chain,
  id,
  str,
  variable,
  withBlock,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { type Code, code } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { requestedMediaType } from "../../sdk/readme/client-words.js";
import { answersNotShown } from "../../sdk/readme/operation-words.js";
import { choosingCall, failingCall } from "../../sdk/readme/shown-calls.js";
import type { SampleCall } from "../../sdk/samples/calls.js";
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
import { functionText } from "./spelling.js";

/** `client.withResponse { books.list() }` */
function inClient(
  door: string,
  shown: SampleCall | undefined,
  scope: Scope,
  settings: readonly Code[] = [],
): Code | undefined {
  const sent = expressionOf(shown, scope, { isWithin: true, settings });
  return sent && withBlock(code`client.${id(door)}`, [sent]);
}

/** The result of a call. */
export function answerBlocks(scope: Scope): readonly Block[] {
  const open = answersNotShown(scope.model);
  const [shown] = valueCalls(scope);
  const hasValue = shown !== undefined && givenBy(shown.plan, scope.names).kind !== "nothing";
  const sent = hasValue ? expressionOf(shown, scope) : undefined;
  const withResponse = inClient("withResponse", shown, scope);
  const unread = expressionOf(shown, scope, { isWithin: true });
  return [
    'A call gives a `JsonValue`, whatever is known. A known object is of a class below it, in which each known property is one. `value["name"]` reads all others; of a value that may be null it is an extension to import. No value changes when its class becomes known, and a response is not validated. `json` gives the `JsonElement` of kotlinx.serialization, `decode<T>()` goes through its serializers, and `decode` with a block through a function of yours:',
    ...(sent === undefined
      ? []
      : [
          statements(
            made(scope),
            variable("answer", sent),
            variable("text", code`answer?.decode { it.json().toString() }`),
            print(code`text`),
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
          "`withResponse` also gives the status and the headers. `open` gives the response unread, for downloads, and closes it behind its block:",
          statements(
            made(scope),
            variable("answered", withResponse),
            print(code`answered.response.status`),
            print(chain(id("answered"), ["response"], [code`headers[${str("content-type")}]`])),
            code`client.open({${spaced(unread)}}) { response ->`,
            code`    ${print(code`response.status`)}`,
            code`}`,
          ),
        ]),
  ];
}

function spaced(inner: Code): Code {
  return code` ${inner} `;
}

/** How a call asks for one of several representations; nothing where no operation has them. */
export function representationBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const found = choosingCall(valueCalls(scope), schemaFinder(model));
  if (found === undefined) return [];
  const { call: shown, choice, other } = found;
  const asked = requestedMediaType(functionText(shown.plan.id, names), choice, "accept");
  const given = givenBy(shown.plan, names);
  const only =
    "only" in given && given.only !== undefined
      ? " The call gives the value of one of them, and null for the others: `withResponse` has their text and bytes."
      : "";
  const sent = inClient("withResponse", shown, scope, [assigned(id("accept"), str(other))]);
  return [
    `${inMarkdown(asked)}${only} A response with a media type that was not requested is a \`DecodingException\`.`,
    ...(sent === undefined
      ? []
      : [
          statements(
            made(scope),
            variable("answered", sent),
            print(code`answered.response.bytes().size`),
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
  const outcome = inClient("outcome", first, scope);
  const statuses =
    name === undefined
      ? "Not shown: the statuses of failed calls. All of them have this class."
      : `Statuses that the manifest names have classes of their own, such as \`${name}\`, which are below it.`;
  return [
    `A response with another status than 2xx is an \`ApiException\`, which has \`status\`, \`headers\` and \`body\`. ${statuses} \`problem\` returns the problem details (RFC 9457) of one that has them.`,
    "Other exceptions are a `ConnectionException`, a `CallTimeoutException`, a `DecodingException` (the response cannot be decoded) and an `ArgumentException` (nothing was sent). All of them are a `CallException`, which is sealed. No text of an exception has query values or credentials.",
    ...(sent.length === 0 ? [] : [statements(made(scope), caught(sent, name, scope))]),
    ...(outcome === undefined
      ? []
      : [
          "`outcome` returns the exception instead of throwing it, but a `CancellationException`:",
          statements(
            made(scope),
            variable("outcome", outcome),
            block(code`if (outcome is ${runtime("Outcome", names.types)}.Failure)`, [
              print(code`outcome.error`),
            ]),
          ),
        ]),
  ];
}

function caught(sent: readonly Code[], name: string | undefined, { names }: Scope): Code {
  const { types } = names;
  const clause = (type: string, said: Code): Code =>
    block(code` catch (error: ${runtime(type, types)})`, [print(said)]);
  const clauses = [
    ...(name === undefined ? [] : [clause(name, code`error.body`)]),
    clause("ApiException", code`error.status`),
    clause("CallTimeoutException", code`${str("too slow")}`),
  ];
  return clauses.reduce((whole, each) => code`${whole}${each}`, block(code`try`, sent));
}
