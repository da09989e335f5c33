/** The path of an operation, piece by piece → its template, with names for the parameters that have none. */
import { isShortNumber, looksLikeId, mayBeSomebody, parameterName } from "./path-segments.js";

/** A piece of a path between two slashes. */
export type Piece =
  | { readonly kind: "word"; readonly text: string }
  /** Written as a parameter by a person: `{id}`, `{from}-{to}`. */
  | { readonly kind: "written"; readonly text: string }
  /** A parameter that nobody wrote: what stood in its place, and its name if another path has it. */
  | { readonly kind: "parameter"; readonly ids: readonly string[]; readonly name?: string }
  /** One short number: a parameter, or part of the path. */
  | { readonly kind: "doubtful"; readonly text: string };

/** A template, and the parameters in it. */
export interface Template {
  readonly path: string;
  readonly parameters: readonly TemplateParameter[];
}

/** A parameter of a template. */
export interface TemplateParameter {
  readonly name: string;
  /** The name that a person gave it, which may stand twice in a path. */
  readonly written: string | undefined;
  /** The observed values in its place; they are looked at, and never told. */
  readonly ids: readonly string[];
}

/** The piece that one segment alone is; `before` is what stands before it. */
export function pieceOf(
  segment: string,
  before: Piece | undefined,
  isTellable: (text: string) => boolean,
): Piece {
  if (!mayBeWord(segment, before, isTellable)) {
    const isDoubtful = isShortNumber(segment) && isTellable(segment);
    return isDoubtful ? { kind: "doubtful", text: segment } : { kind: "parameter", ids: [segment] };
  }
  return { kind: "word", text: segment };
}

/** True if a segment may stand in a path that is told, and does not look like an id. */
export function mayBeWord(
  segment: string,
  before: Piece | undefined,
  isTellable: (text: string) => boolean,
): boolean {
  const word = before?.kind === "word" ? before.text : undefined;
  return !looksLikeId(segment) && isTellable(segment) && !mayBeSomebody(segment, word);
}

/** True if nothing in a path is inferred: all of it stands there as it is told. */
export function isCertain(pieces: readonly Piece[]): boolean {
  return pieces.every(({ kind }) => kind === "word" || kind === "written");
}

/** How a path is told: with one short number as it stands (`seen`), or with all that may be a parameter as one (`all`). */
export function templateOf(pieces: readonly Piece[], told: "seen" | "all"): Template {
  const parameters: TemplateParameter[] = [];
  const taken = (): readonly string[] => parameters.map(({ name }) => name);
  const texts = pieces.map((piece, index) => {
    if (piece.kind === "word") return piece.text;
    if (piece.kind === "doubtful" && told === "seen") return piece.text;
    if (piece.kind === "written") {
      return piece.text.replace(/\{([^{}]*)\}/g, (_, written: string) => {
        const name = freeName(written, taken());
        parameters.push({ name, written, ids: [] });
        return `{${name}}`;
      });
    }
    const last = pieces[index - 1];
    const named = piece.kind === "parameter" ? piece.name : undefined;
    const usual = parameterName(last?.kind === "word" ? last.text : undefined);
    const name = freeName(named ?? usual, taken());
    const ids = piece.kind === "doubtful" ? [piece.text] : piece.ids;
    parameters.push({ name, written: undefined, ids });
    return `{${name}}`;
  });
  return { path: `/${texts.join("/")}`, parameters };
}

function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
