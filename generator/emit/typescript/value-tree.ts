/** The kinds of value and of statement that emitters use, as plain data, and the functions that make them. */
import type { TypeTree } from "./type-tree.js";

/** An expression: what a writer function of a structure carries where the structure wants an initializer. */
export type ValueTree =
  | { readonly kind: "literal"; readonly value: string | number | boolean | null }
  | NameValue
  | { readonly kind: "array"; readonly items: readonly Item[] }
  | ObjectValue
  | CallValue
  | ArrowValue;

/** A value that is known by a name: a variable, a property of one, or a member of `this`. */
export interface NameValue {
  readonly kind: "name";
  /** Identifiers, outermost first; the first may be `this` or a lone `super`, a later one `#private`. */
  readonly path: readonly [string, ...string[]];
}

/** An object literal. */
export interface ObjectValue {
  readonly kind: "object";
  readonly entries: readonly ObjectEntry[];
}

/** A call, or with `isNew` the making of an object. */
export interface CallValue {
  readonly kind: "call";
  readonly callee: ValueTree;
  readonly args: readonly Item[];
  readonly typeArguments: readonly TypeTree[];
  /** Marked so that bundlers drop the call when its result is not used. */
  readonly pure: boolean;
  readonly isNew: boolean;
}

/** A function that is one expression. */
export interface ArrowValue {
  readonly kind: "arrow";
  readonly parameters: readonly ArrowParameter[];
  readonly returnType: TypeTree | undefined;
  readonly body: ValueTree;
}

/** A parameter of an arrow function; its type may follow from where the function stands. */
export interface ArrowParameter {
  readonly name: string;
  readonly type?: TypeTree;
  readonly optional?: boolean;
}

/** All items or properties of another value: `...value`. */
export interface Spread {
  readonly kind: "spread";
  readonly value: ValueTree;
}

/** An item of an array, or an argument of a call. */
export type Item = ValueTree | Spread;

/** One property of an object literal. */
export interface Entry {
  readonly key: string;
  readonly value: ValueTree;
}

/** An entry of an object literal. */
export type ObjectEntry = Entry | Spread;

/** A statement of a function's body. */
export type StatementTree =
  | { readonly kind: "return"; readonly value: ValueTree }
  | { readonly kind: "expression"; readonly value: ValueTree }
  | { readonly kind: "assign"; readonly target: NameValue; readonly value: ValueTree };

/** A primitive value. */
export function literalValue(value: string | number | boolean | null): ValueTree {
  return { kind: "literal", value };
}

/** A variable, or a property of one: `name("books.list")`. */
export function name(dotted: string): NameValue {
  return { kind: "name", path: pathOf(dotted) };
}

/** A member of `this`: `thisMember("#client")`. */
export function thisMember(dotted: string): NameValue {
  return { kind: "name", path: ["this", ...pathOf(dotted)] };
}

function pathOf(dotted: string): [string, ...string[]] {
  if (!dotted.includes(".")) return [dotted];
  const [first = "", ...others] = dotted.split(".");
  return [first, ...others];
}

/** `[first, second]`. */
export function arrayValue(items: readonly Item[]): ValueTree {
  return { kind: "array", items };
}

/** `{ key: value }`; an entry whose value is a variable of the same name is written once. */
export function objectValue(entries: readonly ObjectEntry[]): ObjectValue {
  return { kind: "object", entries };
}

/** `callee(args)`, `new callee(args)`, and a call marked as pure. */
export function callOf(
  callee: ValueTree,
  args: readonly Item[],
  options: {
    readonly typeArguments?: readonly TypeTree[];
    readonly pure?: boolean;
    readonly isNew?: boolean;
  } = {},
): CallValue {
  return {
    kind: "call",
    callee,
    args,
    typeArguments: options.typeArguments ?? [],
    pure: options.pure ?? false,
    isNew: options.isNew ?? false,
  };
}

/** All items or properties of a value, in an array, a call or an object. */
export function spread(value: ValueTree): Spread {
  return { kind: "spread", value };
}

/** `(parameters): returnType => body`. */
export function arrowOf(arrow: {
  readonly parameters: readonly ArrowParameter[];
  readonly returnType?: TypeTree;
  readonly body: ValueTree;
}): ArrowValue {
  return {
    kind: "arrow",
    parameters: arrow.parameters,
    returnType: arrow.returnType,
    body: arrow.body,
  };
}

/** `return value;` */
export function returns(value: ValueTree): StatementTree {
  return { kind: "return", value };
}

/** `value;` for what it does. */
export function expression(value: ValueTree): StatementTree {
  return { kind: "expression", value };
}

/** `target = value;` */
export function assign(target: NameValue, value: ValueTree): StatementTree {
  return { kind: "assign", target, value };
}

/** True if an entry is written as its key alone: `{ client }`. */
export function isShorthand(entry: Entry): boolean {
  return (
    entry.key !== "__proto__" &&
    entry.value.kind === "name" &&
    entry.value.path.length === 1 &&
    entry.value.path[0] === entry.key &&
    entry.key !== "this"
  );
}
