/** The rules of operations as constants, and all of them as the option of a client. */
import type { StatementStructures } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import {
  type KindTree,
  kindValue,
  type ValidatorNames,
} from "../../emit/typescript/schemas/validator-tree.js";
import type { Side } from "../../emit/typescript/schemas/schema-names.js";
import { constOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import {
  arrowOf,
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { FileImports } from "./source-files.js";
import type { ValidatedOperation } from "./validated-operations.js";
import { allRulesName, validatingName } from "./validator-names.js";

/** What the rules are made with. */
export interface RuleScope {
  readonly imports: FileImports;
  readonly names: Readonly<Record<Side, ValidatorNames>>;
}

/** The rules of one operation. */
export function rulesOf(
  name: string,
  { operation, query, body, needsBody, answers }: ValidatedOperation,
  { imports, names }: RuleScope,
): StatementStructures {
  const entry = (key: string, kind: KindTree | undefined, side: Side): readonly ObjectEntry[] =>
    kind === undefined ? [] : [{ key, value: validatorValue(kind, names[side], imports) }];
  return constOf({
    name,
    docs: docComment({ summary: `What can be checked of calls of \`${operation.id}\`.` }),
    type: reference(imports.type("OperationRules", "runtime/validation")),
    value: objectValue([
      { key: "id", value: literalValue(operation.id) },
      ...entry("query", query, "request"),
      ...entry("body", body, "request"),
      ...(needsBody ? [{ key: "needsBody", value: literalValue(true) }] : []),
      ...(answers.length === 0
        ? []
        : [
            {
              key: "answers",
              value: objectValue(
                answers.flatMap(({ status, kind }) => entry(status, kind, "response")),
              ),
            },
          ]),
    ]),
  });
}

/** The option that checks all operations; none where there are no rules. */
export function allRules(
  rules: readonly string[],
  imports: FileImports,
): readonly StatementStructures[] {
  if (rules.length === 0) return [];
  return [
    constOf({
      name: allRulesName,
      docs: docComment({
        summary: "Checks all operations: an option of a client, or of a call.",
        paragraphs: ["A bundle with it carries all validators; `validating` takes single rules."],
      }),
      type: reference(imports.type("Validation", "runtime/options")),
      value: callOf(
        nameValue(imports.value(validatingName, "runtime/validation")),
        rules.map((each) => nameValue(each)),
        { pure: true },
      ),
    }),
  ];
}

/** A validator as a value: one that has a name by that name, others made when they are first needed. */
export function validatorValue(
  kind: KindTree,
  names: ValidatorNames,
  imports: FileImports,
): ValueTree {
  const [only] = kind.word === "refer" ? kind.args : [];
  return only?.kind === "validator"
    ? nameValue(names.validator(only.schema))
    : madeValidator(kind, names, imports);
}

/** A validator that is made when it is first needed: by then all others have been declared, whichever comes first. */
export function madeValidator(
  kind: KindTree,
  names: ValidatorNames,
  imports: FileImports,
): ValueTree {
  const make = arrowOf({ parameters: [], body: kindValue(kind, names) });
  return callOf(nameValue(imports.value("validator", "runtime/validator")), [make], { pure: true });
}
