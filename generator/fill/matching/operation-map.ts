/** A map file: what somebody decided of pairs, operation by operation and schema by schema. */
import { type Diagnostic, diagnostic, type Reported } from "../../diagnostics/diagnostic.js";
import { parseDocument } from "../../source/document.js";
import { entriesOf, isPlainMap } from "../../source/plain-value.js";
import type { SourceText } from "../../source/read.js";
import type { SourceRef } from "../../source-ref.js";
import type { SourceSpan } from "../sources/source-node.js";

/** The decisions of a person. */
export interface OperationMap {
  readonly operations: readonly Decision[];
  readonly schemas: readonly Decision[];
}

/** One line of a map file: a name of the manifest, and what it is in the source. */
export interface Decision {
  /** Id of an operation (`books.retrieve`), or name of a schema. */
  readonly name: string;
  /** An operationId, a method and a path (`GET /books/{id}`), or the name of a schema; undefined = the source has none. */
  readonly partner: string | undefined;
  /** Where it stands in the map file. */
  readonly at: SourceSpan;
}

/** Nothing is decided. */
export const noMap: OperationMap = { operations: [], schemas: [] };

const parts = ["operations", "schemas"] as const;

/**
 * Reads a map file: `operations` and `schemas`, each a map from a name of the manifest to one of the source, or to `none`. What
 * cannot be read is reported and left out; whether the names exist is told by {@link mapFaults}.
 */
export function parseMapFile(text: SourceText): Reported<OperationMap> {
  const { value: document, diagnostics } = parseDocument(text);
  const root = document.value;
  // A file of comments alone decides nothing, which is no fault.
  const faults: Diagnostic[] = diagnostics
    .filter(({ code }) => code !== "empty-file")
    .map((each) => ("start" in each.at ? { ...each, at: { ...each.at, onDisk: true } } : each));
  const spanAt = (path: readonly string[]): SourceSpan => {
    const ref: SourceRef = { file: text.file, path, part: "value" };
    return { ...document.locate(ref), onDisk: true };
  };
  if (root === undefined || !isPlainMap(root)) return { value: noMap, diagnostics: faults };
  const fault = (path: readonly string[], message: string, help: string) =>
    faults.push(diagnostic("map-shape", { at: spanAt(path), message, help }));
  for (const [key] of entriesOf(root)) {
    if (parts.some((part) => part === key)) continue;
    fault([key], `a map file has no \`${key}\``, "write `operations` or `schemas`");
  }
  const read = (part: (typeof parts)[number]): readonly Decision[] => {
    const value = root[part];
    if (value === undefined) return [];
    if (!isPlainMap(value)) {
      fault([part], `\`${part}\` is no map`, `write one line for each: \`name: partner\``);
      return [];
    }
    return entriesOf(value).flatMap(([name, partner]) => {
      const path = [part, name];
      if (typeof partner === "string" && partner.trim() !== "") {
        return [
          { name, partner: partner === "none" ? undefined : partner.trim(), at: spanAt(path) },
        ];
      }
      fault(path, `the partner of \`${name}\` is no text`, "write a name, or `none`");
      return [];
    });
  };
  return {
    value: { operations: read("operations"), schemas: read("schemas") },
    diagnostics: faults,
  };
}
