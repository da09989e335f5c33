/** Sentences in no language: what is said once of a fact, for comments, docs and READMEs. Each place spells the parts its own way. */

/** A text in parts. Texts alone are our own words: nothing in them acts in any language. */
export type Prose = readonly Part[];

/** A part of a text. */
export type Part =
  | string
  /** A name or a value, to be shown as code. */
  | { readonly code: string }
  /** A text of the manifest, in one line. */
  | { readonly said: string }
  /** A text of the manifest in Markdown. */
  | { readonly markdown: string }
  /** A word in the place of an unknown fact. */
  | { readonly missing: string }
  | { readonly refersTo: ReferenceTo };

/** A thing that a text names, and that each output calls its own way, or links to. */
export interface ReferenceTo {
  readonly kind: "operation" | "credential" | "certificate";
  /** Id of the operation, or name of the scheme; a certificate is a credential that a connection presents, and no request. */
  readonly id: string;
}

/** How an output spells the parts that are no words of ours. */
export interface Spelling {
  readonly code: (text: string) => string;
  readonly said: (text: string) => string;
  readonly markdown: (text: string) => string;
  readonly missing: (text: string) => string;
  readonly reference: (to: ReferenceTo) => string;
}

/** A text as an output spells it. */
export function spelled(prose: Prose, spelling: Spelling): string {
  return prose.map((part) => spelledPart(part, spelling)).join("");
}

function spelledPart(part: Part, spelling: Spelling): string {
  if (typeof part === "string") return part;
  if ("code" in part) return spelling.code(part.code);
  if ("said" in part) return spelling.said(part.said);
  if ("markdown" in part) return spelling.markdown(part.markdown);
  if ("missing" in part) return spelling.missing(part.missing);
  return spelling.reference(part.refersTo);
}

/** In place of what nobody knows. */
export const notShown: Prose = [{ missing: "not shown" }];

/** "a", "a and b", "a, b and c": with another word for `and` where they are alternatives. */
export function listed(items: readonly Prose[], and = "and"): Prose {
  const [last = [], ...others] = items.toReversed();
  if (others.length === 0) return last;
  return [...joined(others.toReversed(), ", "), ` ${and} `, ...last];
}

/** Texts with another between them. */
export function joined(items: readonly Prose[], between: string): Prose {
  return items.flatMap((item, index) => (index === 0 ? item : [between, ...item]));
}
