/** The faults of a source's text, before their places have a line and a column. */
import type { FillCode } from "../../diagnostics/catalog-fill.js";
import type { TextRange } from "../../source/finding.js";

/** A fault of the text; `byte` says to give the number of the byte as well, for tools that know no lines. */
export interface TextFault {
  readonly code: FillCode;
  readonly message: string;
  readonly range: TextRange;
  readonly help: string;
  /** Another stretch of the same text that belongs to the fault. */
  readonly related?: { readonly message: string; readonly range: TextRange };
}

/** Deeper than any description, and far from the end of the stack: levels of maps and lists in each other. */
export const maximumDepth = 256;

/** After so many faults of one kind nobody reads on. */
export const maximumFaults = 20;

/** Nesting that is made to exhaust the stack of whoever reads it. */
export function tooDeep(offset: number): TextFault {
  return {
    code: "source-too-deep",
    message: `maps and lists stand in each other more than ${maximumDepth} levels deep`,
    range: [offset, offset + 1],
    help: "give the inner schemas names, and refer to them with `$ref`",
  };
}

/** A key that stands twice in one map. */
export function duplicateKey(key: string, range: TextRange, first: TextRange): TextFault {
  return {
    code: "source-duplicate-key",
    message: `the key ${JSON.stringify(key)} stands twice in one map`,
    range,
    help: "delete the one that is not meant; readers do not agree on which of them counts",
    related: { message: "the first one stands here", range: first },
  };
}
