/** Validators of named schemas as plain data, as far as some rules refer to them. */
import type { ValidatorScope } from "../emit/typescript/schemas/validator-scope.js";
import type { Argument, KindTree } from "../emit/typescript/schemas/validator-tree.js";
import { isKind, type RuleTrees } from "../targets/typescript-server/rules.js";

/** Those that rules refer to, and those that these refer to, by the names of their schemas. */
export function namedTrees(
  rules: readonly RuleTrees[],
  { find, kindOf }: ValidatorScope,
): Readonly<Record<string, KindTree>> {
  const names = new Set(rules.flatMap(namesInRules));
  const trees = new Map<string, KindTree>();
  // What a tree refers to is added while the names are walked over.
  for (const name of names) {
    const schema = find(name);
    if (schema === undefined) continue;
    const tree = kindOf(schema);
    for (const other of argumentNames(tree)) names.add(other);
    trees.set(name, tree);
  }
  return Object.fromEntries(trees);
}

function namesInRules(rules: RuleTrees): readonly string[] {
  return Object.values(rules).flatMap((rule) =>
    isKind(rule) ? argumentNames(rule) : namesInRules(rule),
  );
}

/** Names of the schemas that a tree refers to. */
function argumentNames(argument: Argument): readonly string[] {
  switch (argument.kind) {
    case "call":
      return argument.args.flatMap(argumentNames);
    case "record":
      return argument.entries.flatMap(({ value }) => argumentNames(value));
    case "list":
      return argument.items.flatMap(argumentNames);
    case "validator":
      return [argument.schema];
    case "value":
      return [];
  }
}
