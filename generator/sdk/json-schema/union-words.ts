/** Several schemas of which one holds; those of different types are one schema with several types. */
import type { JsonEntry } from "../../model/schema.js";
import { entryOf, jsonObject, type JsonObject, jsonTexts, type Word } from "./json-objects.js";
import type { JsonSchema } from "./schema-scope.js";

/** The words of a union. `others` stand beside it. */
export function unionWords(
  word: "anyOf" | "oneOf",
  members: readonly JsonSchema[],
  others: readonly Word[],
): JsonObject {
  const beside = jsonObject(others);
  const typed = word === "anyOf" && beside.entries.length === 0 ? typesOf(members) : undefined;
  return typed ?? jsonObject([[word, members], ...others]);
}

/** Words that say what every schema may say, whatever its type. */
const typeless: readonly string[] = [
  ...["title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"],
];

/** `type: [string, null]`: what is said of values of one type passes over all others. */
function typesOf(members: readonly JsonSchema[]): JsonObject | undefined {
  const types: string[] = [];
  const words: JsonEntry[] = [];
  for (const member of members) {
    if (member.kind === "boolean") return undefined;
    const type = entryOf(member, "type");
    if (type?.kind !== "string") return undefined;
    types.push(type.value);
    words.push(...member.entries.filter(({ name }) => name !== "type"));
  }
  const areApart = new Set(types.map(classOf)).size === types.length;
  const isFormatted = words.some(({ name }) => name === "format");
  // Both texts and numbers have formats.
  const isMixed = types.includes("string") && types.some((type) => classOf(type) === "number");
  const isPlain = words.every(({ name }) => !typeless.includes(name)) && !(isFormatted && isMixed);
  if (types.length < 2 || !areApart || !isPlain) return undefined;
  return {
    kind: "object",
    entries: [...jsonObject([["type", jsonTexts(types)]]).entries, ...words],
  };
}

/** Integers are numbers, and bounds hold for both. */
function classOf(type: string): string {
  return type === "integer" ? "number" : type;
}
