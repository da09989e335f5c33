/** Doc comments as the printer writes them: line by line, because half of a client is comments and each copy takes time. */
import { columns } from "./columns.js";

/** Adds to texts what `commentLines` has, a line start between any two. */
export function addComment(texts: string[], description: string, lineStart: string): void {
  let at = description.startsWith("\n") ? 1 : 0;
  let end = description.indexOf("\n", at);
  if (at === 0 && end === -1) {
    texts.push("/** ", description, " */");
    return;
  }
  const lead = `${lineStart} * `;
  texts.push("/**");
  for (; end !== -1; end = description.indexOf("\n", at)) {
    if (end === at) texts.push(lineStart, " *");
    else texts.push(lead, description.slice(at, end));
    at = end + 1;
  }
  if (at === description.length) texts.push(lineStart, " *");
  else texts.push(lead, description.slice(at));
  texts.push(lineStart, " */");
}

/** Columns of the first line of the same. */
export function firstLineWidth(description: string): number {
  return columns(description.includes("\n") ? "/**" : `/** ${description} */`);
}
