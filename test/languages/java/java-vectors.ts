/** The vectors, as `java.net.http` lets them be. */
import { readVectors, type Vector } from "../../vectors/cases.js";

/**
 * Cases that the JDK makes impossible, each with the reason. The client then refuses the call: it sends nothing in place of what was
 * wanted.
 */
const refused: ReadonlyMap<string, string> = new Map([
  ["header.latin", "a letter beyond ASCII would be sent as a question mark"],
]);

/** All cases; of those that cannot be it is wanted that the client says so. */
export function javaVectors(): readonly Vector[] {
  return readVectors().map((vector) =>
    refused.has(vector.id)
      ? { ...vector, exchange: [], outcomes: [{ error: { kind: "argument" } }] }
      : vector,
  );
}
