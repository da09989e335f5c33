// Made by endpoint-manifest (typescript-server) from its template request-limits.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Limits that no schema can express: the number of values in several parameters together, and the largest value of each. */
import type { RequestFault } from "./problem.js";
import type { RouteLimit } from "./route.js";

/** The values that limits apply to. */
export interface LimitedValues {
  readonly path: object;
  readonly query: object;
  readonly headers: object;
  readonly cookies: object;
  readonly body: unknown;
}

/** The faults of a request by a route's limits: one for each limit, at the first of its places. */
export function limitFaults(
  limits: readonly PlannedLimit[],
  values: LimitedValues,
): readonly RequestFault[] {
  const faults: RequestFault[] = [];
  for (const limit of limits) {
    const fault = faultIn(limit, values);
    if (fault) faults.push(fault);
  }
  return faults;
}

function faultIn(
  { of, places: limited, maxItems, minItems, maximum, by }: PlannedLimit,
  values: LimitedValues,
): RequestFault | undefined {
  let first: LimitedPlace | undefined;
  let count = 0;
  let above: unknown;
  for (const place of limited) {
    const value = valueAt(place, values);
    if (value === undefined) continue;
    first ??= place;
    count += Array.isArray(value) ? value.length : 1;
    if (above === undefined && numberIn(value) > maximum) above = value;
  }
  if (first === undefined) return undefined;
  if (count > maxItems || count < minItems) {
    const together = of.length > 1 ? `${of.join(" + ")} together: ` : "";
    const bound = count > maxItems ? `at most ${maxItems}` : `at least ${minItems}`;
    return faultAt(first, `${together}has ${count} values, and takes ${bound} (${by})`);
  }
  if (above === undefined) return undefined;
  return faultAt(first, `is ${String(above)}, and is at most ${maximum} (${by})`);
}

/** The value as a number, also from text where its type is not shown; anything else exceeds no limit. */
function numberIn(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : NaN;
}

function faultAt({ in: place, name }: LimitedPlace, detail: string): RequestFault {
  return place === "body"
    ? { in: "body", pointer: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, detail }
    : { in: place, name, pointer: "", detail };
}

/** A place that a limit applies to: a parameter, or a property of the body. */
export interface LimitedPlace {
  readonly in: RequestFault["in"];
  readonly name: string;
}

/** A limit with all members set, and its places parsed from texts such as `query.ids`. */
export interface PlannedLimit extends Required<RouteLimit> {
  readonly places: readonly LimitedPlace[];
}

/** Prepares a limit. */
export function plannedLimit({
  of,
  maxItems = Infinity,
  minItems = 0,
  maximum = Infinity,
  by,
}: RouteLimit): PlannedLimit {
  const limited = of.map((pointer): LimitedPlace => {
    const dot = pointer.indexOf(".");
    const place = places.find((each) => each === pointer.slice(0, dot)) ?? "body";
    return { in: place, name: pointer.slice(dot + 1) };
  });
  return { of, maxItems, minItems, maximum, by, places: limited };
}

const places = ["path", "query", "header", "cookie", "body"] as const;

function valueAt({ in: place, name }: LimitedPlace, values: LimitedValues): unknown {
  const record = recordAt(place, values);
  if (typeof record !== "object" || record === null) return undefined;
  const key = place === "header" ? headerIn(record, name) : name;
  // Neither inherited properties nor the length of an array.
  const isGiven = Object.prototype.propertyIsEnumerable.call(record, key);
  return isGiven ? Reflect.get(record, key) : undefined;
}

function recordAt(place: LimitedPlace["in"], values: LimitedValues): unknown {
  switch (place) {
    case "path":
      return values.path;
    case "query":
      return values.query;
    case "header":
      return values.headers;
    case "cookie":
      return values.cookies;
    case "body":
      return values.body;
  }
}

/** Header names are case-insensitive (RFC 9110, section 5.1). */
function headerIn(record: object, name: string): string {
  return Object.keys(record).find((key) => key.toLowerCase() === name.toLowerCase()) ?? name;
}
