/** Which properties of a form go as files, as plain data. */
import { knownItems, knownValue } from "../../model/known.js";
import type { FindSchema } from "../../model/schema-members.js";
import { contentSchema, formProperties, isBinary, isEncoded } from "./binary-content.js";
import type { FormContent } from "./forms.js";
import { isBytes } from "./media-types.js";

/** A property whose values are bytes, or the bytes of each of its items. */
export interface FormFile {
  readonly name: string;
  /**
   * The value that callers give for it: `bytes`; `either` bytes or a text, where only its encoding says that it is bytes; or a
   * `text`, such as one in base64, that may also come as a file.
   */
  readonly given: "bytes" | "either" | "text";
}

/** The properties that go as files, each once: what is bytes in one alternative and a text in another may be either. */
export function formFiles(form: FormContent, find: FindSchema): readonly FormFile[] {
  const saidBytes = new Set(
    knownItems(form.encoding).flatMap(({ property, contentType }) =>
      isBytes(knownValue(contentType) ?? "") ? [property] : [],
    ),
  );
  const found = new Map<string, Set<FormFile["given"] | "no file">>();
  for (const { name, schema } of formProperties(form.schema.value, find)) {
    const content = contentSchema(schema, find);
    if (content === undefined) continue;
    const isPlainText = content.kind === "string" && !isEncoded(content);
    const ofText = saidBytes.has(name) ? (isPlainText ? "either" : "text") : "no file";
    const given = isBinary(content) ? "bytes" : ofText;
    found.set(name, (found.get(name) ?? new Set()).add(given));
  }
  return [...found].flatMap(([name, ways]) => {
    const [only = "no file", ...others] = ways;
    const given = others.length === 0 ? only : "either";
    return given === "no file" ? [] : [{ name, given }];
  });
}
