/** How the deliveries of an event are signed, in the words of the runtime; or what is missing to tell. */
import type { Signature } from "../../../model/behaviour.js";
import { knownValue } from "../../../model/known.js";
import type { Event } from "../../../model/model.js";
import { camelCase } from "../names.js";
import { Scope } from "../../../sdk/names/scope.js";
import {
  literalValue,
  name,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../value-tree.js";

/** An event and a `SignatureScheme` of the runtime. */
export interface SignedEvent {
  readonly event: Event;
  readonly scheme: ValueTree;
}

/** Events that are signed in one way, and the constant that says it. */
export interface SharedScheme {
  readonly name: string;
  readonly value: ValueTree;
}

/** Each way to sign once, by its JSON; `taken` are names that the file has for something else. */
export function sharedSchemes(
  events: readonly SignedEvent[],
  taken: Iterable<string>,
): ReadonlyMap<string, SharedScheme> {
  const scope = new Scope(taken);
  const schemes = new Map<string, SharedScheme>();
  for (const { event, scheme } of events) {
    const key = JSON.stringify(scheme);
    if (schemes.has(key)) continue;
    schemes.set(key, { name: scope.take(camelCase(`${event.name}-signature`)), value: scheme });
  }
  return schemes;
}

/** The hashes of WebCrypto by the name of the algorithm, in whatever way a source writes it. */
const hashes: ReadonlyMap<string, string> = new Map([
  ["hmacsha1", "SHA-1"],
  ["hmacsha256", "SHA-256"],
  ["hmacsha384", "SHA-384"],
  ["hmacsha512", "SHA-512"],
]);

/** What keeps a signature from being made and verified, as a sentence on the one who cannot: `receiver`, `sender`. */
export function reasonAgainst(signature: Signature, who: string): string | undefined {
  const missing = missingOf(signature);
  if (missing.length > 0) {
    return `No ${who} yet: not shown of its signature: ${missing.join(", ")}.`;
  }
  const { algorithm, signs } = signature;
  if (hashOf(algorithm) === undefined) {
    return `No ${who}: it has no ${JSON.stringify(knownValue(algorithm))}, only HMAC with SHA.`;
  }
  const unknown = placeholdersOf(signs).find((part) => !["timestamp", "id", "body"].includes(part));
  return unknown === undefined
    ? undefined
    : `No ${who}: what is signed holds {${unknown}}, which is not known.`;
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

/** A `SignatureScheme` of the runtime, of a signature that nothing is said against. */
export function schemeOf(signature: Signature): ValueTree {
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

/** The names in braces of what is signed. */
export function placeholdersOf(signs: Signature["signs"]): readonly string[] {
  const text = knownValue(signs) ?? "";
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, part = ""]) => part);
}
