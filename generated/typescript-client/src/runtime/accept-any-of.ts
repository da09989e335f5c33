// Made by endpoint-manifest (typescript-client) from its template accept-any-of.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Media types that a response may have, where there are several or ranges. */
import { isSameType } from "./accept.js";
import { bareType } from "./media-type.js";
import type { Accept } from "./operation.js";

/**
 * Makes the check of an operation's successful responses. It throws where a response has another media type. If the call
 * requested some of several types, only those are allowed. Ranges such as `image/*` are understood (RFC 9110, section 12.5.1).
 */
export function acceptsAnyOf(...types: readonly string[]): Accept {
  return ({ headers }, request) => {
    const asked = (request?.headers.get("accept") ?? "").split(",").map(bareType);
    const chosen = types.filter((each) => asked.includes(bareType(each)));
    const due = chosen.length > 0 ? chosen : types;
    const said = headers.get("content-type");
    // A response without a content type is taken to have the only type that is due.
    const [only = "", ...others] = due;
    const type = said ?? (others.length > 0 || only.includes("*") ? "" : only);
    if (due.some((each) => isIn(type, bareType(each)))) return type;
    throw new Error(`${said ?? "no content type"} where ${due.join(" or ")} is due`);
  };
}

function isIn(type: string, due: string): boolean {
  if (!due.endsWith("/*")) return isSameType(type, due);
  return due === "*/*" || bareType(type).startsWith(due.slice(0, -1));
}
