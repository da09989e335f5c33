/** Calls that samples make: of each operation the one that gives the least. */
import type { ApiModel, Operation } from "../../model/model.js";
import { late, oncePerModel } from "../../model/once.js";
import { operationsOf } from "../../model/walk.js";
import { pathParameterNames } from "../../model/path-template.js";
import type { ContentPlan } from "../messages/contents.js";
import type { ParameterPlan } from "../operations/parameters.js";
import type { RequestPlan } from "../operations/request.js";
import type { CallableOperation } from "../plan.js";
import { callPlan } from "../plan-of.js";
import { type PlannedCall, SampleCalls } from "./call-list.js";
import { bodyKind, type SampleBody, sampleBody, shownContents } from "./bodies.js";
import { isSampleObject, type SampleObject, type SampleValue } from "./sample-value.js";
import { isInherited, sampleValue, type ValueScope, valueScope } from "./values.js";

/** A call of an operation with all that it cannot do without; values stand under their names on the wire. */
export interface SampleCall extends PlannedCall {
  readonly path: SampleObject;
  readonly query: SampleObject;
  readonly headers: SampleObject;
  readonly cookies: SampleObject;
  readonly body: NeededBody | undefined;
}

/** A body, and the representation that it is one of. */
export interface NeededBody extends SampleBody {
  readonly content: ContentPlan;
}

/** The calls that can be made up, those first that are the best to look at. */
export function sampleCalls(
  operations: readonly Operation[],
  model: ApiModel,
): SampleCalls<SampleCall> {
  const known = knownCalls(model);
  const candidates = operations.flatMap((operation) => {
    const ofOperation = known.get(operation) ?? ranked(operation, model);
    known.set(operation, ofOperation);
    return ofOperation;
  });
  return new SampleCalls(candidates.toSorted((a, b) => a.odd - b.odd));
}

/** Those of all operations of a model. */
export const callsOf = oncePerModel((model) => sampleCalls(operationsOf(model), model));

/** The surroundings of samples, with the names that a language has. */
export interface SampleScope<Names> {
  readonly names: Names;
  readonly model: ApiModel;
  /** Looked for when a sample asks for them. */
  readonly calls: SampleCalls<SampleCall>;
}

/** The surroundings with all calls of a model. */
export function sampleScope<Names>(names: Names, model: ApiModel): SampleScope<Names> {
  return {
    ...{ names, model },
    get calls() {
      return callsOf(model);
    },
  };
}

interface RankedCall extends PlannedCall {
  readonly made: () => SampleCall | undefined;
  readonly odd: number;
}

/** Each language shows some of them, and chooses among all. */
const knownCalls = oncePerModel(() => new Map<Operation, readonly RankedCall[]>());

function ranked(operation: Operation, model: ApiModel): readonly RankedCall[] {
  const plan = callPlan(operation, model);
  const scope = valueScope(model, "request");
  const path = plan && pathValues(plan.request, scope);
  if (plan === undefined || path === undefined || isUnmade(path)) return [];
  const made = late(() => {
    const values = valuesOfCall(plan, scope);
    return values instanceof Unmade ? undefined : { operation, plan, ...values };
  });
  return [{ operation, plan, made, odd: oddity(plan, path) }];
}

/** That a call cannot be made up. */
export class Unmade {
  /** The required value that cannot be made up: `query parameter "q"`. */
  readonly missing: string;

  constructor(missing: string) {
    this.missing = missing;
  }
}

/** Returns the required values of a call of an operation, or the one that is missing. */
export function valuesOfCall(
  { request }: Pick<CallableOperation, "request">,
  scope: ValueScope,
): Omit<SampleCall, "operation" | "plan"> | Unmade {
  const path = pathValues(request, scope);
  if (isUnmade(path)) return path;
  const query = neededValues("query", request, scope);
  if (isUnmade(query)) return query;
  const headers = neededValues("header", request, scope);
  if (isUnmade(headers)) return headers;
  const cookies = neededValues("cookie", request, scope);
  if (isUnmade(cookies)) return cookies;
  const body = needsBody(request) ? neededBody(request, scope) : undefined;
  if (needsBody(request) && body === undefined) return new Unmade("body");
  return { path, query, headers, cookies, body };
}

function isUnmade(made: SampleObject | Unmade): made is Unmade {
  return made instanceof Unmade;
}

function pathValues(request: RequestPlan, scope: ValueScope): SampleObject | Unmade {
  const declared = new Map(request.places.path.own.map((each) => [each.name, each]));
  const names = pathParameterNames(request.path);
  return valuesOf(
    names.map((name) => declared.get(name) ?? { place: "path", name }),
    scope,
  );
}

/** The parameters that a caller cannot leave out. */
function neededValues(
  place: ParameterPlan["place"],
  request: RequestPlan,
  scope: ValueScope,
): SampleObject | Unmade {
  const needed = neededOf(place, request);
  const [first] = needed;
  const isInheriting = first !== undefined && hasInheritedName(request.places[place].own);
  if (isInheriting) return unmadeParameter(first);
  return valuesOf(needed, scope);
}

function neededOf(place: ParameterPlan["place"], request: RequestPlan): readonly ParameterPlan[] {
  return request.places[place].own.filter(({ mustBeGiven }) => mustBeGiven);
}

/** A parameter; one of which nothing is said has a name and a place. */
type NamedParameter = Pick<ParameterPlan, "place" | "name"> & Partial<ParameterPlan>;

/** A value for each parameter. */
export function valuesOf(
  wanted: readonly NamedParameter[],
  scope: ValueScope,
): SampleObject | Unmade {
  const entries: [string, SampleValue][] = [];
  for (const each of wanted) {
    const value = parameterValue(each, scope);
    if (value === undefined) return unmadeParameter(each);
    entries.push([each.name, value]);
  }
  return Object.fromEntries(entries);
}

function unmadeParameter({ place, name, from }: NamedParameter): Unmade {
  return new Unmade(`${place}${from === "service" ? "" : " parameter"} "${name}"`);
}

/** True if a parameter has a name that every object has: then no literal is of the type of them all. */
export function hasInheritedName(parameters: readonly ParameterPlan[]): boolean {
  return parameters.some(({ name }) => isInherited(name));
}

/** The value of a parameter, by its name where nothing is said of it; undefined where none can be made up. */
export function parameterValue(
  { name, schema, isJson }: NamedParameter,
  scope: ValueScope,
): SampleValue | undefined {
  if (schema !== undefined && schema.kind !== "notShown") return sampleValue(schema, name, scope);
  // A text that is made up is no JSON.
  return isJson === true ? undefined : name;
}

/** True if a call cannot be made without a body. */
export function needsBody({ body }: RequestPlan): boolean {
  return body.kind === "known" && body.presence === "required";
}

/** A body that is sent without its media type being named: JSON, or the only one there is. */
function neededBody(request: RequestPlan, scope: ValueScope): NeededBody | undefined {
  const contents = shownContents(request);
  const json = contents.find((each) => bodyKind(each) === "JSON");
  const content = json ?? (contents.length === 1 ? contents[0] : undefined);
  const body = content && sampleBody(content, scope);
  return content && body && { ...body, content };
}

/** How much there is in a call that a sample is not about. */
function oddity(plan: CallableOperation, path: SampleObject): number {
  const { request } = plan;
  const given = (["query", "header", "cookie"] as const).flatMap((each) => neededOf(each, request));
  const values = Object.values(path);
  const { successes } = plan.answer.result;
  return (
    (plan.deprecated === undefined ? 0 : 16) +
    (request.method === "GET" ? 0 : 8) +
    (given.length + (needsBody(request) ? 1 : 0)) * 2 +
    (values.length > 1 || values.some(isSampleObject) ? 2 : 0) +
    (successes.some((each) => each.body.contents.length > 0) ? 0 : 1)
  );
}
