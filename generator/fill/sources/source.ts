/** A source that is open: what it is, its root, and what was found wrong with its references so far. */
import type { Diagnostic, Location } from "../../diagnostics/diagnostic.js";
import type { Placed } from "../../diagnostics/place.js";
import type { SourcePlace } from "../told.js";
import type { SourceKind } from "./kinds.js";
import type { SourceNode, SourceSpan } from "./source-node.js";

/** One file that describes an API, with those that its references lead to. */
export interface Source {
  /** As it was named on the command line, with `/` on every platform. */
  readonly file: string;
  readonly kind: SourceKind;
  readonly root: SourceNode;
  /**
   * Faults of references that were followed so far, each once; complete when the reader is through. Those that opening the source
   * has found already are among them (a report shows each once).
   */
  diagnostics(): readonly Diagnostic[];
  /** Line and column of a place; the file as a whole where it is not of this source. */
  span(at: SourcePlace): SourceSpan;
  /** The place of a diagnostic for printing, with the text around it; undefined where it is not in a file of this source. */
  placed(location: Location): Placed | undefined;
}
