/** Target `typescript-server`: a server that routes, reads and checks requests, as an npm package or as sources. */
import { packageCompilation } from "../../compile/compiled-files.js";
import { ofGroup, ofParts, type Target } from "../../emit/target.js";
import { allGroups } from "../../emit/typescript/package/layout.js";
import { tsconfigJson, withoutPackage } from "../../emit/typescript/package/package-json.js";
import { schemasFile } from "../../emit/typescript/package/schemas-file.js";
import { namesTable, schemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { commonRepliesFile } from "./common-replies-file.js";
import { hasEvents } from "../../emit/typescript/package/events.js";
import { eventsFile } from "./events-file.js";
import { groupFile } from "./group-file.js";
import { withoutTexts } from "../../model/made-of.js";
import { exportedNames, indexFile } from "./index-file.js";
import { routedGroups } from "./layout.js";
import { mockFile } from "./mock-file.js";
import { packageJson } from "./package-files.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { serviceHeadersFile } from "./service-headers-file.js";
import { serverFile } from "./server-file.js";
import { isPackage, type Settings, settingsShape } from "./settings.js";
import { headerLines, lateFile, targetName } from "./source-files.js";
import { validatorsFile } from "./validators-file.js";

/** The target. */
export const typescriptServer: Target<Settings> = {
  name: targetName,
  summary:
    "A typed server on Hono, with routes, checks and problem details: an npm package, or its sources.",
  settings: settingsShape,
  audience: "implementers",
  release: (settings) =>
    isPackage(settings) ? { package: settings.package, version: settings.version } : undefined,
  compilation: (settings) => (isPackage(settings) ? packageCompilation : undefined),
  emit: (model, settings) => {
    const names = schemaNames(model, exportedNames);
    const layouts = routedGroups(model);
    const files = [
      ...(isPackage(settings)
        ? [
            packageJson(layouts, model, settings),
            tsconfigJson(headerLines, ["node"]),
            readme({ layouts, model, settings, names }),
          ]
        : []),
      indexFile(model),
      serverFile(layouts, model),
      ...allGroups(layouts).flatMap((layout) =>
        ofGroup(layout.group, [groupFile(layout, model, names)]),
      ),
      ...schemasFile(model, names, lateFile),
      ...validatorsFile(model, names),
      ...commonRepliesFile(model, names),
      ...serviceHeadersFile(model, names),
      ...eventsFile(model, names),
      ...(settings.mock === true ? ofParts(withoutTexts, [mockFile(model)]) : []),
      ...runtimeFiles({ withEvents: hasEvents(model), withMock: settings.mock === true }),
    ];
    return {
      value: isPackage(settings) ? files : withoutPackage(files),
      diagnostics: [],
      tables: { values: [layouts, namesTable(names, model)], haveShapes: false },
    };
  },
};
