/** Samples for curl: a command, one option a line. */
import type { SampleLanguage } from "./language.js";
import { filled } from "../../sdk/samples/open-text.js";
import {
  readableJson,
  type SampleContent,
  type SampleField,
  type SamplePart,
  type SampleRequest,
} from "../../sdk/samples/request.js";
import { isTypeable, openShellWord, shellWord } from "./shell-text.js";

/** The language. */
export const curl: SampleLanguage = {
  id: "curl",
  label: "curl",
  fence: "sh",
  printer: () => print,
};

/** None where the command would hold something that curl, or a terminal, takes for something else. */
function print(request: SampleRequest): string | undefined {
  const body = contentOptions(request.body);
  if (body === undefined) return undefined;
  const options = [
    ...methodOptions(request),
    ...credentialOptions(request),
    ...headerOptions(request),
    ...body,
  ];
  const command = [`curl ${urlWords(request)}`, ...options].join(" \\\n  ");
  return isTypeable(command) ? command : undefined;
}

function urlWords({ baseUrl, target }: SampleRequest): string {
  const url = [baseUrl, ...target];
  // These stand for several URLs otherwise.
  const isGlobbed = /[[\]{}]/.test(filled(url, () => ""));
  return `${isGlobbed ? "--globoff " : ""}${openShellWord(url)}`;
}

function methodOptions({ method, body }: SampleRequest): readonly string[] {
  if (method === "HEAD") return ["--head"];
  const implied = body === undefined ? "GET" : "POST";
  return method === implied ? [] : [`--request ${method}`];
}

function credentialOptions({ credentials }: SampleRequest): readonly string[] {
  return credentials.flatMap((each) => {
    switch (each.kind) {
      case "basic":
        return [`--user ${openShellWord([each.user, ":", each.password])}`];
      case "certificate":
        return [
          `--cert ${openShellWord([each.certificate])}`,
          `--key ${openShellWord([each.key])}`,
        ];
      default:
        return [];
    }
  });
}

/** Methods with which a body is usual: servers want to be told that there is none (RFC 9110, section 8.6). */
const withBody: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);

function headerOptions({ headers, method, body }: SampleRequest): readonly string[] {
  const isForm = body?.kind === "form";
  return [
    ...headers
      // The options for a form say it themselves.
      .filter(
        ({ name, value }) =>
          !(
            isForm &&
            isUrlEncodedType(
              name,
              filled(value, () => ""),
            )
          ),
      )
      .map(({ name, value }) => {
        const isEmpty = value.every((piece) => piece === "");
        // A colon with nothing behind it would take a header out.
        return `--header ${openShellWord(isEmpty ? [`${name};`] : [`${name}: `, ...value])}`;
      }),
    ...(body === undefined && withBody.has(method) ? ["--header 'Content-Length: 0'"] : []),
  ];
}

function isUrlEncodedType(name: string, type: string): boolean {
  return name.toLowerCase() === "content-type" && type === "application/x-www-form-urlencoded";
}

function contentOptions(content: SampleContent | undefined): readonly string[] | undefined {
  switch (content?.kind) {
    case undefined:
      return [];
    case "json":
      return [`--data-raw ${shellWord(readableJson(content.value))}`];
    case "text":
      return [`--data-raw ${shellWord(content.text)}`];
    case "file":
      return [`--data-binary ${shellWord(`@${content.file}`)}`];
    case "form":
      return content.fields.length === 0 ? ["--data ''"] : content.fields.map(fieldOption);
    case "multipart":
      // What stands before the first "=" is the name.
      return content.parts.length === 0 || content.parts.some(({ name }) => /[="\\\r\n]/.test(name))
        ? undefined
        : content.parts.map((part) => partOption(part));
  }
}

function fieldOption(field: SampleField): string {
  if ("encoded" in field) return `--data-raw ${shellWord(field.encoded)}`;
  return `--data-urlencode ${shellWord(`${encodeURIComponent(field.name)}=${field.text}`)}`;
}

function partOption(part: SamplePart): string {
  const { name, type } = part;
  const typed = type === undefined ? "" : `;type=${type}`;
  if ("file" in part) {
    const said = type === "application/octet-stream" ? "" : typed;
    return `--form ${shellWord(`${name}=@${part.file}${said}`)}`;
  }
  if (type === undefined) return `--form-string ${shellWord(`${name}=${part.text}`)}`;
  const quoted = part.text.replace(/["\\]/g, "\\$&");
  return `--form ${shellWord(`${name}="${quoted}"${typed}`)}`;
}
