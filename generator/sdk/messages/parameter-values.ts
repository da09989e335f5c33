/** The value of a parameter: by its schema, or by that of the one representation that it is text of. */
import { type Certain, knownItems } from "../../model/known.js";
import type { Content, Parameter } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import { isJson, isText } from "./media-types.js";

/** A parameter, or a header, which has no `content`. */
export type WithValue = Pick<Parameter, "schema"> & Partial<Pick<Parameter, "content">>;

/** The value of a parameter. */
export interface ValueFacts {
  readonly schema: Certain<Schema>;
  /** True if it is sent as JSON text, whatever it is. */
  readonly isJson: boolean;
}

/**
 * The value of a parameter. With `content` (OpenAPI 3.1.1, section 4.8.12.3) it is JSON where a media type of JSON is listed.
 * Of other media types it is a text that the caller writes: their schemas say nothing of that, unless it is plain text.
 */
export function valueFacts({ schema, content }: WithValue): ValueFacts {
  const contents = content === undefined ? [] : knownItems(content);
  const [first] = contents;
  if (first === undefined) return { schema, isJson: false };
  const json = contents.find(({ mediaType }) => isJson(mediaType));
  if (json !== undefined) return { schema: json.schema, isJson: true };
  const text = contents.find(isPlainText);
  return { schema: text?.schema ?? { state: "notShown", at: first.at }, isJson: false };
}

function isPlainText({ mediaType, schema }: Content): boolean {
  const kinds: readonly Schema["kind"][] = ["string", "number", "boolean", "enum"];
  return isText(mediaType) && schema.state === "known" && kinds.includes(schema.value.kind);
}
