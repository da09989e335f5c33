/** Target `http`: a file of requests for each group, as editors and runners take them. */
import { ofGroup, type BuiltFile, type Target } from "../../emit/target.js";
import type { ApiModel, Group } from "../../model/model.js";
import { groupText } from "./group-file.js";
import { type Settings, settingsShape } from "./settings.js";

/** The target. */
export const http: Target<Settings> = {
  name: "http",
  summary: "Files of requests (.http), one for each group, for editors and runners.",
  settings: settingsShape,
  emit: (model) => ({
    value: model.groups.flatMap((group) => ofGroup(group, [groupFile(group, model)])),
    diagnostics: [],
  }),
};

/** The file of an outermost group, in which those below it are, too. */
function groupFile(group: Group, model: ApiModel): BuiltFile {
  return {
    kind: "built",
    path: `${group.id}.http`,
    print: () => groupText(group, model),
  };
}
