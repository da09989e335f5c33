/** Coverage for programs: one JSON document, the same from run to run. */
import { visibleInJson } from "../diagnostics/visible.js";
import { placeText } from "../model/place.js";
import type { Coverage, UnknownFact } from "./coverage.js";
import type { Locate } from "./unknown-places.js";

/** Prints the document; every fact that is not shown stands in it, with its place, and so does what is `beside`. */
export function printJson(coverage: Coverage, locate: Locate, beside: object = {}): string {
  const { groups, operations, facts, byGroup, byKind, sources, unknown, folder } = coverage;
  const document = {
    ...{ groups, operations, facts, byGroup, byKind, sources, ...beside },
    unknown: unknown.map((each) => jsonUnknown(each, folder, locate)),
  };
  return `${visibleInJson(JSON.stringify(document, null, 2))}\n`;
}

/** Lines and columns count from 1, columns in UTF-16 code units. */
function jsonUnknown(
  { at, kind, group, operation }: UnknownFact,
  folder: string,
  locate: Locate,
): object {
  const { displayPath: file, span } = locate(at);
  return {
    file,
    line: span?.start.line,
    column: span?.start.column,
    place: placeText(folder, at),
    kind,
    group,
    operation,
  };
}
