/** Which differences somebody decides for the source: those of a kind of fact, or one at a place. */
import { placeText } from "../model/place.js";
import type { Conflict } from "./edits/proposal.js";

/** The kind of a difference: the last key that is no name, such as `deprecated`. */
export function preferredKind({ at }: Pick<Conflict, "at">): string {
  return String(at.path.at(-1) ?? at.file);
}

/** Preferences, and which of them have not met a difference. */
export interface Preferences {
  readonly takes: (conflict: Conflict) => boolean;
  readonly unused: () => readonly string[];
}

/** Takes a difference that a preference names: `deprecated`, or `groups/books.yaml#operations.retrieve.deprecated`. */
export function preferencesOf(preferences: readonly string[]): Preferences {
  const unused = new Set(preferences);
  const wanted = new Set(preferences);
  return {
    takes: (conflict) => {
      const own = [preferredKind(conflict), placeText("", conflict.at)];
      const isTaken = own.some((each) => wanted.has(each));
      for (const each of own) unused.delete(each);
      return isTaken;
    },
    unused: () => [...unused],
  };
}
