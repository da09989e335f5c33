/** The observed texts that are never told because they belong to somebody: addresses, numbers, tokens and ids. */

/** Runs of letters and digits that are shorter are not looked at: words have such, too. */
const shortestToken = 8;

/** From this length on, letters alone may be a token. */
const shortestLetters = 20;

/** Digits in a row that may be the number of a person, an account or a phone. */
const numberOfSomebody = 7;

/** How tokens begin that services hand out by the million, so that leaks of them can be found. */
const knownToken =
  /(?:^|[^A-Za-z0-9])(?:A[KS]IA[A-Z0-9]{12}|AIza[\w-]{20}|ya29\.|gh[opsru]_\w{20}|glpat-|xox[abeprs]-|[rs]k_(?:live|test)_)/;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/**
 * True if a text holds something that belongs to somebody: an address, a long number, a token. It is told by form alone, and
 * what is in doubt counts as private: a name that is not told can be filled in by hand, a token that is told is told to all.
 */
export function isPrivate(text: string): boolean {
  const plain = decoded(text);
  if (plain.length > 120) return true;
  if (/[^\s@]@[^\s@]/.test(plain) || uuid.test(plain) || knownToken.test(plain)) return true;
  const withoutDates = plain.replace(/\b\d{4}-\d{2}-\d{2}(?!\d)/g, "");
  if (countOf(withoutDates, /\d/g) >= numberOfSomebody && /^[+\d\s().-]+$/.test(withoutDates)) {
    return true;
  }
  return plain.split(/[^A-Za-z0-9]+/).some(isToken);
}

/** True if prose has a run of letters and digits in it that is as long as a token and looks like one. */
export function holdsToken(prose: string): boolean {
  const runs = prose.split(/[^A-Za-z0-9]+/);
  return (
    knownToken.test(prose) || runs.some((run) => run.length >= shortestLetters && isToken(run))
  );
}

/** True if a run of letters and digits is more likely drawn by a machine than written by a person. */
function isToken(run: string): boolean {
  if (new RegExp(`\\d{${numberOfSomebody}}`).test(run)) return true;
  if (run.length < shortestToken || /^eyJ/.test(run)) return run.length >= shortestToken;
  const turns = countOf(run, /[A-Za-z](?=\d)|\d(?=[A-Za-z])/g);
  if (turns >= (run.length < 2 * shortestToken ? 4 : 3)) return true;
  if (run.length < 2 * shortestToken) return false;
  const words = run.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  if (run.length / words.length < 2.6) return true;
  return run.length >= shortestLetters && /[^aeiouy\d]{6}|[0-9a-f]{24}/i.test(run);
}

/** A text of a URL as people read it; what is no UTF-8 stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
