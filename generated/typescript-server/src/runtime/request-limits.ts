// Made by endpoint-manifest (typescript-server) from its template request-limits.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Limits that no schema can say: how many values some parameters have together, and how much they ask for. */
import type { RequestFault } from "./problem.js";
import type { ReadValues } from "./read-request.js";
import type { Route, RouteLimit } from "./route.js";

/** What a route's limits refuse in a request: one fault a limit, at the first of the places that it is about. */
export function limitFaults({ limits = [] }: Route, values: ReadValues): readonly RequestFault[] {
  return limits.flatMap((limit) => {
    const given = limit.of.flatMap((pointer) => {
      const value = valueAt(pointer, values);
      return value === undefined ? [] : [{ pointer, value }];
    });
    const [first] = given;
    const fault = faultIn(limit, given);
    return first === undefined || fault === undefined ? [] : [faultAt(first.pointer, fault)];
  });
}

/** What a request gives at one of the places of a limit. */
interface Given {
  readonly pointer: string;
  readonly value: unknown;
}

function faultIn(
  { of, maxItems = Infinity, minItems = 0, maximum = Infinity, by }: RouteLimit,
  given: readonly Given[],
): string | undefined {
  const count = given.flatMap(({ value }) => value).length;
  const together = of.length > 1 ? `${of.join(" + ")} together: ` : "";
  if (count > maxItems) {
    return `${together}has ${count} values, and takes at most ${maxItems} (${by})`;
  }
  if (given.length > 0 && count < minItems) {
    return `${together}has ${count} values, and takes at least ${minItems} (${by})`;
  }
  const above = given.find(({ value }) => numberIn(value) > maximum);
  return above && `is ${String(above.value)}, and is at most ${maximum} (${by})`;
}

/** The number that a value is, also as text where its type is not shown; what is none is above nothing. */
function numberIn(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : NaN;
}

function faultAt(pointer: string, detail: string): RequestFault {
  const [place, name] = partsOf(pointer);
  return place === "body"
    ? { in: "body", pointer: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, detail }
    : { in: place, name, pointer: "", detail };
}

/** The place and the name in `query.ids`. */
function partsOf(pointer: string): readonly [RequestFault["in"], name: string] {
  const dot = pointer.indexOf(".");
  const place = places.find((each) => each === pointer.slice(0, dot)) ?? "body";
  return [place, pointer.slice(dot + 1)];
}

const places = ["path", "query", "header", "cookie", "body"] as const;

/** What a request gives for `query.ids`; names of headers have no case (RFC 9110, section 5.1). */
function valueAt(pointer: string, { path, query, headers, cookies, body }: ReadValues): unknown {
  const [place, name] = partsOf(pointer);
  const record = { path, query, header: headers, cookie: cookies, body }[place];
  if (typeof record !== "object" || record === null) return undefined;
  const isName = (key: string): boolean => key.toLowerCase() === name.toLowerCase();
  const key = place === "header" ? (Object.keys(record).find(isName) ?? name) : name;
  // Neither what every object inherits nor the length of an array.
  const isGiven = Object.prototype.propertyIsEnumerable.call(record, key);
  return isGiven ? Reflect.get(record, key) : undefined;
}
