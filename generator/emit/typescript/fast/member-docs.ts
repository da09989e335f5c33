/** The words before a declaration or a member, and its name, as Docs: doc comments and property names. */
import { UnknownConstruct } from "../outline.js";
import { comment, concat, type Doc } from "./doc.js";

/** A doc comment on lines of its own, to stand before what it documents. */
export function docsBefore(description: string | undefined): Doc {
  return description === undefined ? "" : comment(description);
}

/** A declaration or a member with its doc comment, if it has one. */
export function documentedDoc(description: string | undefined, doc: Doc): Doc {
  return description === undefined ? doc : concat([comment(description), doc]);
}

/** Returns the words before the type of a property, with the name as in the source. */
export function propertyWords(property: {
  readonly name: string;
  readonly optional: boolean | undefined;
  readonly readonly: boolean | undefined;
}): string {
  const { name, optional, readonly } = property;
  return `${readonly ? "readonly " : ""}${memberName(name)}${optional ? "?: " : ": "}`;
}

/**
 * A property's name as it stands in the source. prettier takes quotes off names that ES5 takes for identifiers; names
 * that only its table of letters can tell apart are left to prettier itself.
 */
export function memberName(source: string): string {
  if (!/^["']/.test(source)) return source;
  const quoted = /^(["'])(.*)\1$/s.exec(source)?.[2];
  if (quoted !== undefined && mayBeIdentifier(quoted))
    throw new UnknownConstruct(`the name ${source}`);
  return source;
}

/** False for sure where there is an escape, punctuation, a leading digit, or a character of two code units. */
function mayBeIdentifier(quoted: string): boolean {
  return /^[\w$\u0080-\ud7ff\ue000-\uffff]+$/.test(quoted) && !/^\d/.test(quoted);
}
