/** Path templates: `/authors/{id}/books`, taken apart (OpenAPI 3.1.1, section 4.8.8.2). */

/** A path with its parameters, in the order in which they stand. */
export interface PathTemplate {
  readonly text: string;
  readonly pieces: readonly PathPiece[];
}

/** Text to be sent as it is, or the place of a parameter. */
export type PathPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "parameter"; readonly name: string };

/** Takes a template apart. Text with an unmatched brace stays text: `resolve` has reported it by then. */
export function parsePathTemplate(text: string): PathTemplate {
  const pieces: PathPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{([^{}]*)\}/g)) {
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
    pieces.push({ kind: "parameter", name: match[1] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return { text, pieces };
}

/** Names of the parameters of a template, in order. */
export function pathParameterNames(template: PathTemplate): readonly string[] {
  return template.pieces.flatMap((piece) => (piece.kind === "parameter" ? [piece.name] : []));
}
