/** How much alike an operation of the manifest and one of a source are, from 0 to 1. */
import { type Act, actFit, methodFit } from "./acts.js";
import type { Offered } from "./offered.js";
import { endsAlike } from "./routes.js";
import type { Vocabulary } from "./vocabulary.js";
import type { Wanted } from "./wanted.js";

/** One operation of a source and how much it is alike. */
export interface Candidate {
  /** Its place in the list of those that are offered. */
  readonly index: number;
  readonly score: number;
}

/** Everything that is offered. */
export interface Market {
  readonly offers: readonly Offered[];
  readonly vocabulary: Vocabulary;
  /** True if nobody has it yet. */
  readonly isFree: (offer: Offered) => boolean;
}

/** How much a method alone says of an act, where neither name nor summary says anything: PUT may be to add or to replace. HEAD is for asking. */
const unsaid: Readonly<Record<Act, number>> = {
  read: 0.85,
  list: 0.85,
  search: 0.6,
  check: 0.4,
  create: 0.85,
  add: 0.5,
  update: 0.7,
  delete: 0.85,
  remove: 0.85,
  other: 0.85,
};

/** The lowest score that counts. */
const leastScore = 0.15;

/** The maximum number of candidates for a person; later ones have no chance. */
const mostCandidates = 40;

/** The operations of a source that are alike, best first; of equal ones that of the source's order. */
export function candidatesOf(
  wanted: Wanted,
  { offers, vocabulary, isFree }: Market,
): readonly Candidate[] {
  const candidates: Candidate[] = [];
  const { found, path, label } = vocabulary.overlaps(wanted);
  for (const [index, offer] of offers.entries()) {
    const words = wordsAlike(found[index] ?? 0, path[index] ?? 0, label[index] ?? 0);
    if (words < leastScore || !isFree(offer)) continue;
    const alike = words * thingAlike(wanted, offer);
    const score = alike < leastScore ? 0 : alike * deedAlike(wanted, offer);
    if (score >= leastScore) candidates.push({ index, score });
  }
  return candidates
    .sort((left, right) => right.score - left.score || left.index - right.index)
    .slice(0, mostCandidates);
}

/** True if both are about the same thing, beyond having words in common. */
function thingAlike(wanted: Wanted, offer: Offered): number {
  if (contradicts(wanted, offer)) return 0;
  return ownAlike(wanted, offer) * shapeAlike(wanted, offer) * focusAlike(wanted, offer);
}

/** True if the manifest knows something else than the source says. */
function contradicts({ method, path }: Wanted, { described }: Offered): boolean {
  if (method !== undefined && method !== described.method) return true;
  return path !== undefined && !endsAlike(path.text, described.path);
}

function wordsAlike(found: number, path: number, label: number): number {
  // Powers take time, and most operations have nothing in common.
  return found < leastScore
    ? 0
    : found ** 0.8 * (0.15 + 0.85 * path) ** 0.8 * (0.5 + 0.5 * label) ** 0.5;
}

/** Tells whether some of the words in its own name are found, however often its group is mentioned. */
function ownAlike({ own }: Wanted, { words }: Offered): number {
  return own.length === 0 || own.some((stem) => (words.get(stem) ?? 0) > 0.5) ? 1 : 0.65;
}

/** True if both do the same thing: by the method, and by what name and summary say. */
function deedAlike(wanted: Wanted, offer: Offered): number {
  const method = wanted.method === undefined ? methodFit(wanted, offer.described.method) : 1;
  const told = offer.acts.map((act) => actFit(wanted.act, act));
  const said = offer.described.method === "HEAD" ? unsaid.read : unsaid[wanted.act];
  const isSameVerb = wanted.verb !== undefined && offer.verbs.has(wanted.verb);
  const label = isSameVerb ? 1 : told.length === 0 ? said : 0.97 * Math.max(...told);
  const path = offer.pathAct === undefined ? 1 : actFit(wanted.act, offer.pathAct);
  return method ** 0.6 * Math.min(label, path) ** 0.6;
}

/** True if both are of one thing, of a collection, of several things at once. */
function shapeAlike({ shape, isMany, act, path }: Wanted, offer: Offered): number {
  if (path !== undefined) return 1;
  const many =
    isMany === offer.isMany ? 1 : isMany ? 0.65 : act === "list" || act === "search" ? 0.85 : 0.6;
  switch (shape) {
    case "item":
      return many * (offer.endsWithParameter ? 1 : offer.endsWithPlural ? 0.6 : 0.8);
    case "no collection":
      return many * (offer.endsWithPlural ? 0.7 : 1);
    case "rather an item":
      return many * (offer.endsWithPlural ? 0.8 : 1);
    case "collection":
      return many * (offer.endsWithParameter ? 0.5 : 1);
    case "either":
      return many;
  }
}

/** `/authors/{id}/books` is about books. */
function focusAlike({ focus }: Wanted, { path, last }: Offered): number {
  return focus === undefined || !path.has(focus) || last.has(focus) ? 1 : 0.6;
}
