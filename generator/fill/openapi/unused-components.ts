/** What stands in a description only to be referred to, and is not (OpenAPI 3.1.1, section 4.8.7). */
import type { SourceNode } from "../sources/source-node.js";
import { entriesIn, reportField } from "./fields.js";
import type { Reading } from "./reading.js";

const kinds = [
  ...["responses", "parameters", "examples", "requestBodies", "headers", "links", "callbacks"],
  ...["pathItems", "mediaTypes"],
];

/** Reports it, once all else was read. `elsewhere` are components that are read in their own right. */
export function reportUnused(
  components: SourceNode | undefined,
  elsewhere: readonly string[],
  reading: Reading,
): void {
  const { report } = reading;
  for (const { key: kind, node: map } of entriesIn(components, report)) {
    if (elsewhere.includes(kind)) continue;
    if (!kinds.includes(kind)) {
      reportField(kind, map, report);
      continue;
    }
    for (const { key, node } of entriesIn(reading.follow(map), report)) {
      if (!reading.isUsed(node)) {
        report.add(node.at, `${kind}.${key}`, "No operation that is read refers to it.");
      }
    }
  }
}
