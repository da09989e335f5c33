/** The reports of stages: a user's fault is data, never a throw. */
import type { SourceRef, Span } from "../source-ref.js";
import { type Code, catalog } from "./catalog.js";
import type { Severity } from "./catalog-entry.js";

/** One fault or remark, with its place and the way out. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** One sentence, without a full stop at its end: what is wrong, with the offending text in it. */
  readonly message: string;
  /** Where: a node of the manifest, a stretch of text, or a file as a whole. */
  readonly at: Location;
  /** The way out, in the imperative: "write `not shown`", "did you mean `book`?". */
  readonly help?: string;
  /** Other places that belong to the same fault, such as the first of two duplicates. */
  readonly related?: readonly RelatedPlace[];
}

/** A place that a diagnostic points to: late-bound, exact, or a file (of the manifest, or any path on disk) as a whole. */
export type Location = SourceRef | Span | FileLocation;

/** A whole file. `onDisk` says that `file` is a path as the user wrote it, not one below the manifest's folder. */
export interface FileLocation {
  readonly file: string;
  readonly onDisk?: boolean;
}

/** Another place that belongs to a diagnostic, with what it has to do with it. */
export interface RelatedPlace {
  readonly message: string;
  readonly at: Location;
}

/** The result of each stage: its value, and its reports. */
export interface Reported<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes a diagnostic; its severity is the one that the catalog gives to its code. */
export function diagnostic(code: Code, details: Omit<Diagnostic, "code" | "severity">): Diagnostic {
  return { code, severity: catalog[code].severity, ...details };
}

/** True if anything in the list forbids to write output. Warnings never do. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((each) => each.severity === "error");
}
