/** Texts in which values of the caller's own stand, such as credentials: no sample has one in it. */

/** Something of the caller's own: a credential, which no sample has in it. */
export interface Variable {
  /** A name that shells take, and files of requests: `LIBRARY_TOKEN`. */
  readonly name: string;
}

/** A text in which values of the caller's own stand. */
export type OpenText = readonly (string | Variable)[];

/** The text with what a language has for each variable. */
export function filled(text: OpenText, write: (variable: Variable) => string): string {
  return text.map((piece) => (typeof piece === "string" ? piece : write(piece))).join("");
}
