// Made by endpoint-manifest (typescript-client) from its template json-lines.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** JSON lines (`application/jsonl`, `application/x-ndjson`) and sequences of JSON texts (`application/json-seq`, RFC 7464). */
import { jsonOf } from "./json-item.js";
import { readLines, type StreamAnswer } from "./text-lines.js";

/** Reads values one after the other. */
type ItemDecoder = (...answer: StreamAnswer) => AsyncIterable<unknown>;

/** A value on each line; empty lines are skipped. */
export const jsonLines: ItemDecoder = /* @__PURE__ */ itemsOf("line", "\n");

/** A value after each record separator. A number at the very end may have been cut off (RFC 7464, section 2.4). */
export const jsonSequence: ItemDecoder = /* @__PURE__ */ itemsOf("text", "\x1e", /[\s"\]}]$/);

/** Values between separators; a text that does not match `whole` is an error. JSON is always UTF-8. */
function itemsOf(what: string, end: string, whole = /$/): ItemDecoder {
  return async function* items(...answer) {
    let count = 0;
    for await (const text of readLines({ end, fatal: true }, ...answer)) {
      if (text.trim() === "") continue;
      count++;
      yield jsonOf(whole.test(text) ? text : `${text}…`, `${what} ${count}`, answer);
    }
  };
}
