/** Values that were seen where credentials and names of persons stand: they are not told anywhere else, either. */
import { isCredentialName, isPersonalName } from "./private-names.js";
import { decoded, holdsToken, isPrivate } from "./private-text.js";

/** Values that are shorter are words of everybody. */
const shortestSecret = 3;

/** Parts of a secret from this length on are no words, and tell enough of it. */
const longPart = 12;

/** Shorter secrets are words that prose may have. */
const shortestInProse = 6;

/** How deep bodies are searched: what stands deeper is not told anyway. */
const deepest = 64;

/** Collects such values, and knows them again. */
export interface KnownSecrets {
  /** A value that is one, wherever it stands. */
  add(value: string): void;
  /** A value that is one if its name says so. */
  addNamed(name: string, value: string): void;
  /** True if a text may be told: it is no secret, holds none as one of its parts, and does not look like one. */
  isTellable(text: string): boolean;
  /** True if a text that people wrote has a secret in it, or something long that a machine drew. */
  holdsSecret(prose: string): boolean;
}

/** No secrets as yet. */
export function knownSecrets(): KnownSecrets {
  const secrets = new Set<string>();
  const add = (value: string): void => {
    const plain = decoded(value).trim().toLowerCase();
    if (plain.length < shortestSecret) return;
    secrets.add(plain);
    for (const part of partsOf(plain)) if (part.length >= longPart) secrets.add(part);
  };
  return {
    add,
    addNamed: (name, value) => {
      if (isCredentialName(name) || isPersonalName(name)) add(value);
    },
    isTellable: (text) => {
      if (isPrivate(text)) return false;
      const plain = decoded(text).trim().toLowerCase();
      if (secrets.has(plain)) return false;
      return !partsOf(plain).some((part) => secrets.has(part));
    },
    holdsSecret: (prose) => {
      const plain = prose.toLowerCase();
      const holds = [...secrets].some(
        (secret) =>
          plain === secret || (secret.length >= shortestInProse && plain.includes(secret)),
      );
      return holds || holdsToken(prose);
    },
  };
}

function partsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}

/** Adds the values of a body whose keys say that they are private. */
export function addSecretsOf(body: unknown, secrets: KnownSecrets, depth = 0): void {
  if (typeof body !== "object" || body === null || depth > deepest) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string" || typeof value === "number") {
      secrets.addNamed(name, String(value));
    } else addSecretsOf(value, secrets, depth + 1);
  }
}
