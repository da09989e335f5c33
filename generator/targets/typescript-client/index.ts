/** Target `typescript-client`: an npm package with a typed client of the service. */
import { packageCompilation } from "../../compile/compiled-files.js";
import { ofGroup, type Target } from "../../emit/target.js";
import { typescript } from "../../emit/typescript/sample-language.js";
import {
  collidingInputs,
  namesTable,
  schemaNames,
} from "../../emit/typescript/schemas/schema-names.js";
import { authenticationFile } from "./authentication-file.js";
import { clientFile } from "./client-file.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { errorsFile } from "./errors-file.js";
import { eventsFile } from "./events-file.js";
import { environmentFile } from "./environment-file.js";
import { groupFile } from "./group-file.js";
import { indexFile, modelNames, runtimeNames } from "./index-file.js";
import { allGroups, layoutOf } from "../../emit/typescript/package/layout.js";
import { packageJson } from "./package-files.js";
import { tsconfigJson, withoutPackage } from "../../emit/typescript/package/package-json.js";
import { rateLimitsFile } from "./rate-limits-file.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { commonErrorsFile } from "./responses.js";
import { schemasFile } from "../../emit/typescript/package/schemas-file.js";
import { securityFile } from "./security.js";
import { serviceHeadersFile } from "./service-headers.js";
import {
  classNameOf,
  importedFrom,
  isPackage,
  isWanted,
  ownName,
  type Settings,
  settingsShape,
} from "./settings.js";
import { sharedResponsesFile, withSharedResponses } from "./shared-responses.js";
import { headerLines, lateFile, reservedSubpaths, targetName } from "./source-files.js";
import { spelledPlaces } from "./spelled-places.js";
import { tanstackFile } from "./tanstack-file.js";
import { hasValidators, validatorsFile } from "./validators-file.js";

/** The target. */
export const typescriptClient: Target<Settings> = {
  name: targetName,
  summary:
    "A typed client: an npm package, or its sources for a bundler; no dependency at run time.",
  settings: settingsShape,
  audience: "callers",
  release: (settings) =>
    isPackage(settings) ? { package: settings.package, version: settings.version } : undefined,
  entryName: classNameOf,
  compilation: (settings) => (isPackage(settings) ? packageCompilation : undefined),
  sampleLanguage: (settings) =>
    typescript({ package: importedFrom(settings), className: classNameOf(settings) }),
  emit: (model, settings) => {
    const className = classNameOf(settings);
    const taken = [...runtimeNames, ...modelNames, className];
    const names = withSharedResponses(schemaNames(model, taken), model, taken);
    const layouts = layoutOf(model.groups, reservedSubpaths);
    const errors = servicePlan(model).failures;
    const files = [
      ...(isPackage(settings)
        ? [
            packageJson(layouts, model, settings),
            tsconfigJson(headerLines, []),
            readme({ layouts, model, settings, names, errors }),
          ]
        : []),
      ...indexFile(model, className, names),
      clientFile(layouts, model, className),
      ...allGroups(layouts).flatMap((layout) =>
        ofGroup(layout.group, [groupFile(layout, model, names)]),
      ),
      ...schemasFile(model, names, lateFile),
      ...sharedResponsesFile(model, names),
      ...errorsFile(model, names, errors),
      ...commonErrorsFile(model, names, errors),
      ...authenticationFile(model),
      environmentFile(model, ownName(settings)),
      ...rateLimitsFile(model),
      ...securityFile(model),
      ...serviceHeadersFile(model, names),
      ...eventsFile(model, names),
      ...tanstackFile(layouts, model, names, settings),
      ...validatorsFile(model, names, settings),
      ...runtimeFiles({
        withValidators: hasValidators(model, settings),
        withTanstack: isWanted("tanstack", settings),
      }),
    ];
    const output = isPackage(settings) ? files : withoutPackage(files);
    const tables = { values: [layouts, namesTable(names, model)], haveShapes: false };
    return { value: output, diagnostics: collidingInputs(model, names), tables };
  },
  spelledPlaces,
};
