/** One entry of a capture as it is used: what was asked and what was answered; faults of its shape are reported. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { mediaTypeOf } from "../observed/media-type.js";
import type { SourceNode } from "../sources/source-node.js";
import type { SourcePlace } from "../told.js";

/** A name and a value with a place: of a query, a header, a form. */
export interface NamedText {
  readonly name: string;
  readonly value: string;
  readonly at: SourcePlace;
  /** True if it is a file of a form. */
  readonly isFile?: true;
}

/** A body as it was recorded. */
export interface RecordedBody {
  readonly at: SourcePlace;
  /** Undefined where the capture names none. */
  readonly mediaType: string | undefined;
  /** Undefined where the capture has no text of it. */
  readonly text: string | undefined;
  /** The fields of a form, where the capture lists them. */
  readonly fields: readonly NamedText[];
}

/** A request and its answer. */
export interface Exchange {
  readonly at: SourcePlace;
  readonly method: string;
  readonly methodAt: SourcePlace;
  readonly url: URL;
  readonly urlAt: SourcePlace;
  readonly query: readonly NamedText[];
  readonly headers: readonly NamedText[];
  readonly cookies: readonly NamedText[];
  readonly body: RecordedBody | undefined;
  /** 0 where no answer came. */
  readonly status: number;
  readonly statusAt: SourcePlace;
  readonly answerHeaders: readonly NamedText[];
  readonly answer: RecordedBody | undefined;
  /** The browser's word for it: `xhr`, `image`; undefined where the capture has none. */
  readonly resourceType: string | undefined;
  readonly started: string | undefined;
}

/** Reads an entry (HAR 1.2, `entries`). Undefined, with diagnostics, where what the format wants is missing. */
export function exchangeOf(
  entry: SourceNode,
  report: (fault: Diagnostic) => void,
): Exchange | undefined {
  const missing = (node: SourceNode, what: string): undefined => {
    report(
      diagnostic("source-shape", {
        at: node.span(),
        message: `an entry of the capture has no ${what}`,
        help: "export the capture again, or delete the entry",
      }),
    );
  };
  const request = entry.get("request");
  const response = entry.get("response");
  if (request?.kind !== "map") return missing(entry, "`request`");
  if (response?.kind !== "map") return missing(entry, "`response`");
  const method = request.get("method");
  const address = request.get("url");
  const status = response.get("status");
  if (method?.kind !== "text") return missing(request, "`method` in its request");
  if (address?.kind !== "text") return missing(request, "`url` in its request");
  if (status?.kind !== "number") return missing(response, "`status` in its response");
  const url = urlOf(address);
  if (url === undefined) return missing(address, "absolute `url` in its request");
  const headers = namedTexts(request.get("headers"));
  const answerHeaders = namedTexts(response.get("headers"));
  return {
    at: entry.at,
    method: (method.text() ?? "").toUpperCase(),
    methodAt: method.at,
    url,
    urlAt: address.at,
    query: queryOf(url, address.at, request.get("queryString")),
    headers,
    cookies: [...namedTexts(request.get("cookies")), ...namedTexts(response.get("cookies"))],
    body: requestBody(request.get("postData"), headers),
    status: status.number() ?? 0,
    statusAt: status.at,
    answerHeaders,
    answer: answerBody(response.get("content"), answerHeaders),
    resourceType: entry.get("_resourceType")?.text()?.toLowerCase(),
    started: entry.get("startedDateTime")?.text(),
  };
}

/** The value of a header, whatever the case of its name (RFC 9110, section 5.1). */
export function headerValue(headers: readonly NamedText[], name: string): string | undefined {
  return headers.find((each) => each.name.toLowerCase() === name)?.value;
}

/** Names and values of a list of maps; what is not of that form is passed over. */
function namedTexts(list: SourceNode | undefined): readonly NamedText[] {
  return (list?.items() ?? []).flatMap((each) => {
    const name = each.get("name")?.text();
    if (name === undefined || name === "") return [];
    const isFile = each.get("fileName")?.kind === "text";
    const value = each.get("value")?.text() ?? "";
    return [{ name, value, at: each.at, ...(isFile && { isFile }) }];
  });
}

function urlOf(node: SourceNode): URL | undefined {
  try {
    return new URL(node.text() ?? "");
  } catch {
    return undefined;
  }
}

/** The URL has what was sent; the list beside it is encoded by some browsers and decoded by others. */
function queryOf(url: URL, at: SourcePlace, list: SourceNode | undefined): readonly NamedText[] {
  const listed = namedTexts(list);
  const sent = [...url.searchParams].filter(([name]) => name !== "");
  if (sent.length === 0) return listed;
  return sent.map(([name, value], index) => ({ name, value, at: listed[index]?.at ?? at }));
}

function requestBody(
  data: SourceNode | undefined,
  headers: readonly NamedText[],
): RecordedBody | undefined {
  if (data?.kind !== "map") return undefined;
  const type = data.get("mimeType")?.text() ?? headerValue(headers, "content-type") ?? "";
  const encoding = data.get("encoding")?.text() ?? data.get("_encoding")?.text();
  const fields = namedTexts(data.get("params"));
  const text = bodyText(data.get("text"), encoding);
  if (fields.length === 0 && (text === undefined || text === "") && type === "") return undefined;
  return { at: data.at, mediaType: mediaTypeOf(type), text, fields };
}

function answerBody(
  content: SourceNode | undefined,
  headers: readonly NamedText[],
): RecordedBody | undefined {
  if (content?.kind !== "map") return undefined;
  const type = content.get("mimeType")?.text() ?? headerValue(headers, "content-type") ?? "";
  const isEmpty = content.get("text") === undefined && content.get("size")?.number() === 0;
  const text = isEmpty ? "" : bodyText(content.get("text"), content.get("encoding")?.text());
  return { at: content.at, mediaType: mediaTypeOf(type), text, fields: [] };
}

/** The text as it came; what is encoded otherwise than in base64 is not read. */
function bodyText(node: SourceNode | undefined, encoding: string | undefined): string | undefined {
  const text = node?.text();
  if (text === undefined || encoding === undefined || encoding === "") return text;
  if (encoding.toLowerCase() !== "base64") return undefined;
  return Buffer.from(text, "base64").toString("utf8");
}
