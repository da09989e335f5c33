/** The parts of a description that are not taken over: each thing once, extensions once for each kind. */
import type { SourceLoss } from "../described-api.js";
import { extensionReason } from "./extension-reasons.js";
import type { SourcePlace } from "../told.js";

/** Takes what is lost. */
export interface LossReport {
  /** `what` names the thing, `why` is a sentence. Said twice of one place, it counts once. */
  readonly add: (at: SourcePlace, what: string, why: string) => void;
  /** Reports a part that is taken over as its author means it, though it is written otherwise. */
  readonly meant: (at: SourcePlace, what: string, why: string) => void;
  /** An extension (OpenAPI 3.1.1, section 4.9): one loss for all that have this name. */
  readonly extension: (at: SourcePlace, key: string) => void;
  /** How often something was lost so far, extensions aside: more than before means that what was read since is not all understood. */
  readonly count: () => number;
  /** All losses, in the order in which they were found; extensions come last. */
  readonly all: () => readonly SourceLoss[];
}

/** Makes an empty report. */
export function lossReport(): LossReport {
  const losses = new Map<string, SourceLoss>();
  const extensions = new Map<string, Map<string, SourcePlace>>();
  let count = 0;
  return {
    add: (at, what, why) => {
      count += 1;
      const key = `${keyOfPlace(at)}\n${what}`;
      if (!losses.has(key)) losses.set(key, { at, what, why });
    },
    meant: (at, what, why) => {
      const key = `${keyOfPlace(at)}\n${what}`;
      if (!losses.has(key)) losses.set(key, { at, what, why, isMeant: true });
    },
    extension: (at, key) => {
      const places = extensions.get(key) ?? new Map<string, SourcePlace>();
      extensions.set(key, places);
      places.set(keyOfPlace(at), at);
    },
    count: () => count,
    all: () => [
      ...losses.values(),
      ...[...extensions].flatMap(([what, places]): readonly SourceLoss[] => {
        const [at] = places.values();
        return at === undefined ? [] : [{ at, what, why: extensionText(what, places.size) }];
      }),
    ],
  };
}

/** A place as text, to compare it by. */
export function keyOfPlace({ file, path }: SourcePlace): string {
  return JSON.stringify([file, ...path]);
}

function extensionText(name: string, count: number): string {
  const where = count === 1 ? "" : ` It stands in ${count} places, of which this is the first.`;
  return `${extensionReason(name)}${where}`;
}
