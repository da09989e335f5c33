// Made by endpoint-manifest (typescript-server) from its template parameter-plan.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A route's parameters, prepared once for reading requests. */
import { isWithin } from "./deep-objects.js";
import type {
  ObjectReader,
  ParameterPlace,
  Reader,
  Route,
  RouteParameter,
  StyleName,
} from "./route.js";

/** The parameters of a route, by place. */
export interface ParameterPlan {
  /** In the order of the path's template. */
  readonly path: readonly PlannedParameter[];
  readonly query: NamedPlan;
  readonly header: NamedPlan;
  readonly cookie: NamedPlan;
}

/** The parameters of a place where texts stand under names. */
export interface NamedPlan {
  readonly parameters: readonly PlannedParameter[];
  /** True if other names are passed on. */
  readonly isOpen: boolean;
  /** True if a name belongs to one of the parameters. */
  owns(name: string): boolean;
  /** True if an exploded object, which has no name of its own in the request, takes the value under a name. */
  takes(object: Named, name: string, reader: ObjectReader): boolean;
}

/** A parameter with all members set, so that all have the same shape for the platform. */
export interface PlannedParameter {
  readonly in: ParameterPlace;
  readonly name: string;
  readonly required: boolean;
  readonly style: StyleName | undefined;
  readonly explode: boolean;
  readonly isJson: boolean;
  readonly value: Reader;
  /** The readers that others refer to by name. */
  readonly readers: ReadonlyMap<string, Reader>;
  /** True if it is a single text that its style leaves unchanged. */
  readonly isPlain: boolean;
}

/** The facts that decide who owns a name: a parameter, or a property of a form. */
export interface Named {
  readonly name: string;
  readonly style?: StyleName | undefined;
  readonly explode?: boolean;
  readonly value: Reader;
}

/** Prepares the parameters of a route. */
export function parameterPlan({ path, parameters = [], open = [] }: Route): ParameterPlan {
  const at = (place: ParameterPlace): readonly PlannedParameter[] =>
    parameters.filter((each) => each.in === place).map(planned);
  const named = (place: ParameterPlace): NamedPlan => {
    const listed = at(place);
    return { parameters: listed, isOpen: open.includes(place), ...ownershipOf(listed) };
  };
  const inPath = at("path");
  return {
    path: [...path.matchAll(/\{([^{}]*)\}/g)].map(
      ([, name = ""]) =>
        inPath.find((each) => each.name === name) ?? planned({ in: "path", name, value: "text" }),
    ),
    query: named("query"),
    header: withNames(named("header")),
    cookie: named("cookie"),
  };
}

function planned({
  in: place,
  name,
  required = false,
  style,
  explode = style === "form",
  json = false,
  value,
  readers,
}: RouteParameter): PlannedParameter {
  const isPlain = typeof value === "string" && style === plainStyles[place];
  const named = readers ? new Map(readers) : noReaders;
  return {
    in: place,
    name,
    required,
    style,
    explode,
    isJson: json,
    value,
    readers: named,
    isPlain,
  };
}

const noReaders: ReadonlyMap<string, Reader> = /* @__PURE__ */ new Map();

const plainStyles: Readonly<Record<ParameterPlace, StyleName>> = {
  path: "simple",
  query: "form",
  header: "simple",
  cookie: "form",
};

/** Leaves out headers with invalid names (RFC 9110, section 5.1): no request has them, and reading them would throw. */
function withNames(plan: NamedPlan): NamedPlan {
  return {
    ...plan,
    parameters: plan.parameters.filter(({ name }) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)),
  };
}

/** True if a header, its name in lower case, is one of the parameters. */
export function ownsHeader({ parameters }: NamedPlan, name: string): boolean {
  return parameters.some((each) => each.name.toLowerCase() === name);
}

/**
 * Decides who owns which name. The properties of an exploded object stand among the parameters (OpenAPI 3.1.1, section 4.8.12.3):
 * a parameter of that name comes first, then an object that lists it, and the first of such objects has all others.
 */
export function ownershipOf(all: readonly Named[]): Pick<NamedPlan, "owns" | "takes"> {
  const objects = all.filter((each) => isLoose(each) && hasObject(each.value));
  const names = new Set(
    all.filter((each) => !objects.includes(each) || canBeOther(each.value)).map(({ name }) => name),
  );
  const deep = all.filter(({ style }) => style === "deepObject").map(({ name }) => name);
  const listed = new Map(objects.map((each) => [each, new Set(namesIn(each.value))]));
  const isNamed = (name: string): boolean =>
    names.has(name) || deep.some((each) => isWithin(name, each));
  return {
    owns: (name) => isNamed(name) || objects.length > 0,
    takes: (object, name, reader) => {
      const isListed = reader.properties.some(([each]) => each === name);
      if (isNamed(name)) return isListed && name === object.name;
      const isFree = ![...listed].some(([other, own]) => other !== object && own.has(name));
      return isListed || (isFree && object === objects[0]);
    },
  };
}

/** True if properties are written under names of their own. */
function isLoose({ style, explode }: Named): boolean {
  return explode === true && style !== undefined && looseStyles.includes(style);
}

const looseStyles: readonly string[] = ["form", "spaceDelimited", "pipeDelimited"];

/** True if the value may be an object. */
export function hasObject(reader: Reader): boolean {
  return parts(reader).some((each) => typeof each === "object" && "properties" in each);
}

function canBeOther(reader: Reader): boolean {
  return parts(reader).some((each) => typeof each === "string" || "items" in each);
}

function namesIn(reader: Reader): readonly string[] {
  return parts(reader).flatMap((each) =>
    typeof each === "object" && "properties" in each ? each.properties.map(([name]) => name) : [],
  );
}

function parts(reader: Reader): readonly Reader[] {
  return typeof reader === "object" && "anyOf" in reader ? reader.anyOf.flatMap(parts) : [reader];
}
