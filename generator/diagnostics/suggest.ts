/** The likely intention behind a mistyped name. */
import { distance } from "fastest-levenshtein";

/** Nobody mistypes a longer name into another one, and comparing takes time by length squared. */
const longest = 200;

/** For so many faults of one kind it is looked for: nobody reads the intentions of more, and each may have as many candidates. */
export const mostSuggestions = 500;

/**
 * The candidate that a word most likely stands for, or nothing when none is near.
 * Near = one edit per three characters, at least one (letters that change places are one); words that differ only in case or in `-_ ` come first.
 * Of candidates equally near the first in the list wins.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  if (word === "" || word.length > longest) return undefined;
  const plain = simplified(word);
  let best: { candidate: string; edits: number } | undefined;
  for (const candidate of candidates) {
    if (candidate === word || candidate.length > longest) continue;
    const other = simplified(candidate);
    const edits = editsBetween(plain, other);
    if (edits > allowedEdits(plain, other)) continue;
    if (best === undefined || edits < best.edits) best = { candidate, edits };
  }
  return best?.candidate;
}

/** Edits as people make them: two neighbours that change places are one. */
function editsBetween(word: string, candidate: string): number {
  if (word === candidate) return 0;
  const edits = distance(word, candidate);
  return edits === 2 && isSwap(word, candidate) ? 1 : edits;
}

function isSwap(word: string, candidate: string): boolean {
  const first = [...word].findIndex((letter, index) => letter !== candidate[index]);
  return (
    word.length === candidate.length &&
    word[first] === candidate[first + 1] &&
    word[first + 1] === candidate[first]
  );
}

function allowedEdits(word: string, candidate: string): number {
  const shorter = Math.min(word.length, candidate.length);
  // One or two letters have something in common with everything.
  return shorter < 3 ? 0 : Math.max(1, Math.floor(shorter / 3));
}

function simplified(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, "");
}
