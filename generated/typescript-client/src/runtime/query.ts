// Made by endpoint-manifest (typescript-client) from its template query.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The query of a request. */
import type { Operation } from "./operation.js";
import { writeParameters } from "./parameters.js";
import { percentEncode } from "./percent-encoding.js";

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
