/** How the deliveries of an event are signed, in the words of the runtime; or what is missing to tell. */
import {
  literalValue,
  name,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Signature } from "../../model/behaviour.js";
import { knownValue } from "../../model/known.js";
import type { Event } from "../../model/model.js";

/** An event of which enough is known to receive it. */
export interface Webhook {
  readonly event: Event;
  /** A `SignatureScheme` of the runtime. */
  readonly scheme: ValueTree;
  /** Options of the receiver that stand for what is not shown. */
  readonly needed: readonly NeededOption[];
}

/** An event that cannot be received, and why: a sentence, or nothing where it does not come as a request. */
export interface Unreceivable {
  readonly event: Event;
  readonly reason: string | undefined;
}

/** An option of the runtime's receiver that can be left out where the manifest says what it stands for. */
export type NeededOption = "toleranceSeconds" | "idHeader";

/** The hashes of WebCrypto by the name of the algorithm, in whatever way a source writes it. */
const hashes: ReadonlyMap<string, string> = new Map([
  ["hmacsha1", "SHA-1"],
  ["hmacsha256", "SHA-256"],
  ["hmacsha384", "SHA-384"],
  ["hmacsha512", "SHA-512"],
]);

/** What is known of an event's deliveries, as far as a receiver needs it. */
export function webhookOf(event: Event): Webhook | Unreceivable {
  const via = knownValue(event.delivery)?.via;
  if (via !== "webhook" && via !== "callback") return { event, reason: undefined };
  const { signature } = event;
  if (signature.state === "none") {
    return { event, reason: "No receiver: it is not signed, so that nothing tells a genuine one." };
  }
  const reason =
    signature.state === "notShown"
      ? "No receiver yet: how it is signed is not shown."
      : reasonAgainst(signature.value);
  if (signature.state === "notShown" || reason !== undefined) return { event, reason };
  return { event, scheme: schemeOf(signature.value), needed: neededOptions(signature.value) };
}

/** Whether an event can be received. */
export function isWebhook(each: Webhook | Unreceivable): each is Webhook {
  return "scheme" in each;
}

/** What keeps a signature from being verified. */
function reasonAgainst(signature: Signature): string | undefined {
  const missing = missingOf(signature);
  if (missing.length > 0) {
    return `No receiver yet: not shown of its signature: ${missing.join(", ")}.`;
  }
  const { algorithm, signs } = signature;
  if (hashOf(algorithm) === undefined) {
    return `No receiver: it has no ${JSON.stringify(knownValue(algorithm))}, only HMAC with SHA.`;
  }
  const parts = placeholdersOf(signs);
  if (!parts.includes("body")) return "No receiver: what is signed does not hold the body.";
  const unknown = parts.find((part) => !["timestamp", "id", "body"].includes(part));
  return unknown === undefined
    ? undefined
    : `No receiver: what is signed holds {${unknown}}, which is not known.`;
}

function missingOf(signature: Signature): readonly string[] {
  const { algorithm, header, encoding, prefix, signs, timestampHeader } = signature;
  const isTimed = placeholdersOf(signs).includes("timestamp");
  return [
    ...(algorithm.state === "known" ? [] : ["algorithm"]),
    ...(header.state === "known" ? [] : ["header"]),
    ...(encoding.state === "known" ? [] : ["encoding"]),
    ...(prefix.state === "notShown" ? ["prefix"] : []),
    ...(signs.state === "known" ? [] : ["text that is signed"]),
    ...(isTimed && timestampHeader.state !== "known" ? ["header of the timestamp"] : []),
  ];
}

/** A signed id stands in a header that no manifest can name; the tolerance may not be shown. */
function neededOptions({
  signs,
  timestampHeader,
  toleranceSeconds,
}: Signature): readonly NeededOption[] {
  const isOpen = timestampHeader.state === "known" && toleranceSeconds.state === "notShown";
  return [
    ...(isOpen ? (["toleranceSeconds"] as const) : []),
    ...(placeholdersOf(signs).includes("id") ? (["idHeader"] as const) : []),
  ];
}

function schemeOf(signature: Signature): ValueTree {
  const { algorithm, timestampHeader, toleranceSeconds } = signature;
  const texts = {
    hash: hashOf(algorithm),
    header: knownValue(signature.header),
    encoding: knownValue(signature.encoding),
    prefix: knownValue(signature.prefix),
    signs: knownValue(signature.signs),
    timestampHeader: knownValue(timestampHeader),
  };
  const entries = Object.entries(texts).flatMap(([key, text]): ObjectEntry[] =>
    text === undefined ? [] : [{ key, value: literalValue(text) }],
  );
  if (timestampHeader.state !== "known" || toleranceSeconds.state === "notShown") {
    return objectValue(entries);
  }
  const tolerance =
    toleranceSeconds.state === "none" ? name("Infinity") : literalValue(toleranceSeconds.value);
  return objectValue([...entries, { key: "toleranceSeconds", value: tolerance }]);
}

function hashOf(algorithm: Signature["algorithm"]): string | undefined {
  return hashes.get((knownValue(algorithm) ?? "").toLowerCase().replace(/[\s_-]/g, ""));
}

/** The names in braces. */
function placeholdersOf(signs: Signature["signs"]): readonly string[] {
  const text = knownValue(signs) ?? "";
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, part = ""]) => part);
}
