/** Calls of samples as somebody writes them in Python. */
import { expression, fileBytes } from "../../emit/python/expressions.js";
import { call, id, named, str } from "../../emit/python/python-code.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { NeededBody, SampleCall } from "../../sdk/samples/calls.js";
import { SampleFile, type SampleObject } from "../../sdk/samples/sample-value.js";
import { parameterArguments } from "./arguments.js";
import { knownBody, takesType } from "./bodies.js";
import { pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
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
  return call(methodOf(values.plan, names, door), [...givenIn(values), ...options]);
}

/** The same through a method of the client that takes another: `client.with_response(client.books.retrieve, "id")`. */
export function callThrough(
  method: string,
  values: CallValues,
  names: Emission,
  options: readonly Code[] = [],
): Code {
  const callee = code`${id("client")}.${id(method)}`;
  return call(callee, [methodOf(values.plan, names), ...givenIn(values), ...options]);
}

/** A method as its callers write it. */
export function methodOf(plan: CallableOperation, names: Emission, door?: string): Code {
  const parts = memberText(plan.id, names).split(".");
  const path = door === undefined ? parts : [...parts.slice(0, -1), door];
  const [first = "client", ...others] = path;
  return others.reduce((whole, each) => code`${whole}.${id(each)}`, code`${id(first)}`);
}

function givenIn({ plan, path, query, headers, cookies, body }: CallValues): readonly Hole[] {
  const places = { query, header: headers, cookie: cookies };
  const known = parameterArguments(plan).flatMap(
    ({ parameter: { place, name }, name: argument }) => {
      const value = place === "path" ? undefined : ownValue(places[place], name);
      return value === undefined ? [] : named(argument, expression(value));
    },
  );
  return [
    ...pathParameters(plan.request).map(({ name }) => expression(ownValue(path, name) ?? "")),
    ...known,
    ...(body === undefined ? [] : bodyArguments(body, plan)),
  ];
}

function ownValue(values: SampleObject, name: string) {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** `body=…`, and its media type where the client does not know it by itself. */
export function bodyArguments(
  { value, content }: Pick<NeededBody, "value" | "content">,
  plan: CallableOperation,
): readonly Code[] {
  const isForm = content.codec === "form";
  const given = value instanceof SampleFile && !isForm ? fileBytes : expression(value);
  const isPlain = !takesType(plan) || knownBody(plan)?.defaultType === content.mediaType;
  return [
    ...named("body", given),
    ...(isPlain ? [] : named("content_type", str(content.mediaType))),
  ];
}
