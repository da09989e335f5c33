/** `src/validators.ts`: a validator for each named schema, and the rules of all operations. Nothing else needs zod. */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import type { SchemaNames, Side } from "../../emit/typescript/schemas/schema-names.js";
import {
  isUnknownKind,
  type ValidatorNames,
} from "../../emit/typescript/schemas/validator-tree.js";
import { constOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import type { ApiModel, NamedSchema } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { allRules, madeValidator, rulesOf, type RuleScope } from "./operation-rules.js";
import { FileImports, sourceFile } from "./source-files.js";
import {
  validatedOperations,
  type ValidatorScopes,
  validatorScopes,
} from "./validated-operations.js";
import {
  allRulesName,
  rulesName,
  validatingName,
  validatorName,
  validatorNames,
  wordFile,
} from "./validator-names.js";

/** Its file below `src/`, without its ending. */
export const validatorsPath = "validators";

/** Its subpath of the package. */
export const validatorsSubpath = "schemas";

/** Whether the package has the file: where anything is known that could be checked. */
export function hasValidators(model: ApiModel): boolean {
  const schemas = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const scopes = validatorScopes((name) => schemas.get(name));
  return (
    model.schemas.some(({ schema }) => !isUnknownKind(scopes.response.kindOf(schema))) ||
    validatedOperations(model, scopes).length > 0
  );
}

/** The file, or none. */
export function validatorsFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  if (!hasValidators(model)) return [];
  const scopes = validatorScopes(names.find);
  const operations = validatedOperations(model, scopes);
  const validators = validatorNames(model, names);
  const rules = operations.map(({ operation }) => rulesName(operation, validators));
  const own = [...validators, ...rules, allRulesName];
  const imports = new FileImports(validatorsPath, own);
  const scope: RuleScope = {
    imports,
    names: { request: localNames("request"), response: localNames("response") },
  };
  const statements: readonly StatementStructures[] = [
    ...model.schemas.flatMap((named) => namedValidators(named, names, scopes, scope)),
    ...operations.map((each, index) => rulesOf(rules[index] ?? "", each, scope)),
    ...allRules(rules, imports),
    exportFrom({
      module: "./runtime/options.js",
      names: [{ name: "Validation" }],
      typeOnly: true,
    }),
    exportFrom({
      module: "./runtime/validation.js",
      names: [{ name: "OperationRules", typeOnly: true }, { name: validatingName }],
    }),
    exportFrom({
      module: "./runtime/validator.js",
      names: [{ name: "Validator" }],
      typeOnly: true,
    }),
  ];
  const origins = [placeText(model.folder, { file: "schemas/*.yaml", path: [] })];
  return [sourceFile({ file: validatorsPath, origins, imports: imports.imports, statements })];

  function localNames(side: Side): ValidatorNames {
    return {
      word: (word) => imports.value(word, wordFile(word)),
      validator: (schema) => validatorName(schema, side, names),
    };
  }
}

/** A validator for each type that a schema has. */
function namedValidators(
  { name, schema }: NamedSchema,
  names: SchemaNames,
  scopes: ValidatorScopes,
  scope: RuleScope,
): readonly StatementStructures[] {
  const { imports } = scope;
  return names.sidesOf(name).map((side) => {
    const typeName = names.typeName(name, side);
    return constOf({
      name: validatorName(name, side, names),
      docs: docComment({ summary: `Checks values of the type \`${typeName}\`.` }),
      type: reference(imports.type("Validator", "runtime/validator"), [
        reference(imports.type(typeName, "schemas")),
      ]),
      value: madeValidator(scopes[side].kindOf(schema), scope.names[side], imports),
    });
  });
}
