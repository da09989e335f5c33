/** Validators as the packages have them: one for each named schema, and others made where they are needed. */
import type { StatementStructures } from "ts-morph";
import type { NamedSchema } from "../../../model/model.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { docComment } from "../doc-comments.js";
import type { SchemaNames } from "../schemas/schema-names.js";
import type { Side } from "../../../sdk/schemas/sides.js";
import type { ValidatorScope } from "../schemas/validator-scope.js";
import { type KindTree, kindValue, type ValidatorNames } from "../schemas/validator-tree.js";
import { validatorScope } from "../schemas/validators.js";
import { constOf } from "../structures.js";
import { reference } from "../type-tree.js";
import { arrowOf, callOf, name as nameValue, type ValueTree } from "../value-tree.js";
import type { FileImports } from "./source-files.js";
import { validatorName, wordFile } from "./validator-names.js";

/** The parts that make validators. */
export interface RuleScope {
  readonly imports: FileImports;
  readonly names: Readonly<Record<Side, ValidatorNames>>;
  /** Folder below `src/` that has the runtime's files for them. */
  readonly folder: string;
}

/** A scope; `validatorOf` says what a file calls the validator of a named schema. */
export function ruleScope(
  imports: FileImports,
  folder: string,
  validatorOf: (schema: string, side: Side) => string,
): RuleScope {
  const namesOf = (side: Side): ValidatorNames => ({
    word: (word) => imports.value(word, `${folder}/${wordFile(word)}`),
    validator: (schema) => validatorOf(schema, side),
  });
  return { imports, folder, names: { request: namesOf("request"), response: namesOf("response") } };
}

/** The surroundings of validators, by the side that they stand on. */
export type ValidatorScopes = Readonly<Record<Side, ValidatorScope>>;

/** Surroundings in which schemas are found by name. */
export function validatorScopes(find: FindSchema): ValidatorScopes {
  return {
    request: validatorScope({ side: "request", find }),
    response: validatorScope({ side: "response", find }),
  };
}

/** A validator for each type that a schema has. */
export function namedValidators(
  { name, schema }: NamedSchema,
  names: SchemaNames,
  scopes: ValidatorScopes,
  scope: RuleScope,
): readonly StatementStructures[] {
  const { imports, folder } = scope;
  return names.sidesOf(name).map((side) => {
    const typeName = names.typeName(name, side);
    return constOf({
      name: validatorName(name, side, names),
      docs: docComment({ summary: `Checks values of the type \`${typeName}\`.` }),
      type: reference(imports.type("Validator", `${folder}/validator`), [
        reference(imports.type(typeName, "schemas")),
      ]),
      value: madeValidator(scopes[side].kindOf(schema), side, scope),
    });
  });
}

/** A validator as a value: one that has a name by that name, others made when they are first needed. */
export function validatorValue(kind: KindTree, side: Side, scope: RuleScope): ValueTree {
  const [only] = kind.word === "refer" ? kind.args : [];
  return only?.kind === "validator"
    ? nameValue(scope.names[side].validator(only.schema))
    : madeValidator(kind, side, scope);
}

/** A validator that is made when it is first needed: by then all others have been declared, whichever comes first. */
export function madeValidator(
  kind: KindTree,
  side: Side,
  { imports, folder, names }: RuleScope,
): ValueTree {
  const make = arrowOf({ parameters: [], body: kindValue(kind, names[side]) });
  const validator = nameValue(imports.value("validator", `${folder}/validator`));
  return callOf(validator, [make], { pure: true });
}
