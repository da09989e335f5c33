/** The files of the description. Both are made in parts: each path, webhook and component, and what is between them. */
import { createHash } from "node:crypto";
import { jsonText } from "../../emit/json-text.js";
import type { FilePart, PartedFile } from "../../emit/target.js";
import { yamlDifferences } from "../../emit/yaml/read-back.js";
import { yamlEntry } from "../../emit/yaml/yaml-text.js";
import { late } from "../../model/once.js";
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import type { JsonObject } from "../../sdk/json-schema/json-objects.js";
import type { PieceOrigins } from "./piece-origins.js";

const comment = "# Made by endpoint-manifest (openapi) from the manifest. Not to be edited.\n";

/** An entry of the description, how deep it stands, and the names above it. */
interface Place {
  readonly entry: JsonEntry;
  readonly above: readonly string[];
  /** True of the last one of its object. */
  readonly isLast: boolean;
}

/** An entry in one piece. */
interface Piece extends Place {
  readonly kind: "piece";
  /** Returns its value as JSON, indented as it stands; made once. */
  readonly json: () => string;
}

/** The start or the end of an entry that is in several pieces. */
interface Edge extends Place {
  readonly kind: "start" | "end";
}

/** Returns the description as YAML and as JSON. Of the pieces that stay, not even the values are made. */
export function descriptionFiles(
  document: JsonObject,
  origins: PieceOrigins,
): readonly [PartedFile, PartedFile] {
  const pieces = late(() => piecesOf(document, []));
  return [
    {
      kind: "parted",
      path: "openapi.yaml",
      parts: () => [
        { print: () => comment },
        ...pieces().flatMap((each) => yamlPart(each, origins)),
      ],
      readBack: (text, staying) => yamlDifferences(text, without(document, staying, [])),
    },
    {
      kind: "parted",
      path: "openapi.json",
      parts: () => [
        { print: () => "{\n" },
        ...pieces().map((each) => jsonPart(each, origins)),
        { print: () => "}\n" },
      ],
    },
  ];
}

/** The objects whose entries are pieces. The values of others are not asked for. */
function isInPieces({ entry, above }: Place): boolean {
  const mayBe =
    above.length === 0
      ? ["paths", "webhooks", "components"].includes(entry.name)
      : above.length === 1 && above[0] === "components";
  return mayBe && entry.value.kind === "object" && entry.value.entries.length > 0;
}

function piecesOf({ entries }: JsonObject, above: readonly string[]): readonly (Piece | Edge)[] {
  return entries.flatMap((entry, index): readonly (Piece | Edge)[] => {
    const place = { entry, above, isLast: index === entries.length - 1 };
    if (isInPieces(place) && entry.value.kind === "object") {
      const inside = piecesOf(entry.value, [...above, entry.name]);
      return [{ kind: "start", ...place }, ...inside, { kind: "end", ...place }];
    }
    const json = (): string => jsonText(entry.value, indent(above.length + 1));
    return [{ kind: "piece", ...place, json: late(json) }];
  });
}

function indent(level: number): string {
  return "  ".repeat(level);
}

function jsonPart(each: Piece | Edge, origins: PieceOrigins): FilePart {
  const { entry, above, isLast } = each;
  const margin = indent(above.length + 1);
  const end = isLast ? "\n" : ",\n";
  if (each.kind === "end") return { print: () => `${margin}}${end}` };
  const start = `${margin}${JSON.stringify(entry.name)}: `;
  if (each.kind !== "piece") return { print: () => `${start}{\n` };
  const print = (): string => `${start}${each.json()}${end}`;
  return above.length === 0
    ? { print }
    : { print, stays: { name: nameOf(each), madeOf: origins(above, entry.name) } };
}

function yamlPart(each: Piece | Edge, origins: PieceOrigins): readonly FilePart[] {
  const { entry, above } = each;
  if (each.kind === "end") return [];
  if (each.kind !== "piece") return [{ print: () => yamlEntry(entry.name, above.length) }];
  const print = (): string => yamlEntry(entry.name, above.length, entry.value);
  if (above.length === 0) return [{ print }];
  const hash = (): string => createHash("sha256").update(each.json()).digest("hex");
  return [{ print, stays: { name: nameOf(each), madeOf: origins(above, entry.name), hash } }];
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
    if (staying.has(nameOf(place))) return [];
    if (!isInPieces(place) || entry.value.kind !== "object") return [entry];
    const value = without(entry.value, staying, [...above, entry.name]);
    const nothing: JsonValue = { kind: "null" };
    return [{ name: entry.name, value: value.entries.length === 0 ? nothing : value }];
  });
  return { kind: "object", entries: left };
}
