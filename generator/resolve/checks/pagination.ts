/** Pagination: pagers that exist, and what the operations which use them have of what they name. */
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { ApiModel } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { operationsOf } from "../../model/walk.js";
import type { KnownNames } from "./known-names.js";
import { refusedPlaces } from "./page-places.js";
import { missingParameter } from "./pointed-parameters.js";
import { dangling } from "./references.js";
import { inside } from "../../source-ref.js";

/** Checks how each operation pages. */
export function checkPagination(model: ApiModel, names: KnownNames): readonly Diagnostic[] {
  let told = 0;
  return operationsOf(model).flatMap((operation) => {
    const { pagination } = operation;
    if (pagination.state !== "known") return [];
    const { uses, at } = pagination.value;
    const pager = names.pagers.get(uses);
    if (pager !== undefined) {
      const roles = pager.request.state === "known" ? pager.request.value.items : [];
      const parameters = roles.flatMap(({ parameter }) =>
        parameter.state === "known"
          ? missingParameter(operation, {
              pointer: parameter.value,
              at: pagination.at,
              verb: "pages by",
            })
          : [],
      );
      const find: FindSchema = (name) => names.schemas.get(name)?.schema;
      return [...parameters, ...refusedPlaces(operation, pager, find)];
    }
    if (names.isLost("service.yaml", ["pagination", uses])) return [];
    const place = inside(at, "uses");
    const known = [...names.pagers.keys()];
    const use = {
      code: "unknown-pagination",
      kind: "pagination",
      name: uses,
      at: place,
      known,
    } as const;
    return [dangling(use, told++)];
  });
}
