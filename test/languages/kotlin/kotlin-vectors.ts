/** The vectors, as the transports of Kotlin let them be. */
import { readVectors, type Vector } from "../../vectors/cases.js";
import type { SendingMode } from "../../vectors/drivers/kotlin/make-runtime-driver.js";

/**
 * Cases that a transport makes impossible, each with the reason. The client then refuses the call: it sends nothing in place of what
 * was wanted.
 */
const refused: Readonly<Record<SendingMode, ReadonlyMap<string, string>>> = {
  jdk: new Map([["header.latin", "a letter beyond ASCII would be sent as a question mark"]]),
  okhttp: new Map([["header.latin", "a letter beyond ASCII is refused"]]),
};

/** Cases that the types of a package make impossible, each with the reason. The call then says what it could not decode. */
const undecodable: ReadonlyMap<string, string> = new Map([
  ["answer.null-alone", "the class of an object is never null"],
]);

/** All cases, for the runtime or for the types of a package; of those that cannot be it is wanted that the client says so. */
export function kotlinVectors(of: "runtime" | "types", mode: SendingMode): readonly Vector[] {
  return readVectors().map((vector): Vector => {
    if (refused[mode].has(vector.id)) {
      return { ...vector, exchange: [], outcomes: [{ error: { kind: "argument" } }] };
    }
    return of === "types" && undecodable.has(vector.id)
      ? { ...vector, outcomes: [{ error: { kind: "decoding" } }] }
      : vector;
  });
}
