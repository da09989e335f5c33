/** The README on what calls return, and on what they raise. */
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { named, str } from "../../emit/ruby/ruby-code.js";
import { code, type Code, lines } from "../../emit/text/code.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { requestedMediaType } from "../../sdk/readme/client-words.js";
import { answersNotShown } from "../../sdk/readme/operation-words.js";
import { choosingCall, failingCall } from "../../sdk/readme/shown-calls.js";
import { givenBy } from "./answers.js";
import {
  answered,
  type Block,
  exported,
  made,
  type Scope,
  shown,
  valueCalls,
} from "./readme-scope.js";
import { callExpression } from "./sample-calls.js";
import { memberText } from "./spelling.js";

/** The value that a call returns. */
export function answerBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const open = answersNotShown(model);
  const [value] = valueCalls(scope);
  const found = calls.find(({ plan }) => ["unknown", "value"].includes(givenBy(plan, names).kind));
  const options = [code`as: ->(data) { data.to_s }`];
  return [
    "A call returns the decoded body. A JSON object is a `Record`: a Hash by names, which patterns match by symbols. Where the manifest shows the object, it has a class below `Models` with a reader for each property, which extends `Record`: code that reads a Hash goes on to work. A response is not validated. `as:` takes anything with `call` or `from_json`, and the call returns its result:",
    ...(found === undefined
      ? []
      : [
          shown(
            [made(scope)],
            [code`text = ${callExpression(found, names, { options })}`, code`p text.size`],
          ),
        ]),
    ...(open === undefined
      ? []
      : [
          `${open} There, a call returns the JSON as it comes, or the text or the bytes of another media type.`,
        ]),
    ...(value === undefined
      ? []
      : [
          "A block gets the response before its body is read: its status, its headers, and the body in chunks. `response.data` is what the call would have returned. The call returns what the block returns:",
          shown([made(scope)], [withBlock(callExpression(value, names))]),
        ]),
  ];
}

function withBlock(made_: Code): Code {
  return code`${made_} do |response|
  p response.status, response.headers["content-type"]
  response.each_chunk { |chunk| p chunk.bytesize }
end`;
}

/** How a call asks for one of several representations; nothing where no operation has them. */
export function representationBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const found = choosingCall(calls, schemaFinder(model));
  if (found === undefined) return [];
  const { call, choice, other } = found;
  const options = named("accept", str(other));
  return [
    `${inMarkdown(requestedMediaType(memberText(call.plan.id, names), choice, "accept:"))} A response with a media type that was not requested is a \`DecodeError\`.`,
    shown([made(scope)], answered(call, scope, { options })),
  ];
}

/** The errors that a call raises. */
export function errorBlocks(scope: Scope): readonly Block[] {
  const { names, model } = scope;
  const found = failingCall(valueCalls(scope), model);
  const [first] = found?.failures.named ?? [];
  const name = first && names.failures.get(first.status);
  const statuses =
    name === undefined
      ? "Not shown: the statuses of failed calls. Each is an `ApiError`."
      : `Statuses that the manifest names have classes of their own, such as \`${name}\`, which extend it.`;
  return [
    `A response with another status than 2xx raises an \`ApiError\`, which has \`status\`, \`headers\` and \`body\`. ${statuses}`,
    "Other errors are a `ConnectionError`, a `TimeoutError`, a `DecodeError` (the response cannot be decoded) and an `InvalidArgumentError` (nothing was sent). All of them are an `Error` of the gem's module, and patterns take them apart. No text of an error contains query values or credentials.",
    ...(found === undefined
      ? []
      : [shown([made(scope)], [rescued(callExpression(found.call, names), scope, name)])]),
  ];
}

function rescued(made_: Code, scope: Scope, name: string | undefined): Code {
  return lines([
    code`begin
  p ${made_}`,
    ...(name === undefined
      ? []
      : [
          code`rescue ${exported(scope, name)} => error
  p error.body`,
        ]),
    code`rescue ${exported(scope, "ApiError")} => error
  case error
  in {status: 500..} then warn "the service failed"
  in {status:, body:} then warn "#{status}: #{body.inspect}"
  end
rescue ${exported(scope, "TimeoutError")}, ${exported(scope, "ConnectionError")} => error
  warn error.message
end`,
  ]);
}
