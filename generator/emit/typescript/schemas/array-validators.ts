/** Validators of arrays: their first items, the rest, and what is said of all together. */
import type { ArraySchema } from "../../../model/schema.js";
import { isExact } from "./exactness.js";
import { bound } from "./validator-bounds.js";
import type { ValidatorScope } from "./validator-scope.js";
import { checkOf, type CheckTree, kindOf, type KindTree, plain } from "./validator-tree.js";

/** The validator of an array. */
export function arrayKind(schema: ArraySchema, scope: ValidatorScope): KindTree {
  const { prefix, minItems, maxItems, uniqueItems } = schema;
  const items = scope.kindOf(schema.items);
  const checks = [
    ...bound("minItems", minItems),
    ...bound("maxItems", maxItems),
    ...(uniqueItems === true ? [checkOf("uniqueItems")] : []),
    ...containsCheck(schema, scope),
  ];
  if (prefix.length === 0) return kindOf("array", items, ...checks);
  const first = prefix.map((each) => scope.kindOf(each));
  return kindOf("tuple", { kind: "list", items: first }, items, ...checks);
}

/** At most so many items can be of a kind only where it is certain which are. */
function containsCheck(
  { contains, minContains = 1, maxContains }: ArraySchema,
  scope: ValidatorScope,
): readonly CheckTree[] {
  if (contains === undefined) return [];
  const most = isExact(contains, new Set(), scope) ? maxContains : undefined;
  if (minContains === 0 && most === undefined) return [];
  const bounds = [
    ...(minContains === 1 && most === undefined ? [] : [minContains]),
    ...(most === undefined ? [] : [most]),
  ];
  const counts = bounds.map(plain);
  return [checkOf("contains", scope.kindOf(contains), ...counts)];
}
