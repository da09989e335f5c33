// Made by endpoint-manifest (docs) from its template typescript-client/parameters.ts. Not to be edited: fill the manifest in and run generate.

/** Values of parameters: which are accepted, and how each becomes text. */
import { InvalidArgumentError } from "./errors.js";
import type { Operation, ParameterPlace } from "./operation.js";

/** A value in the path: an identifier, percent-encoded by the client. */
export type PathValue = string | number | bigint;

/** A single value; `undefined` stands for "not given". */
export type ParameterValue = string | number | boolean | bigint | undefined;

/** Query parameters by wire name, where the manifest does not show which there are. They are sent in the order given. */
export type OpenQuery = Readonly<Record<string, ParameterValue>>;

/** Headers by name. They replace the client's own of the same name, and `undefined` leaves one out. */
export type OpenHeaders = Readonly<Record<string, ParameterValue>>;

/** Cookies by name. Browsers send only their own. */
export type OpenCookies = Readonly<Record<string, ParameterValue>>;

/** The members of an operation that parameters need for serialization. */
type Owner = Pick<Operation, "id" | "parameters">;

/** Serializes a single value without a style at one place of a request. `subject` begins the message of an error. */
export type PlainStyle = (text: string, subject: string, name: string) => string;

/** Names and texts of a record's parameters, in its own order; a text of `undefined` = not given. */
export function writeParameters(
  operation: Owner,
  place: ParameterPlace,
  given: object | undefined,
  plain: PlainStyle,
): [name: string, text: string | undefined][] {
  return entriesOf(given, `${operation.id}: ${place}`).map(([name, value]) => [
    name,
    value === undefined ? value : writeParameter(operation, place, name, value, plain),
  ]);
}

/** The text of one parameter's value: by its style where one is shown, otherwise as a single value. */
export function writeParameter(
  operation: Owner,
  place: ParameterPlace,
  name: string,
  value: unknown,
  plain: PlainStyle,
): string | undefined {
  const subject = `${operation.id}: ${place} parameter "${name}"`;
  const styled = operation.parameters?.find((known) => known.in === place && known.name === name);
  return styled
    ? styled.style(styled, value, subject)
    : plain(singleText(value, subject), subject, name);
}

/** The text of a single value. */
export function singleText(value: unknown, subject: string): string {
  if (Number.isFinite(value) || /^(str|boo|big)/.test(typeof value)) {
    return String(value);
  }
  const several = value && typeof value === "object";
  throw new InvalidArgumentError(
    `${subject} cannot be ${several ? "several: no style is shown" : String(value)}`,
  );
}

/**
 * The entries of a record, in its own order. Anything but a plain object is refused, because nothing of a `Map`, `Headers` or
 * `URLSearchParams` would be sent.
 */
export function entriesOf(record: unknown, subject: string): [string, unknown][] {
  if (record === undefined) return [];
  // The tag is that of literals and of instances of a caller's classes, from any realm.
  if ({}.toString.call(record) === "[object Object]") return Object.entries(Object(record));
  throw new InvalidArgumentError(`${subject} must be a plain object`);
}
