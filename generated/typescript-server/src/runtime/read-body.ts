// Made by endpoint-manifest (typescript-server) from its template read-body.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Reads the body of a request by its media type. */
import type { Validator } from "../typescript-client/validator.js";
import {
  type BodyBounds,
  boundedStream,
  readBytes,
  readUtf8,
  saidLength,
  tooLarge,
} from "./body-bytes.js";
import {
  type ChosenContent,
  contentFor,
  unsupportedCoding,
  unsupportedType,
} from "./body-kinds.js";
import { readForm } from "./form-values.js";
import { parseJson } from "./json-text.js";
import { ProblemError, type RequestFault } from "./problem.js";
import { UnreadableError } from "./readers.js";
import type { RequestReading } from "./request-bounds.js";
import type { RequestPlan } from "./request-plan.js";
import type { RouteContent } from "./route.js";
import { knowsCharset, textOfType } from "./text-decoding.js";
import { multipartForm, urlencodedForm } from "./written-forms.js";

/** The value of a body. */
export interface BodyValue {
  readonly value: unknown;
  /** Left out = there is no body, or it does not state its type. */
  readonly contentType?: string | undefined;
  readonly faults: readonly RequestFault[];
  /** The validator of its value; left out where nothing can be checked. */
  readonly rule?: Validator<unknown> | undefined;
}

/** A body that has not been read yet. */
export interface Unread {
  readonly request: Request;
  readonly reading: RequestReading;
  /** Its signal is made only where it is read. */
  readonly bounds: BodyBounds;
}

/** The facts about a body before it is read. */
interface Announced extends Unread {
  readonly chosen: ChosenContent;
  readonly contentType: string;
  /** Its stated length. */
  readonly length: number | undefined;
}

/**
 * Reads a body; synchronously where there is none. Throws, or rejects with, a `ProblemError` of 413 or 415, or an
 * `IncompleteBodyError` where it does not arrive completely. A body that the manifest rules out is not read.
 */
export function readBody(
  plan: RequestPlan,
  { request, reading, bounds }: Unread,
): BodyValue | Promise<BodyValue> {
  const { body } = plan;
  if (body === "none") return noBody;
  if (body === undefined && /^(?:GET|HEAD)$/.test(request.method)) return noBody;
  const { headers, method } = request;
  const length = saidLength(headers);
  if (!mayHaveBody(request, length)) return withoutBytes(plan, headers);
  if (request.bodyUsed) throw new Error("the body has been read before the server could");
  const contentType = headers.get("content-type") ?? "";
  const chosen = contentFor(body, contentType);
  if (!chosen) {
    const refused = unsupportedType(body?.content ?? [], method);
    // Without a stated length there may be no body at all.
    if (length === undefined) return unlessThereIsOne(plan, request, bounds, refused);
    throw refused;
  }
  refuseUnreadable(headers, contentType, chosen);
  if ((length ?? 0) > reading.bounds.maxBodyBytes) throw tooLarge(reading.bounds.maxBodyBytes);
  return readAnnounced(plan, { chosen, request, contentType, length, reading, bounds });
}

/** Decided by the headers where possible (RFC 9112, section 6.3): on some platforms, touching a body costs more. */
function mayHaveBody(request: Request, length: number | undefined): boolean {
  if (length !== undefined) return length > 0;
  return request.headers.has("transfer-encoding") || request.body !== null;
}

/**
 * Refuses codings and charsets that are not decoded here; of transfer codings (RFC 9112, section 6.1) the platform decodes one.
 */
function refuseUnreadable(headers: Headers, contentType: string, { kind }: ChosenContent): void {
  if (!/^\s*(?:chunked\s*)?$/i.test(headers.get("transfer-encoding") ?? "")) {
    throw new ProblemError({ status: 501, detail: "The transfer coding of the body is not known" });
  }
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (coding !== "" && coding !== "identity") throw unsupportedCoding();
  if (kind === "text" && !knowsCharset(contentType)) {
    throw new ProblemError({ status: 415, detail: "The charset of the body is not known" });
  }
}

async function unlessThereIsOne(
  plan: RequestPlan,
  request: Request,
  bounds: BodyBounds,
  refused: ProblemError,
): Promise<BodyValue> {
  const stream = await boundedStream(request, bounds);
  if (!stream) return withoutBytes(plan, request.headers);
  stream.cancel().catch(() => undefined);
  throw refused;
}

function readAnnounced(plan: RequestPlan, announced: Announced): Promise<BodyValue> {
  const { request, chosen, reading, bounds, length, contentType: said } = announced;
  const { maxFields } = reading.bounds;
  const { kind, content, mediaType: contentType } = chosen;
  if (kind === "stream") {
    return boundedStream(request, bounds).then((value) =>
      value ? { value, contentType, faults: [] } : withoutBytes(plan, request.headers),
    );
  }
  const rule = ruleOf(plan, content);
  const heldBy = <Written extends string | Uint8Array>(
    read: Promise<Written>,
    valueIn: (written: Written) => Pick<BodyValue, "value"> & Partial<BodyValue>,
  ): Promise<BodyValue> =>
    read.then((written) => {
      if (written.length === 0) return withoutBytes(plan, request.headers);
      try {
        const { value, faults = [] } = valueIn(written);
        return { value, contentType, faults, rule };
      } catch (error) {
        return unreadable(error);
      }
    }, unreadable);
  const unreadable = (error: unknown): BodyValue => {
    if (!(error instanceof UnreadableError)) throw error;
    return { value: undefined, contentType, faults: [faultOf(error.message)] };
  };
  switch (kind) {
    case "json":
      return heldBy(readUtf8(request, bounds, length), (text) => ({
        value: parseJson(text, reading),
      }));
    case "text":
      return heldBy(readBytes(request, bounds, length), (bytes) => ({
        value: textOfType(bytes, said),
      }));
    case "urlencoded":
      return heldBy(readBytes(request, bounds, length), (bytes) =>
        readForm(content, urlencodedForm(bytes, maxFields), reading),
      );
    case "multipart":
      return heldBy(readBytes(request, bounds, length), (bytes) =>
        readForm(content, multipartForm(bytes, said, maxFields), reading),
      );
  }
}

/** The value of an empty body: an empty value where the request names a listed type that can be empty, otherwise no body. */
function withoutBytes(plan: RequestPlan, headers: Headers): BodyValue {
  const { body } = plan;
  if (typeof body !== "object") return noBody;
  const contentType = headers.get("content-type") ?? "";
  const { kind, content, mediaType } =
    (contentType === "" ? undefined : contentFor(body, contentType)) ?? {};
  const known = { contentType: mediaType, faults: [] };
  if (content && kind === "stream") return { ...known, value: new Blob([]).stream() };
  if (content && kind === "text") return { ...known, value: "", rule: ruleOf(plan, content) };
  if (content && kind === "urlencoded") return { ...known, value: {}, rule: ruleOf(plan, content) };
  return body.required === true ? { ...noBody, faults: [faultOf("is missing")] } : noBody;
}

const noBody: BodyValue = { value: undefined, faults: [] };

function ruleOf(
  plan: RequestPlan,
  content: RouteContent | undefined,
): Validator<unknown> | undefined {
  return content && plan.bodyRules[content.mediaType];
}

function faultOf(detail: string): RequestFault {
  return { in: "body", pointer: "", detail };
}
