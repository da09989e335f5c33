/** Target `typescript-server`: an npm package that routes, reads, checks and answers what the manifest shows. */
import { packageCompilation } from "../../compile/compiled-files.js";
import type { Target } from "../../emit/target.js";
import { allGroups } from "../../emit/typescript/package/layout.js";
import { tsconfigJson } from "../../emit/typescript/package/package-json.js";
import { schemasFile } from "../../emit/typescript/package/schemas-file.js";
import { schemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { commonRepliesFile } from "./common-replies-file.js";
import { hasEvents } from "../../emit/typescript/package/events.js";
import { eventsFile } from "./events-file.js";
import { groupFile } from "./group-file.js";
import { exportedNames, indexFile } from "./index-file.js";
import { routedGroups } from "./layout.js";
import { mockFile } from "./mock-file.js";
import { packageJson } from "./package-files.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { serviceHeadersFile } from "./service-headers-file.js";
import { serverFile } from "./server-file.js";
import { type Settings, settingsShape } from "./settings.js";
import { headerLines, sourceFile, targetName } from "./source-files.js";
import { validatorsFile } from "./validators-file.js";

/** The target. */
export const typescriptServer: Target<Settings> = {
  name: targetName,
  summary: "An npm package with a typed server: routes, checks, problem details; on Hono.",
  settings: settingsShape,
  audience: "implementers",
  release: ({ package: name, version }) => ({ package: name, version }),
  compilation: () => packageCompilation,
  emit: (model, settings) => {
    const names = schemaNames(model, exportedNames);
    const layouts = routedGroups(model);
    const files = [
      packageJson(layouts, model, settings),
      tsconfigJson(headerLines, ["node"]),
      readme({ layouts, model, settings, names }),
      indexFile(model),
      serverFile(layouts, model),
      ...allGroups(layouts).map((layout) => groupFile(layout, model, names)),
      ...schemasFile(model, names, sourceFile),
      ...validatorsFile(model, names),
      ...commonRepliesFile(model, names),
      ...serviceHeadersFile(model, names),
      ...eventsFile(model, names),
      ...(settings.mock === true ? [mockFile(model)] : []),
      ...runtimeFiles({ withEvents: hasEvents(model), withMock: settings.mock === true }),
    ];
    return { value: files, diagnostics: [] };
  },
};
