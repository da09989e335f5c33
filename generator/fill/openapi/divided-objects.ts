/**
 * Objects that a description keeps in several places: a path item and the one that it refers to, whose fields are added to its own
 * (OpenAPI 3.1.1, section 4.8.9.1), and operations in files of their own, which no version of OpenAPI knows and many descriptions have.
 */
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import { type FieldHolder, isExtension } from "./fields.js";
import type { Reading } from "./reading.js";
import { lost } from "./values.js";

/** The fields of such an object, wherever they stand; its place is the first one. */
export interface DividedObject extends FieldHolder {
  /** True if all of it was found, and is clear: otherwise nothing is known of a field that is not there. */
  readonly isWhole: boolean;
}

/** Puts an object together, as far as its references lead. */
export function dividedAt(node: SourceNode, reading: Reading): DividedObject {
  const fields = new Map<string, SourceNode>();
  const unclear = new Set<string>();
  let isWhole = true;
  let isMap = false;
  let part: SourceNode | undefined = node;
  while (part !== undefined) {
    const reference = part.reference();
    isMap ||= part.kind === "map";
    if (part.kind !== "map") {
      if (isMap) lost(part, reading.report, "A map is expected here.");
      isWhole = false;
    }
    for (const each of reference?.siblings ?? part.entries()) add(each);
    if (reference === undefined) break;
    part = reading.step(reference, part);
    isWhole &&= part !== undefined;
  }
  for (const key of unclear) fields.delete(key);
  return {
    at: node.at,
    kind: isMap ? "map" : node.kind,
    get: (key) => fields.get(String(key)),
    entries: () => Array.from(fields, ([key, each]) => ({ key, node: each })),
    isWhole: isWhole && unclear.size === 0,
  };

  function add({ key, node: field }: SourceEntry): void {
    const { report } = reading;
    const before = fields.get(key);
    if (before === undefined) fields.set(key, field);
    else if (isExtension(key)) report.extension(field.at, key);
    else if (texts.has(key)) lost(field, report, "The value beside the reference is used.");
    else {
      for (const each of [before, field]) lost(each, report, twice);
      unclear.add(key);
    }
  }
}

/** The texts that a reference may override (OpenAPI 3.1.1, section 4.8.23). */
const texts: ReadonlySet<string> = new Set(["summary", "description"]);

const twice =
  "It stands beside a reference and in what that leads to, and OpenAPI leaves open which of them counts.";
