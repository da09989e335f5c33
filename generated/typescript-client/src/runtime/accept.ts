// Made by endpoint-manifest (typescript-client) from its template accept.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which media types an answer may have. */
import { bareType, isJson } from "./media-type.js";

/**
 * Makes the check of an operation's successful answers: it gives back the media type of an answer, which is the only one
 * named where the answer does not say its own, and throws where the answer says another. Ranges such as `image/*` are
 * understood (RFC 9110, section 12.5.1).
 */
export function accepts(...types: readonly string[]): (said: string | null) => string {
  const [only = "", ...others] = types;
  const fallback = others.length > 0 || only.includes("*") ? "" : only;
  return (said) => {
    const type = bareType(said ?? fallback);
    if (types.some((each) => isAccepted(type, bareType(each)))) return said ?? fallback;
    throw new Error(`${said ?? "no content type"} where ${types.join(" or ")} is due`);
  };
}

/** All kinds of JSON are one: services that promise `application/json` answer with many. */
function isAccepted(type: string, wanted: string): boolean {
  if (wanted.endsWith("/*")) return wanted === "*/*" || type.startsWith(wanted.slice(0, -1));
  return type === wanted || (isJson(type) && isJson(wanted));
}
