/** The request that carries an event: its body, made once, and its headers, made for each attempt. */
import { bytesOf } from "../typescript-client/deliveries.js";
import { InvalidArgumentError } from "../typescript-client/errors.js";
import { bareType, isJson } from "../typescript-client/media-type.js";
import {
  type Secret,
  type SignatureScheme,
  signatureText,
} from "../typescript-client/signatures.js";

/** The body of an event, ready to be sent. */
export interface EventBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Left out where there is no body, or its type is unknown. */
  readonly contentType: string | undefined;
}

/**
 * Serializes a payload by its media type: JSON, or text and bytes unchanged. Without a media type, text and bytes are also sent
 * unchanged, and anything else as JSON. Throws an {@link InvalidArgumentError}.
 */
export async function eventBody(
  payload: unknown,
  contentType: string | undefined,
): Promise<EventBody> {
  if (payload === undefined) return { bytes: new Uint8Array(), contentType: undefined };
  const raw = contentType !== undefined && isJson(contentType) ? undefined : rawBody(payload);
  if (raw === undefined) {
    const type = contentType ?? "application/json";
    return { bytes: await bytesOf(jsonText(payload, type), Infinity), contentType: type };
  }
  if (typeof raw === "string" && !isUtf8(contentType)) {
    throw new InvalidArgumentError(`an event of ${contentType} is given as bytes`);
  }
  const isBlob = raw instanceof Blob;
  return {
    bytes: await bytesOf(isBlob ? await raw.arrayBuffer() : raw, Infinity),
    contentType: contentType ?? ((isBlob && raw.type) || undefined),
  };
}

/** Payloads that are sent unchanged; `undefined` for those that must be serialized. */
function rawBody(payload: unknown): string | Uint8Array | ArrayBuffer | Blob | undefined {
  if (typeof payload === "string" || payload instanceof Blob) return payload;
  if (payload instanceof ArrayBuffer) return payload;
  return ArrayBuffer.isView(payload)
    ? new Uint8Array(payload.buffer, payload.byteOffset, payload.byteLength)
    : undefined;
}

function isUtf8(contentType = ""): boolean {
  const [, charset = "utf-8"] = /;\s*charset="?([^\s";]+)/i.exec(contentType) ?? [];
  return charset.toLowerCase() === "utf-8";
}

function jsonText(payload: unknown, contentType: string): string {
  if (!isJson(contentType)) {
    throw new InvalidArgumentError(
      `an event of ${bareType(contentType)} is given as text or bytes`,
    );
  }
  try {
    const text: string | undefined = JSON.stringify(payload);
    if (text !== undefined) return text;
  } catch (cause) {
    throw new InvalidArgumentError("the payload of the event is no JSON", { cause });
  }
  throw new InvalidArgumentError("the payload of the event is no JSON");
}

/** The parts of the request for one attempt. */
export interface EventRequestParts {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal;
  /** The caller's own headers; those of the event take precedence. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly body: EventBody;
  readonly signature: SignatureScheme | undefined;
  /** Each secret makes its own signature. */
  readonly secrets: readonly Secret[];
  readonly timestamp: string;
  readonly id: string;
  readonly idHeader: string | undefined;
}

/** The request for one attempt; throws an {@link InvalidArgumentError} where these parts do not make one. */
export async function eventRequest(parts: EventRequestParts): Promise<Request> {
  const { url, method, body, signal } = parts;
  try {
    return new Request(url, {
      method,
      headers: await headersOf(parts),
      ...(body.bytes.byteLength > 0 && { body: body.bytes }),
      redirect: "manual",
      signal,
    });
  } catch (cause) {
    throw new InvalidArgumentError("the event cannot be sent with these options", { cause });
  }
}

async function headersOf(parts: EventRequestParts): Promise<Headers> {
  const { body, signature, secrets, timestamp, id, idHeader } = parts;
  const headers = new Headers(parts.headers);
  if (body.contentType !== undefined) headers.set("content-type", body.contentType);
  if (idHeader !== undefined) headers.set(idHeader, id);
  if (signature === undefined) return headers;
  if (signature.timestampHeader) headers.set(signature.timestampHeader, timestamp);
  const values = { timestamp, id };
  const texts = secrets.map((secret) =>
    signatureText(signature, { secret, body: body.bytes, values }),
  );
  // A prefix may end in a comma, so only a space safely separates two signatures.
  headers.set(signature.header, (await Promise.all(texts)).join(" "));
  return headers;
}
