// Made by endpoint-manifest (typescript-client) from its template any-media.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Answers that may be of any media type: what they are follows from their schema. */
import { isJson } from "./media-type.js";
import type { Accept } from "./operation.js";

/** JSON, whatever an answer says of itself. */
export const anyAsJson: Accept = () => "application/json";

/** Text, unless an answer says that it is JSON; its charset is the one that it says. */
export const anyAsText: Accept = ({ headers }) => {
  const said = headers.get("content-type") ?? "";
  return isJson(said) ? said : said.replace(/^[^;]*/, "text/plain");
};

/** Bytes, also where an answer says that it is JSON or text. */
export const anyAsBytes: Accept = ({ headers }) => {
  const said = headers.get("content-type") ?? "";
  return isJson(said) || /^(?:text\/|$)/i.test(said) ? "application/octet-stream" : said;
};
