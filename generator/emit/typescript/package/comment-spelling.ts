/** How doc comments spell what is said once for all outputs. */
import { type Prose, spelled } from "../../../sdk/words/prose.js";

/** A text of a comment; `credential` is what a caller calls the credential of a scheme, or of its like. */
export function inComment(prose: Prose, credential: (scheme: string) => string = code): string {
  const asItIs = (text: string): string => text;
  return spelled(prose, {
    ...{ code, said: asItIs, markdown: asItIs, missing: asItIs },
    reference: ({ kind, id }) => (kind === "credential" ? credential(id) : code(id)),
  });
}

function code(text: string): string {
  return `\`${text}\``;
}
