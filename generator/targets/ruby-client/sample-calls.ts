/** Calls of samples as somebody writes them in Ruby. */
import { expression, fileBytes } from "../../emit/ruby/expressions.js";
import { call, id, named, str } from "../../emit/ruby/ruby-code.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { KnownBodyPlan } from "../../sdk/operations/body.js";
import { pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { NeededBody, SampleCall } from "../../sdk/samples/calls.js";
import { SampleFile, type SampleObject } from "../../sdk/samples/sample-value.js";
import { keywordArguments } from "./arguments.js";
import type { Emission } from "./emission.js";
import { memberText } from "./spelling.js";

/** The values of a call. */
export type CallValues = Pick<
  SampleCall,
  "plan" | "path" | "query" | "headers" | "cookies" | "body"
>;

/** The other parts of a call. */
export interface CallWords {
  /** A further method of the operation, such as that of its pages. */
  readonly door?: string | undefined;
  /** Options of the call, behind its own values. */
  readonly options?: readonly Code[];
}

/** A call of a method. */
export function callExpression(
  values: CallValues,
  names: Emission,
  { door, options = [] }: CallWords = {},
): Code {
  return call(methodOf(values.plan, names, door), [...givenIn(values, names), ...options]);
}

function methodOf(plan: CallableOperation, names: Emission, door?: string): Code {
  const parts = memberText(plan.id, names).split(".");
  const path = door === undefined ? parts : [...parts.slice(0, -1), door];
  const [first = "client", ...others] = path;
  return others.reduce((whole, each) => code`${whole}.${id(each)}`, code`${id(first)}`);
}

function givenIn(
  { plan, path, query, headers, cookies, body }: CallValues,
  names: Emission,
): readonly Hole[] {
  const { module } = names;
  const places = { query, header: headers, cookie: cookies };
  const known = keywordArguments(plan).flatMap(({ parameter: { place, name }, name: argument }) => {
    const value = place === "path" ? undefined : ownValue(places[place], name);
    return value === undefined ? [] : named(argument, expression(value, module));
  });
  return [
    ...pathParameters(plan.request).map(({ name }) =>
      expression(ownValue(path, name) ?? "", module),
    ),
    ...known,
    ...(body === undefined ? [] : bodyArguments(body, plan, names)),
  ];
}

function ownValue(values: SampleObject, name: string) {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The known body of an operation's calls; undefined where they have none, or nothing is shown of it. */
export function knownBody({ request }: CallableOperation): KnownBodyPlan | undefined {
  const { body, sendsBody } = request;
  return sendsBody && body.kind === "known" ? body : undefined;
}

/** `body: …`, and its media type where the client does not know it by itself. */
function bodyArguments(
  { value, content }: Pick<NeededBody, "value" | "content">,
  plan: CallableOperation,
  { module }: Emission,
): readonly Code[] {
  const isForm = content.codec === "form";
  const given = value instanceof SampleFile && !isForm ? fileBytes : expression(value, module);
  const known = knownBody(plan);
  const isPlain =
    known?.defaultType === content.mediaType || (isForm && known?.contents.length === 1);
  return [
    ...named("body", given),
    ...(isPlain ? [] : named("content_type", str(content.mediaType))),
  ];
}
