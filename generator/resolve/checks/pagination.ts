/** Pagination: pagers that exist, and parameters that the operations which use them have. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/suggest.js";
import type { ParameterPointer } from "../../model/behaviour.js";
import { isOpen, knownItems } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { KnownNames } from "./known-names.js";
import { dangling } from "./references.js";

/** Checks how each operation pages. */
export function checkPagination(model: ApiModel, names: KnownNames): readonly Diagnostic[] {
  return operationsOf(model).flatMap((operation) => {
    const { pagination } = operation;
    if (pagination.state !== "known") return [];
    const { uses, at } = pagination.value;
    const pager = names.pagers.get(uses);
    if (pager !== undefined) {
      const roles = pager.request.state === "known" ? pager.request.value.items : [];
      return roles.flatMap(({ parameter }) =>
        parameter.state === "known" ? missingParameter(operation, parameter.value) : [],
      );
    }
    if (names.isLost("service.yaml", ["pagination", uses])) return [];
    const place = { ...at, path: [...at.path, "uses"] };
    const known = [...names.pagers.keys()];
    return [
      dangling({ code: "unknown-pagination", kind: "pagination", name: uses, at: place, known }),
    ];
  });
}

function missingParameter(
  { id, parameters, pagination }: Operation,
  { place, name }: ParameterPointer,
): readonly Diagnostic[] {
  if (place === "body" || isOpen(parameters[place])) return [];
  const known = knownItems(parameters[place]).map((parameter) => parameter.name);
  if (known.includes(name)) return [];
  const meant = didYouMean(name, known);
  return [
    diagnostic("unknown-parameter", {
      at: pagination.at,
      message: `${id} pages by ${place}.${name}, and has no such parameter`,
      help:
        meant === undefined ? `add \`${name}\` to its \`${place}\`` : `did you mean \`${meant}\`?`,
      related: [{ message: `its ${place} parameters`, at: parameters[place].at }],
    }),
  ];
}
