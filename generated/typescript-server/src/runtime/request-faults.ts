// Made by endpoint-manifest (typescript-server) from its template request-faults.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Faults of a request, each with its place, and the problem that lists them. */
import type { StandardIssue } from "../typescript-client/standard-schema.js";
import type { Validator } from "../typescript-client/validator.js";
import { ProblemError, type RequestFault } from "./problem.js";
import type { RequestBounds } from "./request-bounds.js";
import type { ParameterPlace } from "./route.js";

/** Maximum length of repeated names that a request contains. */
const longestName = 200;

/** Maximum length of repeated pointers, because a fault may be deep in the request. */
const longestPointer = 1000;

/** The problem of a request with faults: 400, and every fault with its place. */
export function badRequest(
  faults: readonly RequestFault[],
  { maxFaults }: RequestBounds,
): ProblemError {
  const [first] = faults;
  const others = faults.length - 1;
  // Where the bound is reached, the search has ended.
  const atLeast = faults.length >= maxFaults ? "at least " : "";
  const rest = others > 0 ? `; and ${atLeast}${others} more` : "";
  return new ProblemError({
    status: 400,
    detail: first ? `${placeOf(first)} ${first.detail}${rest}` : "The request cannot be read",
    errors: faults.slice(0, maxFaults),
  });
}

/** A validator's faults for the parameters of one place; parameters that already have a fault are skipped. */
export function faultsOfPlace(
  place: ParameterPlace,
  checked: Checked,
  faults: readonly RequestFault[],
): readonly RequestFault[] {
  const issues = issuesOf(checked, place === "header" || place === "cookie");
  if (issues.length === 0) return [];
  const known = new Set(faults.filter((each) => each.in === place).map(({ name }) => name));
  // A place that could not be read as a whole has no values to check.
  if (known.has(undefined)) return [];
  return issues.flatMap(({ message, path }): RequestFault[] => {
    const [name, ...rest] = path;
    if (name === undefined) return [{ in: place, pointer: "", detail: message }];
    if (known.has(String(name))) return [];
    const pointer = pointerOf(rest);
    return [{ in: place, name: shortened(String(name)), pointer, detail: message }];
  });
}

/** A validator's faults for a body; `faults` are those that reading it has found. */
export function faultsOfBody(
  checked: Checked,
  faults: readonly RequestFault[],
): readonly RequestFault[] {
  const issues = issuesOf(checked, false);
  if (issues.length === 0) return [];
  const known = new Set(faults.map(({ pointer }) => pointer));
  return issues.flatMap(({ message, path }): RequestFault[] => {
    const pointer = pointerOf(path);
    return known.has(pointer) ? [] : [{ in: "body", pointer, detail: message }];
  });
}

/** A JSON Pointer (RFC 6901, section 3). */
export function pointerOf(path: readonly PropertyKey[]): string {
  const pointer = path
    .map((key) => `/${shortened(String(key)).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
  return shortened(pointer, longestPointer);
}

/** A name, cut to a readable length. */
export function shortened(name: string, longest: number = longestName): string {
  return name.length > longest ? `${name.slice(0, longest)}…` : name;
}

/** A value, with its validator and bounds. */
export interface Checked {
  readonly validator: Validator<unknown>;
  readonly value: unknown;
  readonly bounds: RequestBounds;
}

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

function issuesOf({ validator, value, bounds }: Checked, mayBeSecret: boolean): readonly Issue[] {
  const { maxFaults, maxValidationSteps: maxSteps } = bounds;
  const { issues } = validator.safeParse(value, { maxFaults, maxSteps });
  if (!issues) return [];
  // A foreign validator may ignore the bounds.
  return issues.slice(0, maxFaults).map((issue) => {
    const path = keysOf(issue);
    return { message: withKind(issue.message, valueAt(value, path), mayBeSecret), path };
  });
}

function keysOf({ path = [] }: StandardIssue): readonly PropertyKey[] {
  return path.map((step) => (typeof step === "object" ? step.key : step));
}

/**
 * Adds the kind of the actual value to a message: never the value itself, which may be a secret. Where allowed values are listed,
 * the validator has already named the value; for headers and cookies, which hold credentials, it is removed again.
 */
function withKind(message: string, value: unknown, mayBeSecret: boolean): string {
  const said = message.lastIndexOf(", got ");
  if (!message.startsWith("expected ") || (said >= 0 && !mayBeSecret)) return message;
  return `${said < 0 ? message : message.slice(0, said)}, got ${kindOf(value)}`;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (value === "") return "an empty string";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    whole,
  );
}

function placeOf({ in: place, name, pointer }: RequestFault): string {
  if (place === "body") return pointer === "" ? "The body" : `${pointer} of the body`;
  const parameter = name === undefined ? `The ${place}` : `The ${place} parameter "${name}"`;
  return pointer === "" ? parameter : `${pointer} of the ${place} parameter "${name}"`;
}
