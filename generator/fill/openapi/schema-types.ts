/** `type`, which OpenAPI 3.1 may list, 3.0 makes nullable, and 2.0 has one more of. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldList, toldScalar } from "../told.js";
import type { Reading } from "./reading.js";
import { lost } from "./values.js";

const known: ReadonlySet<string | undefined> = new Set([
  ...["string", "number", "integer", "boolean", "array", "object", "null"],
]);

/** The word for whether the values of a schema may be null, `nullable` of 3.0 and in 2.0 an extension that all tools know. */
export function nullWord(schema: SourceNode, { version }: Reading): SourceNode | undefined {
  const key = version === "3.0" ? "nullable" : "x-nullable";
  return version === "3.0" || version === "2.0" ? schema.get(key) : undefined;
}

/** That word, where it says that they may. */
export function nullableWord(schema: SourceNode, reading: Reading): SourceNode | undefined {
  const word = nullWord(schema, reading);
  return word?.boolean() === true ? word : undefined;
}

/** True if a type is understood. */
export function isType(node: SourceNode, { version }: Reading): boolean {
  const listed = node.kind === "list" ? node.items() : [node];
  const isFile = version === "2.0" && node.text() === "file";
  return isFile || (listed.length > 0 && listed.every((each) => known.has(typeName(each, node))));
}

/** In a list of YAML `null` is often left without its quotes. */
function typeName(each: SourceNode, list: SourceNode): string | undefined {
  return each.text() ?? (each.kind === "null" && list.kind === "list" ? "null" : undefined);
}

/** The type of a schema, and `null` beside it where the schema says so. */
export function typeOf(
  node: SourceNode,
  schema: SourceNode,
  reading: Reading,
): readonly (readonly [key: string, value: Told | undefined])[] {
  const { version, report } = reading;
  const listed = node.kind === "list" ? node.items() : [node];
  // A file is a string of bytes (OpenAPI 2.0, "Data Types").
  if (version === "2.0" && node.text() === "file") {
    const format: Told = toldScalar("binary", node.at);
    return [
      ["type", toldScalar("string", node.at)],
      ...(schema.get("format") === undefined ? [["format", format] as const] : []),
    ];
  }
  const textOf = (each: SourceNode): string | undefined => typeName(each, node);
  const types = listed.flatMap((each, index): readonly Told[] => {
    const text = textOf(each);
    const isAgain = listed.slice(0, index).some((other) => textOf(other) === text);
    if (text !== undefined && known.has(text) && !isAgain) return [toldScalar(text, each.at)];
    report.add(each.at, "type", isAgain ? "It is listed already." : "There is no such type.");
    return [];
  });
  const word = nullableWord(schema, reading);
  const hasNull = types.some((each) => each.kind === "scalar" && each.value === "null");
  const all = word && !hasNull ? [...types, toldScalar("null", word.at)] : types;
  const [only] = types;
  // Of a list of types that is not all understood the rest would refuse what it accepts.
  if (only === undefined || !isType(node, reading)) {
    for (const each of types) report.add(each.at, "type", "Another type beside it is not known.");
    if (listed.length === 0) lost(node, report, "A type is expected here.");
    return [];
  }
  return [["type", all.length === 1 && node.kind !== "list" ? only : toldList(all, node.at)]];
}
