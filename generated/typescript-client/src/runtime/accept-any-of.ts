// Made by endpoint-manifest (typescript-client) from its template accept-any-of.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which media types an answer may have where they are several, or ranges. */
import { isSameType } from "./accept.js";
import { bareType } from "./media-type.js";
import type { Accept } from "./operation.js";

/**
 * Makes the check of an operation's successful answers, which throws where an answer is of another media type. Of several the
 * call may have asked for some: then these are due. Ranges such as `image/*` are understood (RFC 9110, section 12.5.1).
 */
export function acceptsAnyOf(...types: readonly string[]): Accept {
  return ({ headers }, request) => {
    const asked = (request?.headers.get("accept") ?? "").split(",").map(bareType);
    const chosen = types.filter((each) => asked.includes(bareType(each)));
    const due = chosen.length > 0 ? chosen : types;
    const said = headers.get("content-type");
    // One alone is also what an answer is that does not say its own.
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
