/** `src/validators.ts`: a validator for each named schema, for the routes that refer to them. */
import { type BuiltFile, ofParts } from "../../emit/target.js";
import { FileImports, type FileParts } from "../../emit/typescript/package/source-files.js";
import { validatorName, validatorNames } from "../../emit/typescript/package/validator-names.js";
import {
  namedValidators,
  ruleScope,
  validatorScopes,
} from "../../emit/typescript/package/validators.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { withoutTexts } from "../../model/made-of.js";
import { lateFile, sharedFolder } from "./source-files.js";

/** Its path below `src/`, without its ending. */
export const validatorsPath = "validators";

/** The file; none where the manifest has no schemas. */
export function validatorsFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  if (model.schemas.length === 0) return [];
  return ofParts(withoutTexts, [lateFile(validatorsPath, () => validatorsParts(model, names))]);
}

function validatorsParts(model: ApiModel, names: SchemaNames): FileParts {
  const scopes = validatorScopes(names.find);
  const imports = new FileImports(validatorsPath, validatorNames(model, names));
  const scope = ruleScope(imports, sharedFolder, (schema, side) =>
    validatorName(schema, side, names),
  );
  // Before the imports are read, which it fills.
  const statements = model.schemas.flatMap((named) => namedValidators(named, names, scopes, scope));
  return {
    origins: [placeText(model.folder, { file: "schemas/*.yaml", path: [] })],
    imports: imports.imports,
    statements,
  };
}
