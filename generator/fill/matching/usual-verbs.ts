/** Verbs that generators of SDKs replace in some languages: `New` in Go, `del` where `delete` is reserved. */
import { joined } from "../new-manifest/id-words.js";

const replaced: ReadonlyMap<string, string> = new Map([
  ["new", "create"],
  ["get", "retrieve"],
  ["del", "delete"],
]);

/** An id with the usual verb at the beginning of its name, and without hyphens: `books.new-loan` → `books.createloan`. */
export function withUsualVerb(id: string): string {
  const end = id.lastIndexOf(".") + 1;
  const [verb = "", ...words] = id.slice(end).split("-");
  return joined(id.slice(0, end) + [replaced.get(verb) ?? verb, ...words].join(""));
}
