/** The body of a sample, as the client would send it. */
import {
  type FormField,
  fieldsOf,
  fieldText,
  styledText,
} from "#runtime/typescript-client/form-fields.js";
import type { Operation as RuntimeOperation } from "#runtime/typescript-client/operation.js";
import type { NeededBody } from "./calls.js";
import { SampleFile } from "./sample-value.js";
import type { SampleContent, SampleField, SamplePart } from "./request.js";
import { runtimeParts } from "./runtime-operation.js";

/** The body; throws where the client would. */
export function contentOf(
  { kind, value, content }: NeededBody,
  operation: RuntimeOperation,
): SampleContent {
  const fields = () => fieldsOf({ ...operation, parts: runtimeParts(content) }, value);
  switch (kind) {
    case "JSON":
      return { kind: "json", value };
    case "text":
      return { kind: "text", text: String(value) };
    case "bytes":
      return { kind: "file", file: `body.${endingOf(content.mediaType)}` };
    case "form":
      return { kind: "form", fields: fields().flatMap(formField) };
    case "multipart":
      return { kind: "multipart", parts: fields().flatMap(partsOf) };
  }
}

/** `image/jpeg` → `jpeg`. */
function endingOf(mediaType: string): string {
  const [, subtype = ""] = /^[a-z]+\/([a-z0-9]+)\s*(?:;|$)/i.exec(mediaType) ?? [];
  return subtype === "" ? "bin" : subtype.toLowerCase();
}

function formField(field: FormField): readonly SampleField[] {
  if (!field.part?.style) return [{ name: field.name, text: fieldText(field) }];
  const encoded = styledText(field);
  return encoded === undefined ? [] : [{ encoded }];
}

function partsOf(field: FormField): readonly SamplePart[] {
  const { name, value, part } = field;
  if (part?.style) {
    return [...new URLSearchParams(styledText(field))].map(([key, text]) => ({ name: key, text }));
  }
  const type = part?.contentType;
  if (value instanceof SampleFile) {
    const { name: file = "file", mediaType = type ?? "application/octet-stream" } = value;
    return [{ name, file, type: mediaType }];
  }
  const isObject = typeof value === "object" && type === undefined;
  return [{ name, text: fieldText(field), type: isObject ? "application/json" : type }];
}
