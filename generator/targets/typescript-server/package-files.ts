/** The file that makes the folder a package: `package.json`. */
import type { BuiltFile } from "../../emit/target.js";
import { allGroups, type GroupLayout } from "../../emit/typescript/package/layout.js";
import { jsonFile } from "../../emit/json-file.js";
import { entryPoint, packedFiles } from "../../emit/typescript/package/package-json.js";
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { eventsPath, hasEvents } from "../../emit/typescript/package/events.js";
import { mockPath } from "./mock-file.js";
import type { PackageSettings } from "./settings.js";
import { headerLines } from "./source-files.js";

/** The dependencies of the runtime: the router, its adapter for Node, and the library of the validators. */
const dependencies = { "@hono/node-server": "^2.1.0", hono: "^4.13.0", zod: "^4.6.0" };

/** The package's description of itself: ESM only, declarations, one subpath a group. */
export function packageJson(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  settings: PackageSettings,
): BuiltFile {
  const title = servicePlan(model).title;
  return jsonFile("package.json", headerLines, {
    name: settings.package,
    version: settings.version,
    ...(title !== undefined && { description: `A server of ${title}` }),
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
      ...(hasEvents(model) && { [`./${eventsPath}`]: entryPoint(eventsPath) }),
      ...(settings.mock === true && { [`./${mockPath}`]: entryPoint(mockPath) }),
      "./node": entryPoint("runtime/node"),
      "./package.json": "./package.json",
    },
    files: packedFiles,
    scripts: { build: "tsc --project tsconfig.json", prepack: "npm run build" },
    dependencies,
    devDependencies: { "@types/node": ">=20", typescript: ">=5.9" },
  });
}
