/** Target `typescript-client`: an npm package with a typed client of the service. */
import type { Target } from "../../emit/target.js";
import { collidingInputs, schemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { clientFile } from "./client-file.js";
import { groupFile } from "./group-file.js";
import { indexFile, modelNames, runtimeNames } from "./index-file.js";
import { allGroups, layoutOf } from "./layout.js";
import { narrowedTypes } from "./narrowed.js";
import { packageJson, tsconfigJson } from "./package-files.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { commonErrorsFile } from "./responses.js";
import { schemasFile } from "./schemas-file.js";
import { classNameOf, type Settings } from "./settings.js";
import { targetName } from "./source-files.js";

/** The target. */
export const typescriptClient: Target<Settings> = {
  name: targetName,
  summary: "An npm package with a typed client: ESM, declarations, no dependency at run time.",
  emit: (model, settings) => {
    const className = classNameOf(settings);
    const names = schemaNames(model, [...runtimeNames, ...modelNames, className]);
    const layouts = layoutOf(model.groups);
    const files = [
      packageJson(layouts, model, settings),
      tsconfigJson(),
      readme(layouts, model, settings),
      indexFile(model, className),
      clientFile(layouts, model, className),
      ...allGroups(layouts).map((layout) => groupFile(layout, model, names)),
      ...schemasFile(model, names),
      ...commonErrorsFile(model, names),
      ...runtimeFiles(),
    ];
    return { value: files, diagnostics: collidingInputs(model, names) };
  },
  narrowed: narrowedTypes,
};
