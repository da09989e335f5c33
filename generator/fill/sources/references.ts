/** The text of references: RFC 3986 as far as descriptions use it, and JSON pointers in fragments (RFC 6901, section 6). */
import { posix } from "node:path";
import { namesOnPointer } from "../../json-pointer.js";

/** A reference by its parts. */
export interface ReferenceParts {
  /** The part before `#`; empty for the same file. */
  readonly resource: string;
  /** The part after `#`, percent-encoded as it is written. */
  readonly fragment: string;
}

/** Where the resource of a reference is to be looked for. */
export type Aim =
  | { readonly kind: "same" }
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "network"; readonly url: string }
  | { readonly kind: "name" };

/** Splits a reference at its first `#`. */
export function partsOf(reference: string): ReferenceParts {
  const hash = reference.indexOf("#");
  if (hash === -1) return { resource: reference, fragment: "" };
  return { resource: reference.slice(0, hash), fragment: reference.slice(hash + 1) };
}

/** Returns the target of a resource, for a reference in a file; paths of files are shown from the folder of the first one. */
export function aimOf(resource: string, from: string): Aim {
  if (resource === "") return { kind: "same" };
  const scheme = /^([A-Za-z][A-Za-z\d+.-]+):/.exec(resource)?.[1]?.toLowerCase();
  if (scheme === "file") {
    return { kind: "file", file: decoded(resource.replace(/^file:(?:\/\/[^/]*)?/i, "")) };
  }
  if (scheme === "http" || scheme === "https" || scheme === "ftp")
    return { kind: "network", url: resource };
  if (resource.startsWith("//")) return { kind: "network", url: `https:${resource}` };
  if (scheme !== undefined) return { kind: "name" };
  const path = decoded(resource);
  const isAbsolute = path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path);
  return { kind: "file", file: isAbsolute ? path : posix.join(posix.dirname(from), path) };
}

/**
 * The tokens of a pointer in a fragment, unescaped; undefined where the fragment is no pointer but a name (`$anchor`).
 * Of escapes that are not right, what is written stays: some tools write keys with `%` as they are.
 */
export function tokensOf(fragment: string): readonly string[] | undefined {
  const pointer = decoded(fragment);
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  return namesOnPointer(pointer);
}

/** The tokens of a fragment whose keys were written without percent-encoding, where that differs. */
export function plainTokensOf(fragment: string): readonly string[] | undefined {
  if (!fragment.includes("%") || !fragment.startsWith("/")) return undefined;
  return namesOnPointer(fragment);
}

/** Text without percent-encoding; as it is where that is broken. */
export function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
