/** Segments of paths: which look like the id of something, and what a parameter in such a place is called. */
import { decoded } from "./private-text.js";
import { singularWords } from "../new-manifest/id-words.js";
import { wordsIn } from "../../words.js";

/** The forms of ids: numbers, dates, UUIDs, hexadecimal and base 62 of some length, ids with a short prefix. */
const idForms: readonly RegExp[] = [
  /^\d+$/,
  /^\d{4}-\d{2}-\d{2}$/,
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^(?=.*\d)[0-9a-f]{8,}$/i,
  /^(?=.*[A-Za-z])(?=(?:.*\d){2})[0-9A-Za-z]{10,}$/,
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[0-9A-Za-z_-]{16,}$/,
  /^[a-z]{2,6}_(?=.*\d)[0-9A-Za-z]{8,}$/,
];

/** True if a segment looks like an id. A word never does, however often it changes. */
export function looksLikeId(segment: string): boolean {
  return idForms.some((form) => form.test(segment));
}

/** Segments below which people stand, often by their names. */
const peoples =
  /^(?:users?|people|persons?|members?|profiles?|customers?|employees?|contacts?|friends?|followers?|u)$/i;

/** Words that stand there and are nobody's name. */
const nobody =
  /^(?:|me|self|current|mine|my|all|any|search|find|lookup|list|new|count|stats|batch|bulk|export|import|login|logout|register|sign-?up|sign-?in|invites?|invitations?|exists|check|validate|verify|settings|preferences|roles|groups|recent|active|suggestions|recommendations|password|reset|\{.*\}|.*\d.*)$/i;

/** True if a segment may be what somebody is called, by the segment before it: `/users/jane`. */
export function mayBeSomebody(segment: string, before: string | undefined): boolean {
  return before !== undefined && peoples.test(before) && !nobody.test(segment);
}

/** True if an id is so short that it says nothing of anybody: it may stand in a path that is told. */
export function isShortNumber(segment: string): boolean {
  return /^\d{1,6}$/.test(segment);
}

/**
 * Returns the name of a parameter: the segment before it in the singular, and `-id`: `/books/7` has a `book-id`. It is `id`
 * where no word stands before it; the caller numbers a name that the path has already. It goes over no wire, so any name works.
 */
export function parameterName(before: string | undefined): string {
  const words = singularWords(wordsIn(decoded(before ?? "")));
  return [...words, "id"].join("-");
}
