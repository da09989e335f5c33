/** Lists of values: closed ones as their literals, open ones so that an editor still completes the known values. */
import type { EnumSchema, JsonValue } from "../../../model/schema.js";
import {
  intersectionOf,
  keyword,
  literal,
  objectType,
  tupleOf,
  type TypeTree,
  unionOf,
} from "../type-tree.js";
import { unreachable } from "../../../unreachable.js";

/** The type of a list of values. */
export function enumType({ values, open }: EnumSchema): TypeTree {
  const known = values.map(typeOfJson);
  if (!open) return unionOf(known);
  const kinds = [...new Set(values.map(({ kind }) => kind))];
  const others = kinds.map((kind) =>
    kind === "string" || kind === "number" ? keyword(kind) : keyword("unknown"),
  );
  return openUnionOf([...known, ...others]);
}

/**
 * A union in which `string` beside literal strings does not swallow them: `"book" | (string & {})` accepts any string
 * and keeps an editor's completion; likewise for numbers. Beside `unknown` nothing is left.
 */
export function openUnionOf(members: readonly TypeTree[]): TypeTree {
  const union = unionOf(members);
  if (union.kind !== "union") return union;
  if (union.members.some(isUnknown)) return keyword("unknown");
  if (!union.members.some(({ kind }) => kind === "literal")) return union;
  const literals = new Set(
    union.members.flatMap((member) => (member.kind === "literal" ? [typeof member.value] : [])),
  );
  const isWidened = (member: TypeTree): boolean =>
    member.kind === "keyword" &&
    (member.name === "string" || member.name === "number") &&
    literals.has(member.name);
  const kept = union.members.filter((member) => !isWidened(member));
  const widened = union.members.filter(isWidened);
  return unionOf([...kept, ...widened.map((each) => intersectionOf([each, objectType([])]))]);
}

/** True if a type is `unknown`. */
export function isUnknown(type: TypeTree): boolean {
  return type.kind === "keyword" && type.name === "unknown";
}

/** The type of one JSON value. */
function typeOfJson(value: JsonValue): TypeTree {
  switch (value.kind) {
    case "null":
      return keyword("null");
    case "boolean":
    case "number":
    case "string":
      return literal(value.value);
    case "array":
      return tupleOf(value.items.map(typeOfJson), { readonly: true });
    case "object":
      return objectType(
        value.entries.map((entry) => ({ name: entry.name, type: typeOfJson(entry.value) })),
      );
    default:
      return unreachable(value);
  }
}
