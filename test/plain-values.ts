/** Expressions of samples → the values that they are. */
import type { ValueTree } from "../generator/emit/typescript/value-tree.js";

/** The value of an expression that is made of literals. */
export function plainOf(tree: ValueTree): unknown {
  switch (tree.kind) {
    case "literal":
      return tree.value;
    case "array":
      return tree.items.flatMap((item) => (item.kind === "spread" ? [] : [plainOf(item)]));
    case "object":
      return Object.fromEntries(
        tree.entries.flatMap((entry) =>
          "kind" in entry ? [] : [[entry.key, plainOf(entry.value)]],
        ),
      );
    default:
      throw new TypeError(`an expression of kind ${tree.kind} is no literal`);
  }
}
