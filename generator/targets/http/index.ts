/** Target `http`: a file of requests for each group, as editors and runners take them. */
import type { BuiltFile, Target } from "../../emit/target.js";
import type { ApiModel, Group } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { groupText } from "./group-file.js";
import { type Settings, settingsShape } from "./settings.js";

/** The target. */
export const http: Target<Settings> = {
  name: "http",
  summary: "Files of requests (.http), one for each group, for editors and runners.",
  settings: settingsShape,
  emit: (model) => {
    const schemas = new Map<string, Schema>(model.schemas.map((each) => [each.name, each.schema]));
    const find: FindSchema = (name) => schemas.get(name);
    const value = model.groups.map((group) => groupFile(group, model, find));
    return { value, diagnostics: [] };
  },
};

/** The file of an outermost group, in which those below it are, too. */
function groupFile(group: Group, model: ApiModel, find: FindSchema): BuiltFile {
  return {
    kind: "built",
    path: `${group.id}.http`,
    print: () => groupText(group, model, find),
  };
}
