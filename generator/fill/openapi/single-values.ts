/** True if it is known of a schema that its values have no parts, so that there is only one way to write them. */
import type { SourceNode } from "../sources/source-node.js";
import { keyOfPlace } from "./losses.js";

const scalars: ReadonlySet<string | undefined> = new Set([
  ...["string", "number", "integer", "boolean", "null", "file"],
]);

/** A parameter or header of 2.0 is such a schema itself. */
export function isSingleValue(
  schema: SourceNode | undefined,
  visited: ReadonlySet<string> = new Set(),
): boolean {
  const node = schema?.follow();
  if (node === undefined || node.kind !== "map" || visited.has(keyOfPlace(node.at))) return false;
  const seen = new Set([...visited, keyOfPlace(node.at)]);
  const inside = (each: SourceNode): boolean => isSingleValue(each, seen);
  const type = node.get("type");
  const types = type?.kind === "list" ? type.items() : type === undefined ? [] : [type];
  const values = node.get("const") ? [node.get("const")] : (node.get("enum")?.items() ?? []);
  const union = node.get("oneOf")?.items() ?? node.get("anyOf")?.items() ?? [];
  return (
    (types.length > 0 && types.every((each) => scalars.has(each.text() ?? nullIn(type, each)))) ||
    (values.length > 0 && values.every((each) => each?.kind !== "map" && each?.kind !== "list")) ||
    (union.length > 0 && union.every(inside)) ||
    (node.get("allOf")?.items() ?? []).some(inside)
  );
}

/** In a list of types `null` is often left without its quotes. */
function nullIn(type: SourceNode | undefined, { kind }: SourceNode): string | undefined {
  return type?.kind === "list" && kind === "null" ? kind : undefined;
}
