// Made by endpoint-manifest (typescript-client) from its template accept-by-status.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Media types of responses where they depend on the status. */
import type { Accept } from "./operation.js";

/**
 * The check for a response's own status, `200`, for its range, `2XX`, or for all others, `default`. Without a check the
 * response's own type holds.
 */
export function acceptsByStatus(checks: Readonly<Record<string, Accept>>): Accept {
  return (response, request) => {
    const check = checks[response.status] ?? checks["2XX"] ?? checks["default"];
    return check?.(response, request) ?? response.headers.get("content-type") ?? "";
  };
}
