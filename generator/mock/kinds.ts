/** Validators as plain data → validators: their words are called as an emitted file of validators calls them. */
import type { Kind } from "#runtime/typescript-client/schema-faults.js";
import type { Validator } from "#runtime/typescript-client/validator.js";
import type { Argument, Call, KindTree } from "../emit/typescript/schemas/validator-tree.js";

/** The words that make the trees. */
export interface Words {
  /** The runtime's functions that make kinds and checks, by name. */
  readonly functions: Readonly<Record<string, unknown>>;
  /** The runtime's function that makes a validator. */
  readonly validator: (make: () => Kind) => Validator<unknown>;
}

/** Makes validators of trees; `named` are those that they may refer to, each made when it is first needed. */
export function validatorMaker(
  named: Readonly<Record<string, KindTree>>,
  { functions, validator }: Words,
): (tree: KindTree) => Validator<unknown> {
  const made = new Map<string, Validator<unknown>>();

  function validatorOf(tree: KindTree): Validator<unknown> {
    return validator(() => kindOf(tree));
  }

  function namedValidator(name: string): Validator<unknown> {
    const known = made.get(name);
    const tree = Object.hasOwn(named, name) ? named[name] : undefined;
    if (known !== undefined) return known;
    if (tree === undefined) throw new Error(`there is no validator of ${name}`);
    const fresh = validatorOf(tree);
    made.set(name, fresh);
    return fresh;
  }

  function kindOf(tree: KindTree): Kind {
    const kind = called(tree);
    if (!isKind(kind)) throw new Error(`${tree.word} made no kind`);
    return kind;
  }

  function called({ word, args }: Call): unknown {
    const make = functions[word];
    if (typeof make !== "function") throw new Error(`the runtime has no ${word}`);
    return Reflect.apply(make, undefined, args.map(argumentOf));
  }

  function argumentOf(argument: Argument): unknown {
    switch (argument.kind) {
      case "call":
        return called(argument);
      case "value":
        return argument.value;
      case "record":
        return Object.fromEntries(
          argument.entries.map(({ name, value }) => [name, argumentOf(value)]),
        );
      case "list":
        return argument.items.map(called);
      case "validator":
        return namedValidator(argument.schema);
    }
  }

  return validatorOf;
}

function isKind(value: unknown): value is Kind {
  return typeof value === "object" && value !== null && "accepts" in value && "find" in value;
}
