/** The words of a source and how rare each is: rare words decide, words that all operations have say nothing. */
import type { Offered } from "./offered.js";
import type { Wanted } from "./wanted.js";

/** How far the words of an operation and those of each one of the source cover each other, from 0 to 1. */
export interface Overlaps {
  /** How much of what the manifest names is found in the source. */
  readonly found: Float64Array;
  /** How much of the source's path the manifest names. */
  readonly path: Float64Array;
  /** How much of the source's name and summary the manifest names. */
  readonly label: Float64Array;
}

/** One operation of the source in which a word stands. */
interface Posting {
  readonly index: number;
  readonly strength: number;
  /** How often it stands in the path. */
  readonly inPath: number;
  readonly inLabel: boolean;
}

/** The words of all operations of a source. */
export interface Vocabulary {
  /** Returns the overlap of an operation of the manifest with each one of the source. */
  overlaps(wanted: Wanted): Overlaps;
}

/** Counts the words of a source. */
export function vocabularyOf(offers: readonly Offered[]): Vocabulary {
  const postings = postingsOf(offers);
  const rarities = new Map(
    [...postings].map(([stem, list]) => [stem, rarityOf(telling(list), offers.length)]),
  );
  // A word that the source does not know has no rarity there; the mean keeps it from deciding.
  const mean = meanOf([...rarities.values()]);
  const rarity = (stem: string) => rarities.get(stem) ?? mean;
  const sumOf = (stems: ReadonlySet<string>) =>
    [...stems].reduce((sum, each) => sum + rarity(each), 0);
  const pathTotals = offers.map(({ path }) =>
    [...path].reduce((sum, [stem, times]) => sum + times * rarity(stem), 0),
  );
  const labelTotals = offers.map((each) => sumOf(each.label));
  return {
    overlaps: (wanted) => {
      const found = new Float64Array(offers.length);
      const path = new Float64Array(offers.length);
      const label = new Float64Array(offers.length);
      let total = 0;
      for (const stem of wanted.expected) {
        const weight = wanted.words.get(stem) ?? 0;
        const rare = rarity(stem);
        const mentions = wanted.mentions.get(stem) ?? 1;
        total += weight * rare;
        for (const { index, strength, inPath, inLabel } of postings.get(stem) ?? []) {
          found[index] = (found[index] ?? 0) + weight * rare * strength;
          path[index] = (path[index] ?? 0) + rare * Math.min(inPath, mentions);
          if (inLabel) label[index] = (label[index] ?? 0) + rare;
        }
      }
      for (const index of offers.keys()) {
        found[index] = share(found[index], total);
        path[index] = share(path[index], pathTotals[index]);
        label[index] = share(label[index], labelTotals[index]);
      }
      return { found, path, label };
    },
  };
}

function postingsOf(offers: readonly Offered[]): ReadonlyMap<string, readonly Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [index, offer] of offers.entries()) {
    for (const [stem, strength] of offer.words) {
      const posting = {
        index,
        strength,
        inPath: offer.path.get(stem) ?? 0,
        inLabel: offer.label.has(stem),
      };
      const list = postings.get(stem);
      if (list === undefined) postings.set(stem, [posting]);
      else list.push(posting);
    }
  }
  return postings;
}

/** In how many operations a word stands, those that merely mention it left out. */
function telling(postings: readonly Posting[]): number {
  return Math.max(1, postings.filter(({ strength }) => strength > 0.5).length);
}

/** Inverse document frequency, from near 0 to 1. */
function rarityOf(having: number, all: number): number {
  return 0.2 + (0.8 * Math.log((all + 1) / having)) / Math.log(all + 1);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** A part of a whole; of nothing everything is there. */
function share(part: number | undefined = 0, whole: number | undefined = 0): number {
  return whole === 0 ? 1 : Math.min(1, part / whole);
}
