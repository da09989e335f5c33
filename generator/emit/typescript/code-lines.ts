/** Lines of code that shows how something is used: text, in which what is made from the model stands as values. */
import type { ValueTree } from "./value-tree.js";

/** A line; spaces at its beginning are its indentation, and that of all lines that its values take. */
export type CodeLine = readonly (string | ValueTree)[];

/** A line with values in it: code`const book = await ${call};`. */
export function code(
  texts: TemplateStringsArray,
  ...values: readonly (string | ValueTree)[]
): CodeLine {
  return texts.flatMap((text, index) => {
    const value = values[index];
    return value === undefined ? [text] : [text, value];
  });
}
