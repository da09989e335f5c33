/** What callers write for the places of the plan of which a filled fact may change the type of what they have. */
import { goText } from "../../emit/go/text.js";
import { ImportTable } from "../../emit/text/imports.js";
import type { SpellPlace } from "../../sdk/changes/narrowed-types.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { dataType, givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { methodText } from "./operation-docs.js";

/**
 * Only what a call gives narrows: `Answer[any]` becomes `Answer[Book]`. Parameters and properties that are not shown have no
 * field until they are, so that no field changes its type.
 */
export function spelledPlaces(names: Emission): SpellPlace {
  const operations = new Map(
    names.plan.groups.flatMap(operationsIn).map((each) => [each.id, each] as const),
  );
  return (place) => {
    const plan = place.kind === "call" ? operations.get(place.operation) : undefined;
    if (plan?.kind !== "callable") return [];
    const type = (): string | undefined => {
      const given = givenBy(plan, names);
      if (given.kind === "unknown" || given.kind === "stream") return undefined;
      const data = dataType(given, names).print(new ImportTable(goText.imports, []));
      return `*Answer[${data}]`;
    };
    return [{ name: methodText(plan.id, names), type }];
  };
}
