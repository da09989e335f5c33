/** `src/events.ts`: a typed sender for each event that the service sends by itself. */
import type { BuiltFile } from "../../emit/target.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { ApiModel } from "../../model/model.js";

/** Its path below `src/` without its ending, and its subpath of the package. */
export const eventsPath = "events";

/** Whether the package has the file. */
export function hasEvents(_model: ApiModel): boolean {
  return false;
}

/** The file, or none. */
export function eventsFile(_model: ApiModel, _names: SchemaNames): readonly BuiltFile[] {
  return [];
}
