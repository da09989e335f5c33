// Made by endpoint-manifest (docs) from its template typescript-client/path.ts. Not to be edited: fill the manifest in and run generate.

/** The path of a request, filled in from its template, and its query. */
import { InvalidArgumentError } from "./errors.js";
import type { Operation } from "./operation.js";
import { entriesOf, writeParameter, writeParameters } from "./parameters.js";
import { percentEncode } from "./percent-encoding.js";

/** Fills `/authors/{id}` from a list of values in the order of the template, or from a record of values by name. */
export function fillPath(operation: Operation, values: object | undefined): string {
  let index = 0;
  const path = operation.path.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const value: unknown = Array.isArray(values)
      ? values[index++]
      : // Own properties only: a parameter may be called `constructor`.
        new Map(entriesOf(values, `${operation.id}: path`)).get(name);
    const text = writeParameter(operation, "path", name, value, percentEncode);
    if (!text) {
      throw new InvalidArgumentError(`${operation.id}: path parameter "${name}" cannot be empty`);
    }
    return text;
  });
  // With these segments, percent-encoded or not, a URL parser would leave the base URL (WHATWG URL, section 4.4).
  if (/^[^?]*\/(\.|%2e){1,2}([/?]|$)/i.test(path)) {
    throw new InvalidArgumentError(`${operation.id}: path has a segment "." or ".."`);
  }
  return path;
}

/** `market=SE&limit=20`, without `?`; empty where nothing is given. */
export function queryText(operation: Operation, query: object | undefined): string {
  const pairs = writeParameters(
    operation,
    "query",
    query,
    (text, subject, name) => `${percentEncode(name, subject)}=${percentEncode(text, subject)}`,
  );
  return pairs.flatMap(([, pair]) => pair ?? []).join("&");
}
