/** Faults of a part of a source: what is not clear is left out, and the rest is read, unless somebody wants all of it or nothing. */
import type { Code } from "../../diagnostics/catalog.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";

/** Faults that leave the rest of a source as it is; its readers tell nothing of what they are about. */
const ofParts: ReadonlySet<Code> = new Set<Code>([
  "source-shape",
  "source-operation-twice",
  "source-path-ambiguous",
  "source-call-line",
  "source-call-twice",
  "configuration-endpoint",
  "configuration-dangling",
  "reference-dangling",
  "reference-endless",
  "reference-outside",
  "reference-network",
]);

/** Faults of a whole file, which leave the rest as it is where only references lead to that file. */
const ofFiles: ReadonlySet<Code> = new Set<Code>([
  "source-unreadable",
  "source-not-utf8",
  "source-too-large",
  "source-syntax",
  "source-duplicate-key",
  "source-too-deep",
  "source-bomb",
]);

/** The files that somebody named, and those of them that could be opened. */
export interface NamedFiles {
  readonly named: readonly string[];
  readonly opened: readonly string[];
}

/** The diagnostics of sources, as warnings where only a part of a source is at fault. */
export function withPartsLeftOut(
  diagnostics: readonly Diagnostic[],
  { named, opened }: NamedFiles,
): readonly Diagnostic[] {
  const files = new Set(opened);
  const refused = new Set(named.filter((file) => !files.has(file)));
  return diagnostics.map((each) => {
    const { file } = each.at;
    const isPart =
      !refused.has(file) &&
      (ofParts.has(each.code) || (ofFiles.has(each.code) && !files.has(file)));
    return isPart ? { ...each, severity: "warning" } : each;
  });
}

/** How much was left out, in one line; empty where nothing was. */
export function leftOutSummary(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code, severity } of diagnostics) {
    const isLeftOut = severity === "warning" && (ofParts.has(code) || ofFiles.has(code));
    if (isLeftOut) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (counts.size === 0) return "";
  const kinds = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, count]) => `${count} ${code}`)
    .join(", ");
  return `Left out, as it is not clear what is meant: ${kinds} (--strict refuses such a source)\n`;
}
