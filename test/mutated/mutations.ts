/** Texts changed as accidents and attackers change them: bytes, lines, and values in each other's places. */
import fc from "fast-check";
import { tries } from "../left-to-matrices.js";

/** How often a property is tried. */
export interface MutationRuns {
  readonly numRuns: number;
  readonly seed?: number;
  /** Shrinking a whole manifest would take longer than the tries. */
  readonly endOnFailure: true;
}

/** How many are tried, and from which seed: `MUTATIONS=20000 MUTATIONS_SEED=7` tries more, and others. */
export function mutationRuns(inTest: number, inMatrices: number): MutationRuns {
  const asked = process.env["MUTATIONS"];
  const seed = process.env["MUTATIONS_SEED"];
  return {
    numRuns: asked === undefined ? tries(inTest, inMatrices) : Number(asked),
    ...(seed !== undefined && { seed: Number(seed) }),
    endOnFailure: true,
  };
}

/** A change of any text; places are shares of its length, so that one change fits all texts. */
export type Mutation = (text: Uint8Array) => Uint8Array;

const share = fc.double({ min: 0, max: 1, noNaN: true });
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Pieces that break texts: signs of YAML and JSON, of Unicode, half characters, and long or deep ones. */
const pieces = fc.constantFrom<string | Uint8Array>(
  ...[":", ": ", "- ", "\n", "\r", "\t", "#", "&a", "*a", "!t", "|", ">", "{", "}", "[", "]", ","],
  ...["'", '"', "\\", "%", "@", "`", "? ", "---\n", "...\n", "<<: ", "~", "null", "{}", "[]"],
  ...["\u0000", "\ufeff", "\u2028", "\u202e", "\u0085", "\u{1f469}", "__proto__: 1\n", "$ref: x"],
  ...["1e999", "-0", "0x10", "2026-02-31", "[".repeat(200), "a: ".repeat(50), "x".repeat(5000)],
  ...[new Uint8Array([0xff]), new Uint8Array([0xc3]), new Uint8Array([0xed, 0xa0, 0x80])],
);

/** Somewhere else bytes are others, missing, there twice, or more. */
export const ofBytes: fc.Arbitrary<Mutation> = fc
  .record({
    at: share,
    length: fc.oneof(fc.nat(3), fc.nat(200)),
    how: fc.oneof(
      fc.constantFrom<"remove" | "double" | "flip">("remove", "double", "flip"),
      pieces,
    ),
  })
  .map(({ at, length, how }): Mutation => (text) => {
    const start = Math.floor(at * text.length);
    const end = Math.min(text.length, start + length + 1);
    const [before, inside, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    if (how === "remove") return joined(before, after);
    if (how === "double") return joined(before, inside, inside, after);
    if (how === "flip")
      return joined(
        before,
        inside.map((byte) => byte ^ 32),
        after,
      );
    return joined(before, typeof how === "string" ? encoder.encode(how) : how, inside, after);
  });

/** A line goes, stands twice, changes places with another one, or is indented otherwise. */
export const ofLines: fc.Arbitrary<Mutation> = fc
  .record({
    at: share,
    to: share,
    how: fc.constantFrom("remove", "double", "swap", "indent", "outdent", "cut", "join"),
  })
  .map(({ at, to, how }): Mutation => (text) => {
    const lines = decoder.decode(text).split("\n");
    const [from, other] = [at, to].map((part) => Math.floor(part * (lines.length - 1)));
    const line = lines[from ?? 0] ?? "";
    const changed = lines.flatMap((each, index) => {
      if (how === "swap" && index === other) return [line];
      if (index !== from) return [each];
      switch (how) {
        case "remove":
          return [];
        case "double":
          return [each, each];
        case "swap":
          return [lines[other ?? 0] ?? ""];
        case "indent":
          return [`  ${each}`];
        case "outdent":
          return [each.replace(/^ {1,2}/, "")];
        case "cut":
          return [each.slice(0, Math.floor(to * each.length))];
        default:
          return [`${each} ${lines[index + 1] ?? ""}`];
      }
    });
    return encoder.encode(changed.join("\n"));
  });

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

/** Some changes one after the other. */
export function several(mutation: fc.Arbitrary<Mutation>): fc.Arbitrary<Mutation> {
  return fc
    .array(mutation, { minLength: 1, maxLength: 4 })
    .map((all) => (text) => all.reduce((before, change) => change(before), text));
}
