/** How doc comments spell what is said once for all outputs. */
import { type Prose, type ReferenceTo, spelled } from "../../../sdk/words/prose.js";

/** A text of a comment; `reference` is how a caller calls other things than operations. */
export function inComment(
  prose: Prose,
  reference: (to: ReferenceTo) => string = ({ id }) => code(id),
): string {
  const asItIs = (text: string): string => text;
  return spelled(prose, {
    ...{ code, said: asItIs, markdown: asItIs, missing: asItIs, reference },
  });
}

function code(text: string): string {
  return `\`${text}\``;
}
