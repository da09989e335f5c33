/** Calls that samples make: of each operation the one that gives the least. */
import { camelCase } from "../names.js";
import {
  callOf,
  type CallValue,
  type Entry,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../value-tree.js";
import { type Bucket, knownItems, knownValue } from "../../../model/known.js";
import type { Content, Parameter, ParameterPlace } from "../../../model/message.js";
import type { Operation } from "../../../model/model.js";
import { successesIn } from "../../../model/successes.js";
import { pathParameterNames } from "../../../model/path-template.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { valueFacts } from "../../../sdk/messages/parameter-values.js";
import { isCallable } from "../../../sdk/operations/facts.js";
import type { Located } from "./located.js";
import { bodyKind, type SampleBody, sampleBody, shownContents } from "./sample-bodies.js";
import { isInherited, sampleValue, type ValueScope } from "./sample-values.js";

/** What a call carries beside the values of its path. */
export interface SampleInit {
  readonly query?: readonly Entry[];
  readonly headers?: readonly Entry[];
  readonly cookies?: readonly Entry[];
  readonly body?: ValueTree | undefined;
  /** Options of the call, such as `timeoutMs`. */
  readonly options?: readonly Entry[];
}

/** A call of an operation with all that it cannot do without. */
export interface SampleCall extends Located {
  readonly path: readonly ValueTree[];
  readonly init: SampleInit;
  /** What there is to know of the body in `init`. */
  readonly body: NeededBody | undefined;
}

/** A body, and the representation that it is one of. */
export interface NeededBody extends SampleBody {
  readonly content: Content;
}

/** The calls that can be made up, those first that are the best to look at. */
export function sampleCalls(
  operations: readonly Located[],
  find: FindSchema,
): readonly SampleCall[] {
  return operations
    .filter(({ operation }) => isCallable(operation))
    .flatMap((each) => {
      const call = sampleCallOf(each, { find });
      return "missing" in call ? [] : [call];
    })
    .map((call) => ({ call, odd: oddity(call) }))
    .toSorted((a, b) => a.odd - b.odd)
    .map(({ call }) => call);
}

/** `client.books.retrieve("7")`; `more` is what the sample is about. */
export function methodCall(call: SampleCall, more: SampleInit = {}): CallValue {
  const { operation, owner } = call;
  const method = `client.${owner}.${camelCase(operation.name)}`;
  return callOf(nameValue(method), argumentsOf(call, more));
}

/** What a call is given, in its order. */
export function argumentsOf(
  { path, init }: SampleCall,
  more: SampleInit = {},
): readonly ValueTree[] {
  const part = (key: "query" | "headers" | "cookies"): readonly Entry[] => {
    const entries = [...(init[key] ?? []), ...(more[key] ?? [])];
    const values = new Map(entries.map((each) => [each.key, each.value]));
    const merged = [...values].map(([name, value]) => ({ key: name, value }));
    return merged.length === 0 ? [] : [{ key, value: objectValue(merged) }];
  };
  const body = more.body ?? init.body;
  const entries = [
    ...part("query"),
    ...part("headers"),
    ...part("cookies"),
    ...(body === undefined ? [] : [{ key: "body", value: body }]),
    ...(more.options ?? []),
  ];
  return entries.length === 0 ? path : [...path, objectValue(entries)];
}

/** What a call needs, and no value can be made up for: `query parameter "q"`. */
export interface Unmade {
  readonly missing: string;
}

/** The call of an operation with all that it cannot do without, or what it lacks. */
export function sampleCallOf(place: Located, scope: ValueScope): SampleCall | Unmade {
  const { operation } = place;
  const { parameters } = operation;
  const key = knownValue(operation.idempotent)?.header?.toLowerCase();
  const path = samplePath(operation, scope);
  if ("missing" in path) return path;
  const query = neededEntries("query", parameters.query, scope);
  if ("missing" in query) return query;
  const headers = neededEntries("header", parameters.header, scope, key);
  if ("missing" in headers) return headers;
  const cookies = neededEntries("cookie", parameters.cookie, scope);
  if ("missing" in cookies) return cookies;
  const required = knownValue(operation.body)?.required;
  const needsBody = required !== undefined && knownValue(required) === true;
  const body = needsBody ? neededBody(operation, scope) : undefined;
  if (needsBody && body === undefined) return { missing: "body" };
  return {
    ...place,
    path: path.values,
    init: {
      query: query.entries,
      headers: headers.entries,
      cookies: cookies.entries,
      body: body?.value,
    },
    body,
  };
}

/** One value is positional, several are one object under their names on the wire. */
function samplePath(
  { path, parameters }: Operation,
  scope: ValueScope,
): { readonly values: readonly ValueTree[] } | Unmade {
  const template = knownValue(path);
  const names = template === undefined ? [] : pathParameterNames(template);
  const declared = new Map(knownItems(parameters.path).map((each) => [each.name, each]));
  const entries: Entry[] = [];
  for (const name of names) {
    const value = parameterValue(name, declared.get(name), scope);
    if (value === undefined) return unmade("path", name);
    entries.push({ key: name, value });
  }
  return {
    values: entries.length < 2 ? entries.map(({ value }) => value) : [objectValue(entries)],
  };
}

/** The parameters that a call cannot do without. */
function neededEntries(
  place: ParameterPlace,
  bucket: Bucket<Parameter>,
  scope: ValueScope,
  exceptFor?: string,
): { readonly entries: readonly Entry[] } | Unmade {
  const needed = knownItems(bucket).filter(
    ({ name, required }) => knownValue(required) === true && name.toLowerCase() !== exceptFor,
  );
  const entries = needed.flatMap((each) => parameterEntry(each, scope));
  const made = new Set(entries.map(({ key }) => key));
  const lacking = needed.find(({ name }) => !made.has(name));
  if (lacking !== undefined) return unmade(place, lacking.name);
  const [first] = needed;
  return first !== undefined && hasInheritedName(bucket) ? unmade(place, first.name) : { entries };
}

function unmade(place: ParameterPlace, name: string): Unmade {
  return { missing: `${place} parameter "${name}"` };
}

/** Whether a parameter has a name that every object has: then no literal is of the type of them all. */
export function hasInheritedName(bucket: Bucket<Parameter>): boolean {
  return knownItems(bucket).some(({ name }) => isInherited(name));
}

/** A parameter with a value; nothing where none can be made up. */
export function parameterEntry(parameter: Parameter, scope: ValueScope): readonly Entry[] {
  const value = parameterValue(parameter.name, parameter, scope);
  return value === undefined ? [] : [{ key: parameter.name, value }];
}

function parameterValue(
  name: string,
  parameter: Parameter | undefined,
  scope: ValueScope,
): ValueTree | undefined {
  const value = parameter && valueFacts(parameter);
  if (value?.schema.state === "known") return sampleValue(value.schema.value, name, scope);
  // A text that is made up is no JSON.
  return value?.isJson ? undefined : literalValue(name);
}

/** A body that is sent without its media type being named: JSON, or the only one there is. */
function neededBody(operation: Operation, scope: ValueScope): NeededBody | undefined {
  const contents = shownContents(operation);
  const json = contents.find((each) => bodyKind(each, scope.find) === "JSON");
  const content = json ?? (contents.length === 1 ? contents[0] : undefined);
  const body = content && sampleBody(content, scope);
  return content && body && { ...body, content };
}

/** How much there is in a call that a sample is not about. */
function oddity({ operation, path, init }: SampleCall): number {
  const { deprecated, method, responses } = operation;
  const { query = [], headers = [], cookies = [], body } = init;
  const given = query.length + headers.length + cookies.length + (body === undefined ? 0 : 1);
  const successes = successesIn(responses);
  return (
    (deprecated.state === "known" ? 16 : 0) +
    (knownValue(method) === "GET" ? 0 : 8) +
    given * 2 +
    (path.some(({ kind }) => kind === "object") ? 2 : 0) +
    (successes.some(({ content }) => knownItems(content).length > 0) ? 0 : 1)
  );
}
