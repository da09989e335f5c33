// Made by endpoint-manifest (typescript-client) from its template accept.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The media type that a response may have. */
import { bareType, isJson } from "./media-type.js";
import type { Accept } from "./operation.js";

/**
 * Makes the check of an operation whose successful responses have one media type. It throws where a response names another; a
 * response that names none is taken to have that type.
 */
export function accepts(due: string): Accept {
  return ({ headers }) => {
    const said = headers.get("content-type") ?? due;
    if (isSameType(said, due)) return said;
    throw new Error(`${said} where ${due} is due`);
  };
}

/** All kinds of JSON count as one: services that promise `application/json` respond with many. */
export function isSameType(said: string, due: string): boolean {
  return bareType(said) === bareType(due) || (isJson(said) && isJson(due));
}
