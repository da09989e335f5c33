// Made by endpoint-manifest (typescript-server) from its template written-forms.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Forms as they are written in a body: pairs in one line, or parts. */
import type { FormField, WrittenForm } from "./form-values.js";
import { boundaryOf, type MultipartPart, partsOf } from "./multipart-parts.js";
import { pairsOf } from "./named-texts.js";
import { formDecode } from "./percent-decoding.js";
import { textOfType, utf8Text } from "./text-decoding.js";

/** A body of type `application/x-www-form-urlencoded`. Throws an `UnreadableError`. */
export function urlencodedForm(bytes: Uint8Array, maxFields: number): WrittenForm {
  const fields = new Map<string, readonly FormField[]>();
  for (const [name, texts] of pairsOf(utf8Text(bytes), formDecode, maxFields)) {
    fields.set(
      name,
      texts.map((text) => ({ text: () => text })),
    );
  }
  return { fields, decode: formDecode };
}

/** A body of type `multipart/form-data`, where texts are not encoded. Throws an `UnreadableError`. */
export function multipartForm(
  bytes: Uint8Array,
  contentType: string,
  maxFields: number,
): WrittenForm {
  const fields = new Map<string, FormField[]>();
  for (const part of partsOf(bytes, boundaryOf(contentType), maxFields)) {
    const field = fieldOf(part);
    const others = fields.get(part.name);
    if (others) others.push(field);
    else fields.set(part.name, [field]);
  }
  return { fields, decode: (text) => text };
}

function fieldOf({ content, filename, type }: MultipartPart): FormField {
  return {
    text: () => textOfType(content, type ?? ""),
    ...(type !== undefined && { type }),
    // A file without a type is text (RFC 7578, section 4.4).
    ...(filename !== undefined && {
      file: new File([Uint8Array.from(content)], filename, { type: type ?? "text/plain" }),
    }),
  };
}
