/** Names of bodies, for languages in which each representation of a request body has a name of its own. */
import { type Name, nameOf } from "../names/words.js";
import { bareType } from "./media-types.js";

/** `body` of JSON, `form-body`, `text-body`, `csv-body`: by nothing but the media type, so that no other one renames it. */
export function bodyName(mediaType: string): Name {
  const type = bareType(mediaType);
  const known = bodyNames.get(type);
  const words =
    known ??
    nameOf(
      type
        .replace(/^[^/]*\/(?!\*)/, "")
        .replace(/^(?:x-|vnd\.)/, "")
        .replace(/\/\*$/, ""),
    ).words;
  return { words: [...words, "body"], wire: mediaType };
}

const bodyNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["application/json", []],
  ["application/x-www-form-urlencoded", ["form"]],
  ["multipart/form-data", ["multipart"]],
  ["text/plain", ["text"]],
  ["application/octet-stream", ["bytes"]],
  ["*/*", ["any"]],
  ["application/*", ["any"]],
]);
