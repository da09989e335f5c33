/** The file that makes the folder a package: `package.json`. */
import type { BuiltFile } from "../../emit/target.js";
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { authenticationPath } from "../../emit/typescript/package/authentication-schemes.js";
import { hasAuthentication } from "../../emit/typescript/package/authentication-schemes.js";
import { eventsPath, hasEvents } from "../../emit/typescript/package/events.js";
import { allGroups, type GroupLayout } from "../../emit/typescript/package/layout.js";
import type { PackageSettings } from "./settings.js";
import { jsonFile } from "../../emit/json-file.js";
import { entryPoint, packedFiles } from "../../emit/typescript/package/package-json.js";
import { headerLines } from "./source-files.js";
import { hasTanstack, tanstackPath } from "./tanstack-file.js";
import { hasValidators, validatorsPath, validatorsSubpath } from "./validators-file.js";

/** The first version that tells absent properties from `undefined` as the validators need it. */
const zodRange = "^4.6.0";

/** The package's description of itself: ESM only, declarations, one subpath a group, nothing needed at run time. */
export function packageJson(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: PackageSettings,
): BuiltFile {
  const title = servicePlan(model).title;
  const validated = hasValidators(model, settings);
  return jsonFile("package.json", headerLines, {
    name: settings.package,
    version: settings.version,
    ...(title !== undefined && { description: `A client of ${title}` }),
    license: settings.license,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: {
      ".": entryPoint("index"),
      ...Object.fromEntries(
        allGroups(layouts).map(({ subpath, file }) => [
          `./${subpath}`,
          entryPoint(`groups/${file}`),
        ]),
      ),
      ...(hasAuthentication(model) && {
        [`./${authenticationPath}`]: entryPoint(authenticationPath),
      }),
      ...(hasEvents(model) && { [`./${eventsPath}`]: entryPoint(eventsPath) }),
      ...(hasTanstack(layouts, model, settings) && {
        [`./${tanstackPath}`]: entryPoint(tanstackPath),
      }),
      ...(validated && { [`./${validatorsSubpath}`]: entryPoint(validatorsPath) }),
      "./package.json": "./package.json",
    },
    files: packedFiles,
    scripts: { build: "tsc --project tsconfig.json", prepack: "npm run build" },
    // Only who imports the validators needs it.
    ...(validated && {
      peerDependencies: { zod: zodRange },
      peerDependenciesMeta: { zod: { optional: true } },
    }),
    devDependencies: { typescript: ">=5.9", ...(validated && { zod: zodRange }) },
  });
}
