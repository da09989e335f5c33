/** The request of an operation: its route, its parameters and its body. */
import { knownValue } from "../../model/known.js";
import type { Method, ParameterPlace } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { pathParameterNames, type PathTemplate } from "../../model/path-template.js";
import type { FindSchema } from "../../model/schema-members.js";
import { mayHaveBody } from "../messages/bodiless.js";
import { type BodyPlan, bodyOf } from "./body.js";
import { type ParameterPlan, parametersOf, placeOf, type PlacePlan } from "./parameters.js";

/** The request of a call. */
export interface RequestPlan {
  readonly method: Method;
  readonly path: PathTemplate;
  readonly pathInput: PathInput;
  readonly baseUrl: BaseUrlPlan;
  /** Those of all places that are known by name, in the order in which a request has them. */
  readonly parameters: readonly ParameterPlan[];
  /** The same by their places, and what is known of each. */
  readonly places: Readonly<Record<ParameterPlace, PlacedParameters>>;
  /** The header in which calls that are one carry one key; left out = no key is known to make them so. */
  readonly keyHeader?: string;
  readonly body: BodyPlan;
  /** True if calls can have a body: it is not known to be absent, and the method's calls can have one. */
  readonly sendsBody: boolean;
  /** True if a call must give anything beside the values of its path. */
  readonly needsInit: boolean;
}

/** The parameters of one place. */
export interface PlacedParameters {
  /** The known facts of the place, without the headers of every request. */
  readonly known: PlacePlan;
  /** The operation's own parameters, and keys that clients make. */
  readonly own: readonly ParameterPlan[];
  /** Headers of every request of which the operation says nothing else. */
  readonly common: readonly ParameterPlan[];
}

/** The URL that the path of an operation is below: the service's base URL, or its own, which may not be shown. */
export type BaseUrlPlan =
  | { readonly kind: "service" }
  | { readonly kind: "own"; readonly url: string }
  | { readonly kind: "own-not-shown" };

/** How a call takes the values of its path: one is positional, several are one object under their names on the wire. */
export type PathInput =
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly parameter: ParameterPlan }
  | { readonly kind: "several"; readonly parameters: readonly ParameterPlan[] };

/** The values of the path, in the order in which they stand there. */
export function pathParameters({
  pathInput,
}: Pick<RequestPlan, "pathInput">): readonly ParameterPlan[] {
  switch (pathInput.kind) {
    case "none":
      return [];
    case "one":
      return [pathInput.parameter];
    case "several":
      return pathInput.parameters;
  }
}

/** The parameters that a call gives by name: its own of all other places, in the order in which a request has them. */
export function namedParameters({
  places: { query, header, cookie },
}: Pick<RequestPlan, "places">): readonly ParameterPlan[] {
  return [...query.own, ...header.own, ...cookie.own];
}

/** Plans the request of an operation whose method and path are known. */
export function requestOf(
  operation: Operation,
  { method, path }: Pick<RequestPlan, "method" | "path">,
  common: readonly ParameterPlan[],
  find: FindSchema,
): RequestPlan {
  const { idempotent } = operation;
  const keyHeader = knownValue(idempotent)?.header;
  const planned = parametersOf(operation, common, find);
  const body = bodyOf(operation, find);
  const sendsBody = mayHaveBody(operation);
  const needsBody = sendsBody && body.kind === "known" && body.presence === "required";
  return {
    method,
    path,
    pathInput: pathInputOf(
      path,
      planned.filter(({ place }) => place === "path"),
    ),
    baseUrl: baseUrlOf(operation),
    parameters: planned,
    places: {
      path: placed("path", operation, planned),
      query: placed("query", operation, planned),
      header: placed("header", operation, planned),
      cookie: placed("cookie", operation, planned),
    },
    ...(keyHeader !== undefined && { keyHeader }),
    body,
    sendsBody,
    needsInit: needsBody || planned.some((each) => each.place !== "path" && each.mustBeGiven),
  };
}

function baseUrlOf({ baseUrl }: Pick<Operation, "baseUrl">): BaseUrlPlan {
  if (baseUrl.state === "notShown") return { kind: "service" };
  const { url } = baseUrl.value;
  return url.state === "known" ? { kind: "own", url: url.value } : { kind: "own-not-shown" };
}

/** In the order in which they stand there. */
function pathInputOf(path: PathTemplate, parameters: readonly ParameterPlan[]): PathInput {
  const declared = new Map(parameters.map((each) => [each.name, each] as const));
  const found = pathParameterNames(path).flatMap((name) => declared.get(name) ?? []);
  const [only, ...others] = found;
  if (only === undefined) return { kind: "none" };
  return others.length === 0
    ? { kind: "one", parameter: only }
    : { kind: "several", parameters: found };
}

function placed(
  place: ParameterPlace,
  { parameters }: Pick<Operation, "parameters">,
  planned: readonly ParameterPlan[],
): PlacedParameters {
  const all = planned.filter((each) => each.place === place);
  return {
    known: placeOf(parameters[place]),
    own: all.filter(({ from }) => from !== "service"),
    common: all.filter(({ from }) => from === "service"),
  };
}
