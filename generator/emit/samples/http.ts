/** Samples as requests in text, as editors and runners of `.http` files take them. */
import type { SampleLanguage } from "./language.js";
import { filled, type OpenText, type Variable } from "../../sdk/samples/open-text.js";
import {
  readableJson,
  type SampleContent,
  type SampleField,
  type SamplePart,
  type SampleRequest,
} from "../../sdk/samples/request.js";

/** The language. */
export const http: SampleLanguage = {
  id: "http",
  label: "HTTP",
  fence: "http",
  printer: () => (request) => requestText(request, request.baseUrl),
};

/** The request line, headers and the body, without a line end after it; variables stand in double braces. */
export function requestText(request: SampleRequest, baseUrl: string): string {
  const { method, target, headers, credentials, body } = request;
  const basic = credentials.flatMap((each) =>
    each.kind === "basic"
      ? [`Authorization: Basic ${reference(each.user)} ${reference(each.password)}`]
      : [],
  );
  const written = body && contentOf(body);
  const head = [
    `${method} ${baseUrl}${openText(target)} HTTP/1.1`,
    ...basic,
    ...headers.map(({ name, value }) => `${name}: ${openText(value)}`.trimEnd()),
    ...(written?.type === undefined ? [] : [`Content-Type: ${written.type}`]),
  ].join("\n");
  return written === undefined ? head : `${head}\n\n${written.text}`;
}

function openText(text: OpenText): string {
  return filled(text, reference);
}

/** `{{LIBRARY_TOKEN}}`. */
export function reference({ name }: Variable): string {
  return `{{${name}}}`;
}

/** A body, and its media type where that depends on how the body is written. */
interface WrittenContent {
  readonly text: string;
  readonly type?: string;
}

function contentOf(content: SampleContent): WrittenContent {
  switch (content.kind) {
    case "json":
      return { text: literalJson(content.value) };
    case "text":
      return { text: content.text };
    case "file":
      return { text: `< ./${content.file}` };
    case "form":
      return { text: content.fields.map(fieldText).join("&") };
    case "multipart":
      return multipartOf(content.parts);
  }
}

function literalJson(value: unknown): string {
  return harmlessJson(readableJson(value));
}

/** JSON in which nothing begins a variable, or is taken for the end of a message: only in its texts that can stand. */
function harmlessJson(json: string): string {
  return json.replace(/\{(?=\{)/g, "\\u007b").replaceAll("<--->", "\\u003c--->");
}

function fieldText(field: SampleField): string {
  if ("encoded" in field) return field.encoded;
  return String(new URLSearchParams([[field.name, field.text]]));
}

function multipartOf(parts: readonly SamplePart[]): WrittenContent {
  const contents = parts.flatMap((part) => ("text" in part ? [part.text] : []));
  const boundary = boundaryFor(contents);
  const lines = parts.flatMap((part) => [`--${boundary}`, ...partLines(part)]);
  return {
    text: [...lines, `--${boundary}--`].join("\n"),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

/** A boundary that no content has in it (RFC 2046, section 5.1.1). */
function boundaryFor(contents: readonly string[]): string {
  let boundary = "boundary";
  while (contents.some((text) => text.includes(boundary))) boundary += "0";
  return boundary;
}

function partLines(part: SamplePart): readonly string[] {
  const file = "file" in part ? `; filename="${part.file}"` : "";
  const type = part.type === undefined ? [] : [`Content-Type: ${part.type}`];
  const content =
    "file" in part
      ? `< ./${part.file}`
      : part.type?.endsWith("json") === true
        ? harmlessJson(part.text)
        : part.text;
  return [
    `Content-Disposition: form-data; name="${quoted(part.name)}"${file}`,
    ...type,
    "",
    content,
  ];
}

/** Escapes the signs that would end a quoted name (HTML standard, section 4.10.22.8). */
function quoted(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}
