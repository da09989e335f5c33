/** Calls that samples make: of each operation the one that gives the least. */
import { type Bucket, knownItems, knownValue } from "../../model/known.js";
import type { Content, Header, Parameter, ParameterPlace } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { successesIn } from "../../model/successes.js";
import { pathParameterNames } from "../../model/path-template.js";
import { valueFacts } from "../messages/parameter-values.js";
import { isCallable } from "../operations/facts.js";
import { bodyKind, type SampleBody, sampleBody, shownContents } from "./bodies.js";
import { isSampleObject, type SampleObject, type SampleValue } from "./sample-value.js";
import { isInherited, sampleValue, type ValueScope } from "./values.js";

/** A call of an operation with all that it cannot do without; values stand under their names on the wire. */
export interface SampleCall {
  readonly operation: Operation;
  readonly path: SampleObject;
  readonly query: SampleObject;
  readonly headers: SampleObject;
  readonly cookies: SampleObject;
  readonly body: NeededBody | undefined;
}

/** A body, and the representation that it is one of. */
export interface NeededBody extends SampleBody {
  readonly content: Content;
}

/** The calls that can be made up, those first that are the best to look at. */
export function sampleCalls(
  operations: readonly Operation[],
  scope: ValueScope,
): readonly SampleCall[] {
  return operations
    .filter(isCallable)
    .flatMap((each) => {
      const call = sampleCallOf(each, scope);
      return "missing" in call ? [] : [call];
    })
    .map((call) => ({ call, odd: oddity(call) }))
    .toSorted((a, b) => a.odd - b.odd)
    .map(({ call }) => call);
}

/** That a call cannot be made up. */
export class Unmade {
  /** What it needs, and no value can be made up for: `query parameter "q"`. */
  readonly missing: string;

  constructor(missing: string) {
    this.missing = missing;
  }
}

/** The call of an operation with all that it cannot do without, or what it lacks. */
export function sampleCallOf(operation: Operation, scope: ValueScope): SampleCall | Unmade {
  const { parameters } = operation;
  const key = knownValue(operation.idempotent)?.header?.toLowerCase();
  const path = pathValues(operation, scope);
  if (isUnmade(path)) return path;
  const query = neededValues("query", parameters.query, scope);
  if (isUnmade(query)) return query;
  const headers = neededValues("header", parameters.header, scope, key);
  if (isUnmade(headers)) return headers;
  const cookies = neededValues("cookie", parameters.cookie, scope);
  if (isUnmade(cookies)) return cookies;
  const required = knownValue(operation.body)?.required;
  const needsBody = required !== undefined && knownValue(required) === true;
  const body = needsBody ? neededBody(operation, scope) : undefined;
  if (needsBody && body === undefined) return new Unmade("body");
  return { operation, path, query, headers, cookies, body };
}

function isUnmade(made: SampleObject | Unmade): made is Unmade {
  return made instanceof Unmade;
}

function pathValues({ path, parameters }: Operation, scope: ValueScope): SampleObject | Unmade {
  const template = knownValue(path);
  const names = template === undefined ? [] : pathParameterNames(template);
  const declared = new Map(knownItems(parameters.path).map((each) => [each.name, each]));
  return valuesOf(
    "path",
    names.map((name) => ({ name, parameter: declared.get(name) })),
    scope,
  );
}

/** The parameters that a call cannot do without. */
function neededValues(
  place: ParameterPlace,
  bucket: Bucket<Parameter>,
  scope: ValueScope,
  exceptFor?: string,
): SampleObject | Unmade {
  const needed = knownItems(bucket).filter(
    ({ name, required }) => knownValue(required) === true && name.toLowerCase() !== exceptFor,
  );
  const [first] = needed;
  if (first !== undefined && hasInheritedName(bucket)) return unmadeParameter(place, first.name);
  return valuesOf(
    place,
    needed.map((parameter) => ({ name: parameter.name, parameter })),
    scope,
  );
}

function valuesOf(
  place: ParameterPlace,
  wanted: readonly { readonly name: string; readonly parameter: Parameter | undefined }[],
  scope: ValueScope,
): SampleObject | Unmade {
  const entries: [string, SampleValue][] = [];
  for (const { name, parameter } of wanted) {
    const value = parameterValue(name, parameter, scope);
    if (value === undefined) return unmadeParameter(place, name);
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function unmadeParameter(place: ParameterPlace, name: string): Unmade {
  return new Unmade(`${place} parameter "${name}"`);
}

/** Whether a parameter has a name that every object has: then no literal is of the type of them all. */
export function hasInheritedName(bucket: Bucket<Parameter>): boolean {
  return knownItems(bucket).some(({ name }) => isInherited(name));
}

/** The value of a parameter, by its name where nothing is said of it; undefined where none can be made up. */
export function parameterValue(
  name: string,
  parameter: Parameter | Header | undefined,
  scope: ValueScope,
): SampleValue | undefined {
  const value = parameter && valueFacts(parameter);
  if (value?.schema.state === "known") return sampleValue(value.schema.value, name, scope);
  // A text that is made up is no JSON.
  return value?.isJson ? undefined : name;
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
function oddity({ operation, path, query, headers, cookies, body }: SampleCall): number {
  const { deprecated, method, responses } = operation;
  const given = [query, headers, cookies].reduce((sum, each) => sum + sizeOf(each), 0);
  const values = Object.values(path);
  const successes = successesIn(responses);
  return (
    (deprecated.state === "known" ? 16 : 0) +
    (knownValue(method) === "GET" ? 0 : 8) +
    (given + (body === undefined ? 0 : 1)) * 2 +
    (values.length > 1 || values.some(isSampleObject) ? 2 : 0) +
    (successes.some(({ content }) => knownItems(content).length > 0) ? 0 : 1)
  );
}

function sizeOf(values: SampleObject): number {
  return Object.keys(values).length;
}
