/** The files of the description. The one in YAML is made in parts: each path, webhook and component, and what is between them. */
import { createHash } from "node:crypto";
import { jsonText } from "../../emit/json-text.js";
import type { BuiltFile, FilePart, PartedFile } from "../../emit/target.js";
import { yamlDifferences } from "../../emit/yaml/read-back.js";
import { yamlEntry } from "../../emit/yaml/yaml-text.js";
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import type { JsonObject } from "../../sdk/json-schema/json-objects.js";

const comment = "# Made by endpoint-manifest (openapi) from the manifest. Not to be edited.\n";

/** An entry of the description, how deep it stands, and the names above it. */
interface Place {
  readonly entry: JsonEntry;
  readonly above: readonly string[];
  /** True of the last one of its object. */
  readonly isLast: boolean;
}

/** An entry in one piece, with its value as JSON, indented as it stands. */
interface Piece extends Place {
  readonly kind: "piece";
  readonly json: string;
}

/** The start or the end of an entry that is in several pieces. */
interface Edge extends Place {
  readonly kind: "start" | "end";
}

/** Returns the description as YAML and as JSON. */
export function descriptionFiles(document: JsonObject): readonly [PartedFile, BuiltFile] {
  let made: readonly (Piece | Edge)[] | undefined;
  const pieces = (): readonly (Piece | Edge)[] => (made ??= piecesOf(document, []));
  return [
    {
      kind: "parted",
      path: "openapi.yaml",
      parts: () => [{ print: () => comment }, ...pieces().flatMap(yamlPart)],
      readBack: (text, staying) => yamlDifferences(text, without(document, staying, [])),
    },
    { kind: "built", path: "openapi.json", print: () => `{\n${pieces().map(json).join("")}}\n` },
  ];
}

/** The objects whose entries are pieces. */
function isInPieces({ entry: { name, value }, above }: Place): boolean {
  if (value.kind !== "object" || value.entries.length === 0) return false;
  return above.length === 0
    ? ["paths", "webhooks", "components"].includes(name)
    : above.length === 1 && above[0] === "components";
}

function piecesOf({ entries }: JsonObject, above: readonly string[]): readonly (Piece | Edge)[] {
  return entries.flatMap((entry, index): readonly (Piece | Edge)[] => {
    const place = { entry, above, isLast: index === entries.length - 1 };
    if (entry.value.kind === "object" && isInPieces(place)) {
      const inside = piecesOf(entry.value, [...above, entry.name]);
      return [{ kind: "start", ...place }, ...inside, { kind: "end", ...place }];
    }
    return [{ kind: "piece", ...place, json: jsonText(entry.value, indent(above.length + 1)) }];
  });
}

function indent(level: number): string {
  return "  ".repeat(level);
}

function json(each: Piece | Edge): string {
  const { entry, above, isLast } = each;
  const margin = indent(above.length + 1);
  const end = isLast ? "\n" : ",\n";
  if (each.kind === "end") return `${margin}}${end}`;
  const start = `${margin}${JSON.stringify(entry.name)}: `;
  return each.kind === "piece" ? `${start}${each.json}${end}` : `${start}{\n`;
}

function yamlPart(each: Piece | Edge): readonly FilePart[] {
  const { entry, above } = each;
  if (each.kind === "end") return [];
  if (each.kind !== "piece") return [{ print: () => yamlEntry(entry.name, above.length) }];
  const print = (): string => yamlEntry(entry.name, above.length, entry.value);
  if (above.length === 0) return [{ print }];
  const hash = createHash("sha256").update(each.json).digest("hex");
  return [{ print, stays: { name: nameOf(each), while: hash } }];
}

function nameOf({ entry, above }: Place): string {
  return [...above, entry.name].join(" ");
}

/** The description without the pieces of these names. To YAML, what has nothing in it is null. */
function without(
  { entries }: JsonObject,
  staying: ReadonlySet<string>,
  above: readonly string[],
): JsonObject {
  const left = entries.flatMap((entry): readonly JsonEntry[] => {
    const place = { entry, above, isLast: false };
    if (entry.value.kind !== "object" || !isInPieces(place))
      return staying.has(nameOf(place)) ? [] : [entry];
    const value = without(entry.value, staying, [...above, entry.name]);
    const nothing: JsonValue = { kind: "null" };
    return [{ name: entry.name, value: value.entries.length === 0 ? nothing : value }];
  });
  return { kind: "object", entries: left };
}
