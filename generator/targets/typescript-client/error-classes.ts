/** The classes of errors: one for each status that the manifest names for something else than a success. */
import { typeName } from "../../emit/typescript/names.js";
import { failureName, failureStatuses } from "../../sdk/operations/status-names.js";

/** File of the classes below `src/`, without its ending. */
export const errorsPath = "errors";

/** Every name that a class may have: kept free whether or not its status is named, so that no status renames a type. */
export const errorNames: readonly string[] = failureStatuses.map((status) =>
  typeName(failureName(status)),
);
