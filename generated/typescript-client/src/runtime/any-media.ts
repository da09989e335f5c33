// Made by endpoint-manifest (typescript-client) from its template any-media.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Responses of any media type: their schema decides how they are decoded. */
import { isJson } from "./media-type.js";
import type { Accept } from "./operation.js";

/** JSON, whatever the response says. */
export const anyAsJson: Accept = () => "application/json";

/** Text, unless the response says that it is JSON. The charset comes from the response. */
export const anyAsText: Accept = ({ headers }) => {
  const said = headers.get("content-type") ?? "";
  return isJson(said) ? said : said.replace(/^[^;]*/, "text/plain");
};

/** Bytes, even where the response says that it is JSON or text. */
export const anyAsBytes: Accept = ({ headers }) => {
  const said = headers.get("content-type") ?? "";
  return isJson(said) || /^(?:text\/|$)/i.test(said) ? "application/octet-stream" : said;
};
