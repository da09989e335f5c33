/** Validators as plain data: calls of the runtime's words, before it is known what a file must import for them. */
import {
  arrayValue,
  callOf,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../value-tree.js";
import type { PlainJson } from "../../../sdk/json-schema/json-objects.js";
import { plainValue } from "../plain-value.js";
import { unreachable } from "../../../unreachable.js";

/** Functions of the runtime that make kinds of values. */
export type KindWord =
  | "allOf"
  | "anyOf"
  | "array"
  | "boolean"
  | "conditional"
  | "constant"
  | "literals"
  | "looseObject"
  | "never"
  | "not"
  | "nullable"
  | "nullValue"
  | "number"
  | "object"
  | "optional"
  | "refer"
  | "string"
  | "tuple"
  | "unknown";

/** Functions of the runtime that check values of one type further. */
export type CheckWord =
  | "contains"
  | "dependentRequired"
  | "dependentSchemas"
  | "exclusiveMaximum"
  | "exclusiveMinimum"
  | "integer"
  | "maximum"
  | "maxItems"
  | "maxLength"
  | "maxProperties"
  | "minimum"
  | "minItems"
  | "minLength"
  | "minProperties"
  | "multipleOf"
  | "pattern"
  | "propertyNames"
  | "required"
  | "uniqueItems";

/** A call of one of them. */
export interface Call<Word extends KindWord | CheckWord = KindWord | CheckWord> {
  readonly kind: "call";
  readonly word: Word;
  readonly args: readonly Argument[];
}

/** The maker of a kind. */
export type KindTree = Call<KindWord>;

/** A further check. */
export type CheckTree = Call<CheckWord>;

/** An argument of a call. */
export type Argument =
  | Call
  | { readonly kind: "value"; readonly value: PlainJson }
  | { readonly kind: "record"; readonly entries: readonly Named[] }
  | { readonly kind: "list"; readonly items: readonly KindTree[] }
  | { readonly kind: "validator"; readonly schema: string };

/** A kind under a name. */
export interface Named {
  readonly name: string;
  readonly value: Argument;
}

/** A kind of values. */
export function kindOf(word: KindWord, ...args: readonly Argument[]): KindTree {
  return { kind: "call", word, args };
}

/** A further check of values. */
export function checkOf(word: CheckWord, ...args: readonly Argument[]): CheckTree {
  return { kind: "call", word, args };
}

/** A plain value as an argument. */
export function plain(value: PlainJson): Argument {
  return { kind: "value", value };
}

/** Arguments by name. */
export function record(entries: readonly Named[]): Argument {
  return { kind: "record", entries };
}

/** True if a kind accepts everything. */
export function isUnknownKind({ word }: KindTree): boolean {
  return word === "unknown";
}

/** True if a kind accepts every text, and nothing else. */
export function isAnyText({ word, args }: KindTree): boolean {
  return word === "string" && args.length === 0;
}

/** Several kinds at once, those that say nothing left out. */
export function allOfKinds(kinds: readonly KindTree[]): KindTree {
  const telling = kinds.filter((each) => !isUnknownKind(each));
  const [only] = telling;
  if (only === undefined) return kindOf("unknown");
  return telling.length === 1 ? only : kindOf("allOf", ...telling);
}

/** One of several kinds; anything where one of them is anything. */
export function anyOfKinds(kinds: readonly KindTree[]): KindTree {
  if (kinds.some(isUnknownKind)) return kindOf("unknown");
  const possible = kinds.filter(({ word }) => word !== "never");
  const others = possible.filter(({ word }) => word !== "nullValue");
  const [only] = others;
  if (only === undefined) return possible[0] ?? kindOf("never");
  const kind = others.length === 1 ? only : kindOf("anyOf", ...others);
  return others.length === possible.length ? kind : kindOf("nullable", kind);
}

/** How a file calls what a tree refers to; each is asked for only if the tree has it. */
export interface ValidatorNames {
  readonly word: (word: KindWord | CheckWord) => string;
  readonly validator: (schema: string) => string;
}

/** The expression that makes a kind. */
export function kindValue(tree: Call, names: ValidatorNames): ValueTree {
  return callOf(
    nameValue(names.word(tree.word)),
    tree.args.map((each) => argumentValue(each, names)),
  );
}

function argumentValue(argument: Argument, names: ValidatorNames): ValueTree {
  switch (argument.kind) {
    case "call":
      return kindValue(argument, names);
    case "value":
      return plainValue(argument.value);
    case "record":
      return objectValue(
        argument.entries.map(({ name, value }) => ({
          key: name,
          value: argumentValue(value, names),
        })),
      );
    case "list":
      return arrayValue(argument.items.map((each) => kindValue(each, names)));
    case "validator":
      return nameValue(names.validator(argument.schema));
    default:
      return unreachable(argument);
  }
}
