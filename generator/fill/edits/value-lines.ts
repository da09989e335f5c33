/** Values in block style, as they stand below a key; short ones in braces, as people write `schema: { type: string }`. */
import { stringText } from "../../emit/yaml/yaml-scalars.js";
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import { flowText, keyIn } from "./flow-text.js";

/** A line is no longer where that can be helped, in columns. */
const lineWidth = 100;

/** Deeper maps are hard to read in one line. */
const flowDepth = 2;

/** A value beside its key: what stands behind the colon, and the lines below, indented. */
export interface ValueLines {
  /** Without the space before it; empty where the value begins on the next line. */
  readonly inline: string;
  readonly lines: readonly string[];
}

/** Where a value stands, in columns. */
export interface Indentation {
  /** Spaces before its key, or before the dash of its item. */
  readonly indent: number;
  /** Spaces that one more level takes. */
  readonly step: number;
}

/** The value of a key. `used` are the columns that the line has before it, the indentation among them. */
export function valueLines(
  value: JsonValue,
  { indent, step }: Indentation,
  used: number,
): ValueLines {
  const inner = { indent: indent + step, step };
  switch (value.kind) {
    case "string":
      return textLines(value.value, inner.indent);
    case "array":
      if (isShort(value, used)) return { inline: flowText(value), lines: [] };
      return { inline: "", lines: value.items.flatMap((item) => itemLines(item, inner)) };
    case "object":
      if (isShort(value, used)) return { inline: flowText(value), lines: [] };
      return { inline: "", lines: value.entries.flatMap((entry) => entryLines(entry, inner)) };
    default:
      return { inline: flowText(value), lines: [] };
  }
}

/** The lines of a key with its value. */
export function entryLines({ name, value }: JsonEntry, at: Indentation): readonly string[] {
  const key = `${" ".repeat(at.indent)}${keyIn(name, false)}:`;
  const { inline, lines } = valueLines(value, at, key.length + 1);
  return [inline === "" ? key : `${key} ${inline}`, ...lines];
}

/** The lines of an entry of a list, from its dash on. */
export function itemLines(value: JsonValue, { indent, step }: Indentation): readonly string[] {
  const start = " ".repeat(indent);
  const [first = "", ...rest] = loneLines(value, { indent: indent + 2, step });
  return [`${start}- ${first.trimStart()}`, ...rest];
}

/** The lines of a value that has no key on its own line. */
export function loneLines(value: JsonValue, at: Indentation): readonly string[] {
  const start = " ".repeat(at.indent);
  if (value.kind === "object" && !isShort(value, at.indent)) {
    return value.entries.flatMap((entry) => entryLines(entry, at));
  }
  if (value.kind === "array" && !isShort(value, at.indent)) {
    return value.items.flatMap((item) => itemLines(item, at));
  }
  const { inline, lines } = valueLines(value, { indent: at.indent - at.step, step: at.step }, 0);
  return [start + inline, ...lines];
}

function textLines(text: string, indent: number): ValueLines {
  const [inline = "", ...lines] = stringText(text, indent).split("\n");
  return { inline, lines };
}

/** True if a map or a list stands in one line. */
function isShort(value: JsonValue, used: number): boolean {
  return (
    isEmpty(value) || (depthOf(value) <= flowDepth && used + flowText(value).length <= lineWidth)
  );
}

function isEmpty(value: JsonValue): boolean {
  if (value.kind === "object") return value.entries.length === 0;
  return value.kind === "array" && value.items.length === 0;
}

/** How many maps stand in each other, lists of maps among them; a text of several lines asks for lines of its own. */
function depthOf(value: JsonValue): number {
  switch (value.kind) {
    case "array": {
      const depth = Math.max(0, ...value.items.map(depthOf));
      return depth === 0 ? 0 : depth + 1;
    }
    case "object":
      return 1 + Math.max(0, ...value.entries.map((entry) => depthOf(entry.value)));
    case "string":
      return value.value.includes("\n") ? flowDepth + 1 : 0;
    default:
      return 0;
  }
}
