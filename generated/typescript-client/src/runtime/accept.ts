// Made by endpoint-manifest (typescript-client) from its template accept.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Which media type an answer may have. */
import { bareType, isJson } from "./media-type.js";
import type { Accept } from "./operation.js";

/**
 * Makes the check of an operation whose successful answers have one media type: it throws where an answer says another. What
 * says none is of that one.
 */
export function accepts(due: string): Accept {
  return ({ headers }) => {
    const said = headers.get("content-type") ?? due;
    if (isSameType(said, due)) return said;
    throw new Error(`${said} where ${due} is due`);
  };
}

/** All kinds of JSON are one: services that promise `application/json` answer with many. */
export function isSameType(said: string, due: string): boolean {
  return bareType(said) === bareType(due) || (isJson(said) && isJson(due));
}
