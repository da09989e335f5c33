/** What stands before and names a declaration or a member: doc comments and property names, as prettier Docs. */
import { builders } from "prettier/doc";
import { commentLines } from "../doc-comments.js";
import { UnknownConstruct } from "../outline.js";

type Doc = builders.Doc;
const { hardline, join } = builders;

/** A doc comment on lines of its own, to stand before what it documents. */
export function docsBefore(description: string | undefined): Doc {
  return description === undefined ? "" : [join(hardline, commentLines(description)), hardline];
}

/**
 * A property's name as it stands in the source. prettier takes quotes off names that ES5 takes for identifiers; names
 * that only its table of letters can tell apart are left to prettier itself.
 */
export function memberNameDoc(source: string): Doc {
  const quoted = /^(["'])(.*)\1$/s.exec(source)?.[2];
  if (quoted !== undefined && mayBeIdentifier(quoted))
    throw new UnknownConstruct(`the name ${source}`);
  return source;
}

/** False for sure where there is an escape, punctuation, a leading digit, or a character of two code units. */
function mayBeIdentifier(quoted: string): boolean {
  return /^[\w$\u0080-\ud7ff\ue000-\uffff]+$/.test(quoted) && !/^\d/.test(quoted);
}
