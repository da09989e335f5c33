// Made by endpoint-manifest (typescript-client) from its template signatures.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Signatures of requests that the service sends by itself: keyed hashes (HMAC, RFC 2104) over the bytes received. */

/** How a sender signs. */
export interface SignatureScheme {
  readonly hash: "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512";
  /** The header with the signature. It holds several, separated by commas or spaces, while a secret is being rotated. */
  readonly header: string;
  readonly encoding: "hex" | "base64" | "base64url";
  /** Text before each signature. */
  readonly prefix?: string;
  /** The signed text, with `{timestamp}`, `{id}` and `{body}` in their places. */
  readonly signs: string;
  readonly timestampHeader?: string;
  /** Seconds that a timestamp may be off; left out where the manifest does not show it. */
  readonly toleranceSeconds?: number;
}

/** The key of a signature: text stands for its bytes in UTF-8. */
export type Secret = string | Uint8Array;

/** Why a signature is refused. */
export type SignatureFault = "missing" | "malformed" | "wrong" | "too old" | "too new";

/** A delivery does not have a valid signature of the service: nothing in it can be trusted. */
export class SignatureError extends Error {
  override get name(): "SignatureError" {
    return "SignatureError";
  }
  readonly reason: SignatureFault;

  constructor(reason: SignatureFault, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The claims in the headers of a delivery. */
export interface Claim {
  readonly scheme: SignatureScheme;
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
  readonly values: SignedValues;
}

/** The signed values besides the body, as they stand in the headers. */
export interface SignedValues {
  readonly timestamp?: string | undefined;
  readonly id?: string | undefined;
}

/** Returns the text of a header of a delivery. */
export type HeaderReader = (name: string) => string | undefined;

/** Options for facts that the manifest does not show. */
export interface ClaimOptions {
  readonly toleranceSeconds?: number | undefined;
  readonly idHeader?: string | undefined;
}

/** Maximum number of signatures that are checked, because each costs a hash of the body. */
const mostSignatures = 10;

/** Reads the claims of a delivery; refuses those that no body could satisfy. */
export function readClaim(
  scheme: SignatureScheme,
  read: HeaderReader,
  { toleranceSeconds = scheme.toleranceSeconds, idHeader }: ClaimOptions,
): Claim {
  const { timestampHeader, encoding, signs } = scheme;
  const text = headerText(read, scheme.header);
  const timestamp = timestampHeader && headerText(read, timestampHeader);
  if (timestampHeader && timestamp) checkTime(timestampHeader, timestamp, toleranceSeconds);
  const id = idHeader && signs.includes("{id}") ? headerText(read, idHeader) : undefined;
  const signatures = signaturesIn(text, scheme)
    .slice(0, mostSignatures)
    .flatMap((each) => decoded(each, encoding) ?? []);
  if (signatures.length > 0) return { scheme, signatures, values: { timestamp, id } };
  const place = scheme.prefix ? ` after "${scheme.prefix}"` : "";
  throw new SignatureError(
    "malformed",
    `the header ${scheme.header} has no signature in ${encoding}${place}`,
  );
}

/** True if one of the secrets made one of the signatures. WebCrypto compares them in constant time. */
export async function isGenuine(
  { scheme, signatures, values }: Claim,
  secrets: readonly Secret[],
  body: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const message = await signedBytes(scheme, values, body);
  for (const secret of secrets) {
    const key = await keyOf(scheme, secret);
    for (const signature of signatures) {
      if (await crypto.subtle.verify("HMAC", key, signature, message)) return true;
    }
  }
  return false;
}

/** The signature that a sender puts into the header, with its prefix. */
export async function signatureText(
  scheme: SignatureScheme,
  { secret, body, values }: { secret: Secret; body: Uint8Array<ArrayBuffer>; values: SignedValues },
): Promise<string> {
  const message = await signedBytes(scheme, values, body);
  const hash = await crypto.subtle.sign("HMAC", await keyOf(scheme, secret), message);
  return (scheme.prefix ?? "") + encoded(new Uint8Array(hash), scheme.encoding);
}

function headerText(read: HeaderReader, name: string): string {
  const text = read(name);
  if (text) return text;
  throw new SignatureError("missing", `the header ${name} is missing`);
}

function checkTime(header: string, text: string, toleranceSeconds: number | undefined): void {
  const seconds = secondsOf(text);
  if (Number.isNaN(seconds)) {
    throw new SignatureError("malformed", `the header ${header} is no time`);
  }
  const age = Date.now() / 1000 - seconds;
  // Not "age > tolerance": a tolerance that is not a number must allow nothing.
  if (toleranceSeconds !== undefined && Math.abs(age) <= toleranceSeconds) return;
  const reason = age > 0 ? "too old" : "too new";
  throw new SignatureError(reason, `the delivery is ${reason}: its time is ${text}`);
}

/**
 * Seconds since 1970. The form of a time shows its unit: a current time has ten digits in seconds and thirteen in milliseconds,
 * and one mistaken for the other is beyond any tolerance.
 */
function secondsOf(text: string): number {
  if (/^\d{1,11}(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^\d{12,14}$/.test(text)) return Number(text) / 1000;
  return /^\d{4}-\d\d-\d\dT/i.test(text) ? Date.parse(text) / 1000 : NaN;
}

/** The texts of the signatures in a header. A prefix may contain a comma itself: `v1,`. */
function signaturesIn(text: string, { prefix = "" }: SignatureScheme): readonly string[] {
  const literal = prefix.replace(/[^\w\s]/g, "\\$&");
  const form = new RegExp(`(?:^|[\\s,])${literal}([^\\s,]+)`, "g");
  return Array.from(text.matchAll(form), ([, signature = ""]) => signature);
}

function decoded(
  text: string,
  encoding: SignatureScheme["encoding"],
): Uint8Array<ArrayBuffer> | undefined {
  if (encoding === "hex") {
    const isHex = /^(?:[\da-f]{2})+$/i.test(text);
    return isHex
      ? Uint8Array.from(text.match(/../g) ?? [], (each) => parseInt(each, 16))
      : undefined;
  }
  // Both alphabets are accepted: only the bytes matter (RFC 4648, sections 4 and 5).
  if (!/^[\w+/-]+={0,2}$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, ""));
    return Uint8Array.from(binary, (each) => each.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function encoded(bytes: Uint8Array, encoding: SignatureScheme["encoding"]): string {
  if (encoding === "hex") {
    return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
  }
  const text = btoa(String.fromCharCode(...bytes));
  if (encoding === "base64") return text;
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The signed bytes: those of the body unchanged, whatever they are. */
async function signedBytes(
  { signs }: SignatureScheme,
  { timestamp = "", id = "" }: SignedValues,
  body: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const parts = signs.split(/(\{(?:timestamp|id|body)\})/).map((part) => {
    if (part === "{timestamp}") return timestamp;
    if (part === "{id}") return id;
    return part === "{body}" ? body : part;
  });
  return new Blob(parts).arrayBuffer();
}

function keyOf({ hash }: SignatureScheme, secret: Secret) {
  const bytes = new Uint8Array(
    typeof secret === "string" ? new TextEncoder().encode(secret) : secret,
  );
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash }, false, ["sign", "verify"]);
}
