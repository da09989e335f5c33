/** Calls that samples make: of each operation the one that gives the least. */
import { camelCase } from "../../emit/typescript/names.js";
import {
  callOf,
  type CallValue,
  type Entry,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { type Bucket, knownItems, knownValue } from "../../model/known.js";
import type { Parameter } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { pathParameterNames } from "../../model/path-template.js";
import type { FindSchema } from "../../model/schema-members.js";
import { isCallable } from "../../emit/typescript/package/facts.js";
import type { Located } from "../../emit/typescript/package/located.js";
import { isSuccess } from "./results.js";
import { bodyKind, sampleBody, shownContents } from "./sample-bodies.js";
import { isInherited, sampleValue } from "../../emit/typescript/package/sample-values.js";

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
}

/** The calls that can be made up, those first that are the best to look at. */
export function sampleCalls(
  operations: readonly Located[],
  find: FindSchema,
): readonly SampleCall[] {
  return operations
    .filter(({ operation }) => isCallable(operation))
    .flatMap((each) => sampleCall(each, find))
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

function sampleCall(place: Located, find: FindSchema): readonly SampleCall[] {
  const { operation } = place;
  const { parameters } = operation;
  const key = knownValue(operation.idempotent)?.header?.toLowerCase();
  const path = samplePath(operation, find);
  const query = neededEntries(parameters.query, find);
  const headers = neededEntries(parameters.header, find, key);
  const cookies = neededEntries(parameters.cookie, find);
  const required = knownValue(operation.body)?.required;
  const needsBody = required !== undefined && knownValue(required) === true;
  const body = needsBody ? neededBody(operation, find) : undefined;
  const isMadeUp = path && query && headers && cookies && (!needsBody || body !== undefined);
  return isMadeUp ? [{ ...place, path, init: { query, headers, cookies, body } }] : [];
}

/** One value is positional, several are one object under their names on the wire. */
function samplePath(
  { path, parameters }: Operation,
  find: FindSchema,
): readonly ValueTree[] | undefined {
  const template = knownValue(path);
  const names = template === undefined ? [] : pathParameterNames(template);
  const declared = new Map(knownItems(parameters.path).map((each) => [each.name, each]));
  const entries = names.flatMap((name): readonly Entry[] => {
    const value = parameterValue(name, declared.get(name), find);
    return value === undefined ? [] : [{ key: name, value }];
  });
  if (entries.length < names.length) return undefined;
  return entries.length < 2 ? entries.map(({ value }) => value) : [objectValue(entries)];
}

/** The parameters that a call cannot do without; `undefined` where one of them cannot be made up. */
function neededEntries(
  bucket: Bucket<Parameter>,
  find: FindSchema,
  exceptFor?: string,
): readonly Entry[] | undefined {
  const needed = knownItems(bucket).filter(
    ({ name, required }) => knownValue(required) === true && name.toLowerCase() !== exceptFor,
  );
  const entries = needed.flatMap((each) => parameterEntry(each, find));
  const isWritable = needed.length === 0 || !hasInheritedName(bucket);
  return entries.length === needed.length && isWritable ? entries : undefined;
}

/** Whether a parameter has a name that every object has: then no literal is of the type of them all. */
export function hasInheritedName(bucket: Bucket<Parameter>): boolean {
  return knownItems(bucket).some(({ name }) => isInherited(name));
}

/** A parameter with a value; nothing where none can be made up. */
export function parameterEntry(parameter: Parameter, find: FindSchema): readonly Entry[] {
  const value = parameterValue(parameter.name, parameter, find);
  return value === undefined ? [] : [{ key: parameter.name, value }];
}

function parameterValue(
  name: string,
  parameter: Parameter | undefined,
  find: FindSchema,
): ValueTree | undefined {
  return parameter?.schema.state === "known"
    ? sampleValue(parameter.schema.value, name, { find })
    : literalValue(name);
}

/** A body that is sent without its media type being named: JSON, or the only one there is. */
function neededBody(operation: Operation, find: FindSchema): ValueTree | undefined {
  const contents = shownContents(operation);
  const json = contents.find((each) => bodyKind(each) === "JSON");
  const content = json ?? (contents.length === 1 ? contents[0] : undefined);
  return content && sampleBody(content, find)?.value;
}

/** How much there is in a call that a sample is not about. */
function oddity({ operation, path, init }: SampleCall): number {
  const { deprecated, method, responses } = operation;
  const { query = [], headers = [], cookies = [], body } = init;
  const given = query.length + headers.length + cookies.length + (body === undefined ? 0 : 1);
  const successes = knownItems(responses).filter(isSuccess);
  return (
    (deprecated.state === "known" ? 16 : 0) +
    (knownValue(method) === "GET" ? 0 : 8) +
    given * 2 +
    (path.some(({ kind }) => kind === "object") ? 2 : 0) +
    (successes.some(({ content }) => knownItems(content).length > 0) ? 0 : 1)
  );
}
