/** The rules of operations as constants, and all of them as the option of a client. */
import type { StatementStructures } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { allRulesName, validatingName } from "../../emit/typescript/package/validator-names.js";
import { type RuleScope, validatorValue } from "../../emit/typescript/package/validators.js";
import type { Side } from "../../sdk/schemas/sides.js";
import type { KindTree } from "../../emit/typescript/schemas/validator-tree.js";
import { constOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
} from "../../emit/typescript/value-tree.js";
import type { ValidatedOperation } from "./validated-operations.js";

/** The rules of one operation. */
export function rulesOf(
  name: string,
  { operation, query, body, needsBody, answers }: ValidatedOperation,
  scope: RuleScope,
): StatementStructures {
  const entry = (key: string, kind: KindTree | undefined, side: Side): readonly ObjectEntry[] =>
    kind === undefined ? [] : [{ key, value: validatorValue(kind, side, scope) }];
  return constOf({
    name,
    docs: docComment({ summary: `The checks of calls of \`${operation.id}\`.` }),
    type: reference(scope.imports.type("OperationRules", "runtime/validation")),
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
