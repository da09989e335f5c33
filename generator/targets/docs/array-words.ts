/** How lists are written in style `deepObject`, in words. */
import { inlineCode } from "../../emit/markdown/text.js";
import { knownValue } from "../../model/known.js";
import { type ArrayNotation, type Parameter, usualArrays } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { schemasIn } from "../../model/walk.js";
import { notShown } from "./type-text.js";

const examples: Readonly<Record<ArrayNotation, string>> = {
  brackets: "[]=1",
  indices: "[0]=1",
  repeat: "=1&…=2",
};

/** A clause where a value may hold lists; while it is not known how they are written, what clients do. */
export function arrayWords(
  { style, arrays }: Pick<Parameter, "style" | "arrays">,
  schema: Schema | undefined,
  find: FindSchema,
): readonly string[] {
  if (knownValue(style) !== "deepObject") return [];
  const said = knownValue(arrays);
  if (said !== undefined) return [`lists as ${example(said)}`];
  return schema !== undefined && mayHoldLists(schema, find)
    ? [`lists as ${example(usualArrays)} (${notShown}: it is what most servers read)`]
    : [];
}

function example(notation: ArrayNotation): string {
  return inlineCode(`…${examples[notation]}`);
}

function mayHoldLists(schema: Schema, find: FindSchema): boolean {
  const visited = new Set<string>();
  const waiting = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const each of schemasIn(next)) {
      if (each.kind === "array") return true;
      if (each.kind !== "reference" || visited.has(each.name)) continue;
      visited.add(each.name);
      const target = find(each.name);
      if (target !== undefined) waiting.push(target);
    }
  }
  return false;
}
