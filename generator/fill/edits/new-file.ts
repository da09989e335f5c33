/** The text of a file that is new, with the line by which editors find its schema. */
import type { JsonEntry } from "../../model/schema.js";
import type { JsonMap } from "./json-map.js";
import { lineEndOf } from "./text-edit.js";
import { entryLines } from "./value-lines.js";

/** A file that is there already. */
interface Neighbour {
  readonly file: string;
  readonly text: string;
}

/** Spaces that one level takes. */
const step = 2;

const modeline = /^# yaml-language-server: \$schema=(\S+)/;

/** Writes a file; its line ends, and whether and where it has a schema, are those of the files beside it. */
export function newFileText(file: string, value: JsonMap, beside: readonly Neighbour[]): string {
  const lines = value.entries.flatMap(rootLines);
  const lineEnd = lineEndOf(beside[0]?.text ?? "");
  const schema = schemaFor(file, beside);
  const head = schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`];
  return [...head, ...lines, ""].join(lineEnd);
}

/** Returns the lines of an entry at the top of a file: it has its own lines, however short, because it will grow. */
function rootLines(entry: JsonEntry): readonly string[] {
  const { name, value } = entry;
  const isMap = value.kind === "object" && value.entries.length > 0 && name !== "sourceOf";
  if (!isMap) return entryLines(entry, { indent: 0, step });
  return [`${name}:`, ...value.entries.flatMap((each) => entryLines(each, { indent: step, step }))];
}

function schemaFor(file: string, beside: readonly Neighbour[]): string | undefined {
  const isInFolder = file.includes("/");
  if (beside.length === 0) return isInFolder ? "../manifest.schema.json" : "manifest.schema.json";
  for (const neighbour of beside) {
    const schema = modeline.exec(neighbour.text)?.[1];
    if (schema === undefined) continue;
    const isUrl = schema.includes(":");
    if (isUrl || neighbour.file.includes("/") === isInFolder) return schema;
    return isInFolder ? `../${schema}` : schema.replace(/^\.\.\//, "");
  }
  return undefined;
}
