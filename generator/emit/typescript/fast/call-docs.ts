/** The arguments of a call as Docs: all on a line, the last one broken, or each on its own line. */
import { specialCallees } from "../special-callees.js";
import type { Item, NameValue, ValueTree } from "../value-tree.js";
import {
  concat,
  type Doc,
  firstThatFits,
  group,
  ifBreak,
  indent,
  line,
  softline,
  willBreak,
} from "./doc.js";
import { unreachable } from "../../../unreachable.js";

/** True if a call of this name is laid out like any other. */
export function isKnownCallee(callee: NameValue): boolean {
  return !specialCallees.has(callee.path[0]);
}

/** The last argument of a call. What both layouts hold is made once: calls in calls would take time by the power of two. */
export interface LastArgument {
  /** Its usual layout. */
  readonly doc: Doc;
  /** Its layout when it alone is broken; nothing if it cannot be laid out so. */
  readonly expanded: () => Doc | undefined;
}

/** Arguments in their parentheses. `print` lays out an argument, `printLast` the last one. */
export function argumentsDoc(
  args: readonly Item[],
  print: (item: Item) => Doc,
  printLast: (item: Item) => LastArgument,
): Doc {
  const last = args.at(-1);
  if (last === undefined) return "()";
  const { doc: lastDoc, expanded: expand } = printLast(last);
  const docs = args.map((argument, index): Doc =>
    index === args.length - 1 ? lastDoc : concat([print(argument), ",", line]),
  );
  const eachOnItsLine = () =>
    group(["(", indent([line, ...docs]), ifBreak(","), line, ")"], { isBroken: true });
  if (hasSeveralFunctions(args)) return eachOnItsLine();
  if (last.kind === "spread" || !hugsLast(args, last)) {
    return group(["(", indent([softline, ...docs]), ifBreak(","), softline, ")"], {
      isBroken: docs.some(willBreak),
    });
  }
  const before = docs.slice(0, -1);
  const expanded = before.some(willBreak) ? undefined : expand();
  if (expanded === undefined) return eachOnItsLine();
  const lastBroken = concat(["(", ...before, group([expanded], { isBroken: true }), ")"]);
  if (willBreak(expanded)) return firstThatFits([lastBroken, eachOnItsLine()]);
  return firstThatFits([concat(["(", ...before, expanded, ")"]), lastBroken, eachOnItsLine()]);
}

/** Two functions, or a function within a call: read best with each argument on its own line. */
function hasSeveralFunctions(args: readonly Item[]): boolean {
  if (args.length < 2) return false;
  const isFunction = (item: Item) => item.kind === "arrow";
  return (
    args.filter(isFunction).length > 1 ||
    args.some((item) => item.kind === "call" && !item.isNew && item.args.some(isFunction))
  );
}

function hugsLast(args: readonly Item[], last: ValueTree): boolean {
  const previous = args.at(-2);
  if (!canBeBrokenAlone(last) || previous?.kind === last.kind) return false;
  if (args.length === 2 && previous?.kind === "arrow" && last.kind === "array") return false;
  return !(args.length > 1 && last.kind === "array" && last.items.every(isNumber));
}

function canBeBrokenAlone(value: ValueTree): boolean {
  switch (value.kind) {
    case "object":
      return value.entries.length > 0;
    case "array":
      return value.items.length > 0;
    case "arrow": {
      const { body } = value;
      return (
        body.kind === "object" || body.kind === "array" || (body.kind === "call" && !body.isNew)
      );
    }
    case "literal":
    case "name":
    case "call":
      return false;
    default:
      return unreachable(value);
  }
}

function isNumber(item: Item): boolean {
  return item.kind === "literal" && typeof item.value === "number";
}
