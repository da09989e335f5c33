// Made by endpoint-manifest (typescript-client) from its template multipart-body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Bodies of type `multipart/form-data` (RFC 7578). The framing is our own, because fetch's FormData accepts no streams, sends
 * JSON as a file, and changes line breaks in text.
 */
import { InvalidArgumentError } from "./errors.js";
import { FilePart } from "./file-part.js";
import { type FormField, fieldsOf, fieldText, styledText } from "./form-fields.js";
import { putHeaders } from "./headers.js";
import { type Chunk, joined } from "./joined.js";
import type { BodyEncoder } from "./operation.js";
import { type BinaryBody, isBinary, isRaw, rawBody, typeOf } from "./raw-body.js";

/** One part, without its name. */
interface Part {
  readonly content: string | BinaryBody;
  readonly filename?: string;
  /** Left out = text (RFC 7578, section 4.4). */
  readonly type?: string | undefined;
}

/** The properties of an object, each as one part or several, or an existing form. */
export const multipartBody: BodyEncoder = (operation, body, contentType, headers) => {
  if (isRaw(body)) {
    const type = contentType ?? headers.get("content-type") ?? typeOf(body) ?? "";
    if (!(body instanceof FormData) && !/;\s*boundary=/i.test(type)) {
      throw new InvalidArgumentError(
        `${operation.id}: the boundary of the body must be in its type`,
      );
    }
    return rawBody(operation, body, contentType, headers);
  }
  const random = crypto.getRandomValues(new Uint32Array(4));
  // No content can contain a boundary that nobody knows in advance.
  const boundary = `form-${random.join("-")}`;
  const chunks = fieldsOf(operation, body)
    .flatMap(partsOf)
    .flatMap(([name, part]): Chunk[] => [
      `--${boundary}\r\n${headOf(name, part)}\r\n\r\n`,
      part.content,
      "\r\n",
    ]);
  putHeaders(headers, operation, { "content-type": `multipart/form-data; boundary=${boundary}` });
  return joined([...chunks, `--${boundary}--\r\n`]);
};

function partsOf(field: FormField): readonly [name: string, part: Part][] {
  const { name, value, part } = field;
  if (!part?.style) return [[name, partOf(field, value)]];
  // Names and values are not percent-encoded here, because no character has a special meaning.
  const parts: [name: string, part: Part][] = [];
  new URLSearchParams(styledText(field)).forEach((content, key) => {
    parts.push([key, { content }]);
  });
  return parts;
}

function partOf(field: FormField, value: unknown): Part {
  if (value instanceof FilePart) {
    const { content, name: filename, type } = value;
    return { content, filename, type: type || partType(field) };
  }
  if (isBinary(value)) {
    // Most servers take a part without a file name as no file; fetch gives a Blob this name, too.
    const filename = "name" in value ? String(value.name) : "blob";
    return { content: value, filename, type: typeOf(value) ?? partType(field) };
  }
  const isObject = typeof value === "object" && !field.part?.contentType;
  return {
    content: fieldText(field),
    type: isObject ? "application/json" : field.part?.contentType && partType(field),
  };
}

/** The manifest's media type for bytes that have none (OpenAPI 3.1.1, section 4.8.15.1). */
function partType({ part, subject }: FormField): string {
  const type = part?.contentType ?? "application/octet-stream";
  if (!type.includes("*")) return type;
  throw new InvalidArgumentError(`${subject} must be a Blob that says its type, one of ${type}`);
}

/** The headers of a part. Characters that would end a quoted name are escaped (HTML standard, section 4.10.22.8). */
function headOf(name: string, { filename, type }: Part): string {
  const file = filename === undefined ? "" : `; filename="${escaped(filename)}"`;
  const head = `Content-Disposition: form-data; name="${escaped(name)}"${file}`;
  return type === undefined ? head : `${head}\r\nContent-Type: ${type}`;
}

function escaped(text: string): string {
  return text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}
