/** Which differences somebody decides for the source: those of a kind of fact, or one at a place. */
import { didYouMean } from "../diagnostics/suggest.js";
import { placeText } from "../model/place.js";
import type { SourceDocument } from "../source/document.js";
import { entriesOf, isPlainMap, type PlainValue } from "../source/plain-value.js";
import { keysOfForms } from "./edits/file-places.js";
import type { Conflict } from "./edits/proposal.js";
import { schemaWords } from "./edits/schema-words.js";

/** The kind of a difference: its last key, such as `deprecated`. */
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

/** A preference that can mean nothing, and the one that was meant, where it is near. */
export interface StrayPreference {
  readonly preference: string;
  readonly meant: string | undefined;
}

/** Returns the preferences that met no difference and name no key of a manifest, and no place in this one. */
export function strayPreferences(
  unused: readonly string[],
  documents: readonly SourceDocument[],
): readonly StrayPreference[] {
  if (unused.length === 0) return [];
  const keys = new Set([...keysOfForms(), ...schemaWords]);
  const places = new Set<string>();
  for (const { file, value } of documents) visit(value, file, []);
  return unused.flatMap((preference) => {
    if (keys.has(preference) || places.has(preference)) return [];
    const isPlace = preference.includes("#") || preference.includes("/");
    return [{ preference, meant: didYouMean(preference, isPlace ? places : keys) }];
  });

  function visit(
    value: PlainValue | undefined,
    file: string,
    path: readonly (string | number)[],
  ): void {
    places.add(placeText("", { file, path }));
    if (value !== undefined && isPlainMap(value)) {
      for (const [key, inner] of entriesOf(value)) {
        keys.add(key);
        visit(inner, file, [...path, key]);
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, file, [...path, index]);
    }
  }
}
