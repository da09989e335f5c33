// Made by endpoint-manifest (typescript-client) from its template accept-by-status.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Media types of answers where they depend on the status. */
import type { Accept } from "./operation.js";

/** The check of an answer's own status, `200`, of its range, `2XX`, or of all others, `default`; what has none is as it says. */
export function acceptsByStatus(checks: Readonly<Record<string, Accept>>): Accept {
  return (response, request) => {
    const check = checks[response.status] ?? checks["2XX"] ?? checks["default"];
    return check?.(response, request) ?? response.headers.get("content-type") ?? "";
  };
}
