/** The expressions of callers at places of the plan whose type a filled fact may change. */
import { goText } from "../../emit/go/text.js";
import { ImportTable } from "../../emit/text/imports.js";
import { restsOnSchema } from "../../sdk/changes/answers-of-schemas.js";
import type { SpelledPlace, SpellPlace } from "../../sdk/changes/narrowed-types.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { dataType, givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { methodText } from "./operation-docs.js";

/**
 * Only what a call gives narrows: `Answer[any]` becomes `Answer[Book]`. Parameters and properties that are not shown have no
 * field until they are, so that no field changes its type.
 */
export function spelledPlaces(names: Emission): SpellPlace {
  const operations = names.plan.groups
    .flatMap(operationsIn)
    .filter((each) => each.kind === "callable");
  return (place) => {
    switch (place.kind) {
      case "call":
        return operations
          .filter(({ id }) => id === place.operation)
          .map((each) => spelledCall(each, names));
      case "schema":
        // A property that is not spelled would be told as the whole schema.
        if (place.property !== undefined) return [{ name: place.property, type: () => undefined }];
        return operations
          .filter((each) => restsOnSchema(givenBy(each, names), place, names.shapes.named))
          .map((each) => spelledCall(each, names));
      default:
        return [];
    }
  };
}

function spelledCall(plan: CallableOperation, names: Emission): SpelledPlace {
  const type = (): string | undefined => {
    const given = givenBy(plan, names);
    if (given.kind === "unknown" || given.kind === "stream") return undefined;
    const data = dataType(given, names).print(new ImportTable(goText.imports, []));
    return data === "any" ? undefined : `*Answer[${data}]`;
  };
  return { name: methodText(plan.id, names), type };
}
