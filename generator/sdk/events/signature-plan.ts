/** How deliveries of an event are signed, as data; or what is missing to tell. */
import type { Signature } from "../../model/behaviour.js";
import { type Fact, knownValue } from "../../model/known.js";
import { unreachable } from "../../unreachable.js";

/** The known facts of an event's signature. */
export type SignaturePlan =
  | { readonly kind: "none" | "not-shown" }
  | {
      readonly kind: "known";
      readonly scheme: SignatureScheme;
      /** The names in braces of what is signed. */
      readonly parts: readonly string[];
      /** True if a timestamp is signed of which it is not shown how old it may be. */
      readonly isToleranceOpen: boolean;
    }
  /** Some of it is not shown. */
  | { readonly kind: "partly-shown"; readonly missing: readonly string[] }
  /** It is made as no runtime can: of an algorithm that is no HMAC with SHA, or of something that nobody knows. */
  | { readonly kind: "other-algorithm"; readonly algorithm: string }
  | { readonly kind: "unknown-part"; readonly part: string };

/** How a signature is made and verified. */
export interface SignatureScheme {
  /** The hash of the HMAC (RFC 2104), as WebCrypto calls it. */
  readonly hash: "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512";
  readonly header: string;
  readonly encoding: "hex" | "base64" | "base64url";
  readonly prefix?: string;
  /** The signed text, with `{timestamp}`, `{id}` and `{body}` in their places. */
  readonly signs: string;
  readonly timestampHeader?: string;
  /** How old or new a timestamp may be; left out = not shown, or there is none. */
  readonly toleranceSeconds?: number | "unlimited";
}

/** The hashes by the name of the algorithm, in whatever way a source writes it. */
const hashes: ReadonlyMap<string, SignatureScheme["hash"]> = new Map([
  ["hmacsha1", "SHA-1"],
  ["hmacsha256", "SHA-256"],
  ["hmacsha384", "SHA-384"],
  ["hmacsha512", "SHA-512"],
]);

const knownParts: ReadonlySet<string> = new Set(["timestamp", "id", "body"]);

/** A signature as data. */
export function signaturePlan(signature: Fact<Signature>): SignaturePlan {
  switch (signature.state) {
    case "none":
      return { kind: "none" };
    case "notShown":
      return { kind: "not-shown" };
    case "known":
      return planOf(signature.value);
    default:
      return unreachable(signature);
  }
}

function planOf(signature: Signature): SignaturePlan {
  const [algorithm, header, encoding, signs] = [
    knownValue(signature.algorithm),
    knownValue(signature.header),
    knownValue(signature.encoding),
    knownValue(signature.signs),
  ];
  const parts = Array.from((signs ?? "").matchAll(/\{(\w+)\}/g), ([, part = ""]) => part);
  const timestampHeader = knownValue(signature.timestampHeader);
  const missing = [
    ...(algorithm === undefined ? ["algorithm"] : []),
    ...(header === undefined ? ["header"] : []),
    ...(encoding === undefined ? ["encoding"] : []),
    ...(signature.prefix.state === "notShown" ? ["prefix"] : []),
    ...(signs === undefined ? ["text that is signed"] : []),
    ...(parts.includes("timestamp") && timestampHeader === undefined
      ? ["header of the timestamp"]
      : []),
  ];
  const isWhole = missing.length === 0;
  if (!isWhole || !algorithm || header === undefined || !encoding || signs === undefined) {
    return { kind: "partly-shown", missing };
  }
  const hash = hashes.get(algorithm.toLowerCase().replace(/[\s_-]/g, ""));
  if (hash === undefined) return { kind: "other-algorithm", algorithm };
  const part = parts.find((each) => !knownParts.has(each));
  if (part !== undefined) return { kind: "unknown-part", part };
  const prefix = knownValue(signature.prefix);
  const tolerance = toleranceOf(signature.toleranceSeconds);
  const isTimed = timestampHeader !== undefined;
  return {
    kind: "known",
    scheme: {
      ...{ hash, header, encoding },
      ...(prefix !== undefined && { prefix }),
      signs,
      ...(isTimed && { timestampHeader }),
      ...(isTimed && tolerance !== undefined && { toleranceSeconds: tolerance }),
    },
    parts,
    isToleranceOpen: isTimed && tolerance === undefined,
  };
}

function toleranceOf(tolerance: Signature["toleranceSeconds"]): number | "unlimited" | undefined {
  return tolerance.state === "none" ? "unlimited" : knownValue(tolerance);
}

/** Returns the reason against making and verifying a signature, as a sentence on the one who cannot: `receiver`, `sender`. */
export function reasonAgainst(signature: SignaturePlan, who: string): string | undefined {
  switch (signature.kind) {
    case "known":
    case "none":
      return undefined;
    case "not-shown":
      return `No ${who} yet: its signature is not shown.`;
    case "partly-shown":
      return `No ${who} yet: not shown of its signature: ${signature.missing.join(", ")}.`;
    case "other-algorithm":
      return `No ${who}: it has no ${JSON.stringify(signature.algorithm)}, only HMAC with SHA.`;
    case "unknown-part":
      return `No ${who}: the signed text has {${signature.part}}, which is not known.`;
    default:
      return unreachable(signature);
  }
}
