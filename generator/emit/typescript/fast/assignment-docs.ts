/** Where the right side of an `=` or `:` goes when it does not fit: prettier's layouts of assignments. */
import { stringLiteral } from "../literals.js";
import type { CallValue, Item, ValueTree } from "../value-tree.js";
import { printOptions } from "../prettier-options.js";
import { canBreak, type Doc, group, indent, indentIfBreak, line, willBreak } from "./doc.js";
import { typeArgumentsDoc } from "./type-docs.js";
import { unreachable } from "../../../unreachable.js";

/** How the two sides stand to each other. */
export type AssignmentLayout = "break-after-operator" | "never-break" | "break-left-side" | "fluid";

/** Left side, operator and right side in a layout. */
export function assignmentDoc(sides: {
  readonly left: Doc;
  readonly operator: " =" | ":";
  readonly right: Doc;
  readonly layout: AssignmentLayout;
}): Doc {
  const { left, operator, right } = sides;
  switch (sides.layout) {
    case "break-after-operator":
      return group([group([left]), operator, group([indent([line, right])])]);
    case "never-break":
      return group([group([left]), operator, " ", right]);
    case "break-left-side":
      return group([left, operator, " ", group([right])]);
    case "fluid": {
      // A right side that cannot break is moved as a whole, which takes two Docs less for each property.
      if (typeof right === "string") {
        return group([group([left]), operator, group([indent([line, right])])]);
      }
      const id = Symbol("assignment");
      return group([
        group([left]),
        operator,
        group([indent([line])], { id }),
        indentIfBreak(right, id),
      ]);
    }
    default:
      return unreachable(sides.layout);
  }
}

/** The layout for a value; `hasShortKey`: the left side is a key so short that a break after it gains nothing. */
export function valueLayout(left: Doc, value: ValueTree, hasShortKey = false): AssignmentLayout {
  if (!hasShortKey && (isString(value) || isPoorlyBreakable(value))) return "break-after-operator";
  const isShort =
    hasShortKey ||
    (value.kind === "literal" &&
      (typeof value.value === "boolean" || isUnsignedNumber(value.value)));
  return isShort && !canBreak(left) ? "never-break" : "fluid";
}

function isString(value: ValueTree): boolean {
  return value.kind === "literal" && typeof value.value === "string";
}

function isUnsignedNumber(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && !Object.is(value, -0);
}

/** A chain of names, perhaps called with at most one short argument: breaking within would not help. */
function isPoorlyBreakable(value: ValueTree): boolean {
  if (value.kind === "name") return value.path.length > 1;
  if (value.kind !== "call" || value.isNew || value.callee.kind !== "name") return false;
  const [first, second] = value.args;
  const hasFewArguments = first === undefined || (second === undefined && isShortArgument(first));
  return hasFewArguments && !hasComplexTypeArguments(value);
}

/** At most a quarter of the line. */
const shortArgument = printOptions.printWidth / 4;

function isShortArgument(argument: Item): boolean {
  if (argument.kind === "name") {
    const [first] = argument.path;
    return argument.path.length === 1 && (first === "this" || first.length <= shortArgument);
  }
  if (argument.kind === "literal") {
    return (
      typeof argument.value !== "string" || stringLiteral(argument.value).length <= shortArgument
    );
  }
  const isPlainCall =
    argument.kind === "call" && !argument.isNew && !argument.pure && argument.args.length === 0;
  if (!isPlainCall || argument.callee.kind !== "name" || argument.callee.path.length > 1)
    return false;
  return argument.callee.path[0].length <= shortArgument - 2;
}

function hasComplexTypeArguments({ typeArguments }: CallValue): boolean {
  const [first, second] = typeArguments;
  if (first === undefined) return false;
  if (second !== undefined || ["union", "intersection", "object"].includes(first.kind)) return true;
  return willBreak(typeArgumentsDoc(typeArguments));
}
