/** The facts that a manifest's text can hold: without numbers that lose digits, halves of characters, and null. */
import type { Told, ToldEntry } from "../told.js";
import { plainNumber } from "./flow-text.js";
import type { RefusedFact, Target } from "./proposal.js";

/** Targets without some of their facts, and these facts. */
export interface Trimmed {
  readonly targets: readonly Target[];
  readonly refused: readonly RefusedFact[];
}

/** Deeper than that the manifest's reader does not look (`source/tree.ts`), counted with what stands around it. */
const maximumDepth = 90;

/** Longer keys need a sign of their own, which a manifest does without (YAML 1.2.2, section 7.4.3). */
const maximumKey = 1000;

/** No file in UTF-8 can hold it. */
const halfOfCharacter = /\p{Surrogate}/u;

/** Below these keys of a schema stand values of the API's, and `null` is one (`source/empty-values.ts`). */
const keysOfValues: ReadonlySet<string | number> = new Set([
  "default",
  "const",
  "enum",
  "examples",
]);

/** Takes out what no text of a manifest can say. */
export function writableTargets(targets: readonly Target[]): Trimmed {
  const refused: RefusedFact[] = [];
  const kept = targets.flatMap(({ at, told }): readonly Target[] => {
    const left = writable(told, at.path);
    return left === undefined ? [] : [{ at, told: left }];

    function writable(part: Told, path: Target["at"]["path"]): Told | undefined {
      const why = reason(part, path);
      if (why !== undefined) {
        refused.push({ at: { file: at.file, path, part: "value" }, toldAt: part.at, why });
        return undefined;
      }
      switch (part.kind) {
        case "scalar":
          return part;
        case "list": {
          const items = part.items.map((item, index) => writable(item, [...path, index]));
          const all = items.filter((item) => item !== undefined);
          if (all.length < items.length) return undefined;
          return all.every((item, index) => item === part.items[index])
            ? part
            : { ...part, items: all };
        }
        case "map":
          return { ...part, entries: part.entries.flatMap((entry) => writableEntry(entry, path)) };
      }
    }

    function writableEntry(
      { key, value }: ToldEntry,
      path: Target["at"]["path"],
    ): readonly ToldEntry[] {
      const inner = [...path, key];
      const why = keyReason(key);
      if (why !== undefined) {
        refused.push({ at: { file: at.file, path: inner, part: "key" }, toldAt: value.at, why });
        return [];
      }
      const left = writable(value, inner);
      return left === undefined ? [] : [{ key, value: left }];
    }
  });
  return { targets: kept, refused };
}

function reason(told: Told, path: Target["at"]["path"]): string | undefined {
  if (path.length > maximumDepth) return "it stands too deep";
  if (told.kind !== "scalar") return undefined;
  const { value } = told;
  if (typeof value === "number" && plainNumber(value) === undefined) {
    return `${value} cannot be written without losing digits`;
  }
  if (typeof value === "string" && halfOfCharacter.test(value))
    return "it holds one half of a character";
  const isValue = path.some((step) => keysOfValues.has(step));
  return value === null && !isValue
    ? "it is null, and the manifest has other words for that"
    : undefined;
}

function keyReason(key: string): string | undefined {
  if (key.length > maximumKey) return `its name has more than ${maximumKey} characters`;
  return halfOfCharacter.test(key) ? "its name holds one half of a character" : undefined;
}
