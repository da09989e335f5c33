/** `src/validators.ts`: a validator for each named schema, and the rules of all operations. Nothing else needs zod. */
import type { StatementStructures } from "ts-morph";
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { FileImports, type FileParts } from "../../emit/typescript/package/source-files.js";
import {
  allRulesName,
  rulesName,
  validatingName,
  validatorName,
  validatorNames,
} from "../../emit/typescript/package/validator-names.js";
import {
  namedValidators,
  ruleScope,
  validatorScopes,
} from "../../emit/typescript/package/validators.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { isUnknownKind } from "../../emit/typescript/schemas/validator-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { withoutTexts } from "../../model/made-of.js";
import { allRules, rulesOf } from "./operation-rules.js";
import { isWanted, type Settings } from "./settings.js";
import { lateFile } from "./source-files.js";
import { validatedOperations } from "./validated-operations.js";
import { schemaFinder } from "../../model/schema-finder.js";

/** Its file below `src/`, without its ending. */
export const validatorsPath = "validators";

/** Its subpath of the package. */
export const validatorsSubpath = "schemas";

/** True if the package has the file: where it is wanted, and anything is known that could be checked. */
export function hasValidators(model: ApiModel, settings: Pick<Settings, "without">): boolean {
  if (!isWanted("validators", settings)) return false;
  const scopes = validatorScopes(schemaFinder(model));
  return (
    model.schemas.some(({ schema }) => !isUnknownKind(scopes.response.kindOf(schema))) ||
    validatedOperations(model, scopes).length > 0
  );
}

/** The file, or none. */
export function validatorsFile(
  model: ApiModel,
  names: SchemaNames,
  settings: Pick<Settings, "without">,
): readonly BuiltFile[] {
  if (!hasValidators(model, settings)) return [];
  return ofParts(withoutTexts, [lateFile(validatorsPath, () => validatorsParts(model, names))]);
}

function validatorsParts(model: ApiModel, names: SchemaNames): FileParts {
  const scopes = validatorScopes(names.find);
  const operations = validatedOperations(model, scopes);
  const validators = validatorNames(model, names);
  const taken = new Set(validators);
  const rules = operations.map(({ operation }) => rulesName(operation, taken));
  const own = [...validators, ...rules, allRulesName];
  const imports = new FileImports(validatorsPath, own);
  const scope = ruleScope(imports, "runtime", (schema, side) => validatorName(schema, side, names));
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
  return { origins, imports: imports.imports, statements };
}
