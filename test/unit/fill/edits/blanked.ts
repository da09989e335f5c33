/** A manifest of which somebody has forgotten some facts: text edits of another kind than those of a fill. */
import { shapeBelow, shapeOfFile } from "../../../../generator/fill/edits/file-places.js";
import type { Shape } from "../../../../generator/fill/edits/shape.js";
import { wordsOfMaps, wordsOfOne } from "../../../../generator/fill/edits/schema-words.js";
import {
  type WrittenEntry,
  type WrittenNode,
  writtenText,
} from "../../../../generator/source/written.js";

/** Decides at each place: kept as it is, forgotten with a marker, or left out. */
export type Choose = () => "kept" | "marked" | "left out";

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Keys that are no slot, and that other facts hang on. */
const kept = new Set([
  "source",
  "sourceOf",
  "groups",
  "sources",
  "operations",
  "subgroups",
  "schemas",
  "formerly",
]);

/** The text of a file, some of its facts not shown. */
export function blanked(file: string, text: string, choose: Choose): string {
  const shape = shapeOfFile(file);
  if (shape === undefined) return text;
  const cuts: Cut[] = [];
  visit(writtenText(text).root, shape);
  return cuts.reduceRight(
    (rest, { start, end, text: cut }) => rest.slice(0, start) + cut + rest.slice(end),
    text,
  );

  function visit(node: WrittenNode, at: Shape): void {
    if (node.kind !== "map" || at.is === "fact") return;
    if (at.is === "schema") {
      visitSchema(node);
      return;
    }
    for (const entry of node.entries) {
      const inner = shapeBelow(at, entry.key);
      if (inner === undefined || entry.key === "(others)") continue;
      const isSlot = at.is === "form" ? entry.key !== at.kindKey : inner.is !== "fact";
      if (kept.has(entry.key) || !isSlot) {
        if (entry.key !== "source" && entry.key !== "sourceOf") visit(entry.value, inner);
        continue;
      }
      const choice = choose();
      const isAlone = at.is === "form" && node.flow === false && node.entries[0] !== entry;
      if (choice === "left out" && isAlone) leaveOut(entry);
      else if (choice !== "kept") mark(entry);
      else visit(entry.value, inner);
    }
  }

  function visitSchema(node: WrittenNode): void {
    if (node.kind !== "map") return;
    for (const entry of node.entries) {
      if (wordsOfOne.has(entry.key)) visitSubschema(entry);
      if (wordsOfMaps.has(entry.key) && entry.value.kind === "map")
        entry.value.entries.forEach(visitSubschema);
    }
  }

  function visitSubschema(entry: WrittenEntry): void {
    if (choose() === "marked" && entry.key !== "additionalProperties") mark(entry);
    else visitSchema(entry.value);
  }

  function mark({ keyRange, value }: WrittenEntry): void {
    const colon = text.indexOf(":", keyRange[1]) + 1;
    const start = value.kind !== "scalar" && !value.flow ? colon : value.range[0];
    const lead = start === colon ? " " : "";
    cuts.push({ start, end: value.range[1], text: `${lead}not shown` });
  }

  function leaveOut({ keyRange, value }: WrittenEntry): void {
    const start = text.lastIndexOf("\n", keyRange[0]) + 1;
    const end = text.indexOf("\n", value.range[1] - 1) + 1;
    if (end > 0) cuts.push({ start, end, text: "" });
  }
}
