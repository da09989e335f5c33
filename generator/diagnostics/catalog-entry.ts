/** The entry of one diagnostic in the catalog. */

/** Errors forbid to write output; warnings never change an exit code. */
export type Severity = "error" | "warning";

/** The catalog's entry for one code. */
export interface CatalogEntry {
  readonly severity: Severity;
  /** The fault in a few words: "a key stands twice in one map". */
  readonly title: string;
  /** Why it is a fault and what to do about it: a paragraph or two for `explain`, wrapped by the terminal. */
  readonly explanation: string;
  /** A short piece of manifest (or of terminal) that shows the fault. */
  readonly wrong: string;
  /** The same, mended. */
  readonly right: string;
}
