/** The body of a request, as its media type has it. */
import type { Validator } from "../typescript-client/validator.js";
import { type BodyBounds, boundedStream, readBytes, saidLength, tooLarge } from "./body-bytes.js";
import {
  type BodyKind,
  type ChosenContent,
  contentFor,
  unsupportedCoding,
  unsupportedType,
} from "./body-kinds.js";
import { readForm } from "./form-values.js";
import { parseJson } from "./json-text.js";
import { ProblemError, type RequestFault } from "./problem.js";
import { UnreadableError } from "./readers.js";
import type { Route, RouteContent } from "./route.js";
import { knowsCharset, textOfType, utf8Text } from "./text-decoding.js";
import { multipartForm, urlencodedForm } from "./written-forms.js";

/** What a body holds. */
export interface BodyValue {
  readonly value: unknown;
  /** Left out = there is no body, or it does not say. */
  readonly contentType?: string | undefined;
  readonly faults: readonly RequestFault[];
  /** What its value has to be; left out where it has none that can be checked. */
  readonly rule?: Validator<unknown> | undefined;
}

/** What is known of a body before it is read. */
interface Announced {
  readonly chosen: ChosenContent;
  readonly request: Request;
  readonly bounds: BodyBounds;
  readonly contentType: string;
}

/**
 * Reads a body: at once where there is none. Throws, or rejects with, a `ProblemError` of 413 or 415; an
 * `IncompleteBodyError` where it does not come to its end. A body that the manifest rules out is left alone.
 */
export function readBody(
  route: Route,
  request: Request,
  bounds: BodyBounds,
): BodyValue | Promise<BodyValue> {
  const { body } = route;
  if (body === "none") return noBody;
  if (body === undefined && /^(?:GET|HEAD)$/.test(request.method)) return noBody;
  const { headers, method } = request;
  if (!mayHaveBody(request)) return withoutBytes(route, headers);
  if (request.bodyUsed) throw new Error("the body has been read before the server could");
  const contentType = headers.get("content-type") ?? "";
  const chosen = contentFor(body, contentType);
  if (!chosen) {
    const refused = unsupportedType(body?.content ?? [], method);
    // Where nobody says a length there may be no body at all.
    if (saidLength(headers) === undefined) return unlessThereIsOne(route, request, bounds, refused);
    throw refused;
  }
  refuseUnreadable(headers, contentType, chosen);
  if ((saidLength(headers) ?? 0) > bounds.maxBodyBytes) throw tooLarge(bounds.maxBodyBytes);
  return readAnnounced(route, { chosen, request, contentType, bounds });
}

/** By the headers where they tell (RFC 9112, section 6.3): on some platforms looking at a body costs more than that. */
function mayHaveBody(request: Request): boolean {
  const { headers } = request;
  const length = saidLength(headers);
  if (length !== undefined) return length > 0;
  return headers.has("transfer-encoding") || request.body !== null;
}

/** Codings and charsets that are not undone here. */
function refuseUnreadable(headers: Headers, contentType: string, { kind }: ChosenContent): void {
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (coding !== "" && coding !== "identity") throw unsupportedCoding();
  if (kind === "text" && !knowsCharset(contentType)) {
    throw new ProblemError({ status: 415, detail: "The charset of the body is not known" });
  }
}

async function unlessThereIsOne(
  route: Route,
  request: Request,
  bounds: BodyBounds,
  refused: ProblemError,
): Promise<BodyValue> {
  const stream = await boundedStream(request, bounds);
  if (!stream) return withoutBytes(route, request.headers);
  stream.cancel().catch(() => undefined);
  throw refused;
}

async function readAnnounced(route: Route, announced: Announced): Promise<BodyValue> {
  const { request, chosen, bounds } = announced;
  const { kind, content, mediaType } = chosen;
  if (kind === "stream") {
    const value = await boundedStream(request, bounds);
    return value
      ? { value, contentType: mediaType, faults: [] }
      : withoutBytes(route, request.headers);
  }
  const bytes = await readBytes(request, bounds);
  if (bytes.byteLength === 0) return withoutBytes(route, request.headers);
  return valueIn(kind, bytes, announced, ruleOf(route, content));
}

/** A value of no bytes: there is one where a listed type says so that can be empty, and otherwise there is no body. */
function withoutBytes(route: Route, headers: Headers): BodyValue {
  const { body } = route;
  if (typeof body !== "object") return noBody;
  const contentType = headers.get("content-type") ?? "";
  const { kind, content, mediaType } =
    (contentType === "" ? undefined : contentFor(body, contentType)) ?? {};
  const known = { contentType: mediaType, faults: [] };
  if (content && kind === "stream") return { ...known, value: new Blob([]).stream() };
  if (content && kind === "text") return { ...known, value: "", rule: ruleOf(route, content) };
  if (content && kind === "urlencoded")
    return { ...known, value: {}, rule: ruleOf(route, content) };
  return body.required === true ? { ...noBody, faults: [faultOf("is missing")] } : noBody;
}

const noBody: BodyValue = { value: undefined, faults: [] };

function ruleOf(route: Route, content: RouteContent | undefined): Validator<unknown> | undefined {
  return content && route.rules?.body?.[content.mediaType];
}

function faultOf(detail: string): RequestFault {
  return { in: "body", pointer: "", detail };
}

/** What bytes stand for. */
function valueIn(
  kind: Exclude<BodyKind, "stream">,
  bytes: Uint8Array,
  { contentType: said, chosen }: Announced,
  rule: Validator<unknown> | undefined,
): BodyValue {
  const { content, mediaType: contentType } = chosen;
  try {
    switch (kind) {
      case "json":
        return { value: parseJson(utf8Text(bytes)), contentType, faults: [], rule };
      case "text":
        return { value: textOfType(bytes, said), contentType, faults: [], rule };
      case "urlencoded":
        return { ...readForm(content, urlencodedForm(bytes)), contentType, rule };
      case "multipart":
        return { ...readForm(content, multipartForm(bytes, said)), contentType, rule };
    }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return { value: undefined, contentType, faults: [faultOf(error.message)] };
  }
}
