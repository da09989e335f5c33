/** All checks of meaning: each takes the model and says what in it contradicts itself or points nowhere. */
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { ApiModel } from "../../model/model.js";
import type { Manifest } from "../../validate/manifest.js";
import { checkFiles } from "./files.js";
import { gatherSchemas } from "./gathered-schemas.js";
import { knownNames } from "./known-names.js";
import { checkNames } from "./names.js";
import { checkPagination } from "./pagination.js";
import { checkPointedParameters } from "./pointed-parameters.js";
import { checkParameters } from "./parameters.js";
import { checkReferences } from "./references.js";
import { checkRoutes } from "./routes.js";
import { checkSchemas } from "./schemas.js";
import { checkShared } from "./shared.js";
import { checkSources } from "./sources.js";
import { checkTimes } from "./times.js";
import { checkVariables } from "./variables.js";

/** Everything that is wrong with the meaning of a manifest, in no particular order. */
export function check(model: ApiModel, manifest: Manifest): readonly Diagnostic[] {
  const names = knownNames(model, manifest);
  const schemas = gatherSchemas(model);
  return [
    ...checkFiles(manifest, names),
    ...checkSources(manifest, names),
    ...checkShared(model, manifest, names),
    ...checkNames(model),
    ...checkReferences(model, schemas.referring, names),
    ...checkRoutes(model, names),
    ...checkParameters(model, names),
    ...checkPagination(model, names),
    ...checkPointedParameters(model),
    ...checkSchemas(model, schemas, names),
    ...checkTimes(model),
    ...checkVariables(model),
  ];
}
