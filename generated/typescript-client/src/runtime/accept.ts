// Made by endpoint-manifest (typescript-client) from its template accept.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which media types an answer may have. */
import { bareType, isJson } from "./media-type.js";
import type { Accept } from "./operation.js";

/**
 * Makes the check of an operation's successful answers, which throws where an answer is of another media type. Of several the
 * call may have asked for some: then these are due. One alone is also what an answer is that does not say its own. Ranges
 * such as `image/*` are understood (RFC 9110, section 12.5.1).
 */
export function accepts(...types: readonly string[]): Accept {
  return ({ headers }, request) => {
    const asked = request?.headers.get("accept") ?? "";
    const wanted = asked.split(",").map(bareType);
    const chosen = types.filter((each) => wanted.includes(bareType(each)));
    const due = chosen.length > 0 ? chosen : types;
    const [only = "", ...others] = due;
    const fallback = others.length > 0 || only.includes("*") ? "" : only;
    const said = headers.get("content-type");
    const type = bareType(said ?? fallback);
    if (due.some((each) => isAccepted(type, bareType(each)))) return said ?? fallback;
    throw new Error(`${said ?? "no content type"} where ${due.join(" or ")} is due`);
  };
}

/** All kinds of JSON are one: services that promise `application/json` answer with many. */
function isAccepted(type: string, wanted: string): boolean {
  if (wanted.endsWith("/*")) return wanted === "*/*" || type.startsWith(wanted.slice(0, -1));
  return type === wanted || (isJson(type) && isJson(wanted));
}
