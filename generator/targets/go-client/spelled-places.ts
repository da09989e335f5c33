/** What callers write for the places of the plan of which a filled fact may change the type of what they have. */
import { goText } from "../../emit/go/text.js";
import { ImportTable } from "../../emit/text/imports.js";
import type { NarrowedPlace, SpelledPlace, SpellPlace } from "../../sdk/changes/narrowed-types.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { type GivenShape, operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { ShapesById } from "../../sdk/shapes/settled-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
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
          .filter((each) => restsOn(givenBy(each, names), place, names.shapes.named))
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

/** Whether a call had no type of its own before a fact of a schema: what it gives is the schema, or a list or a map of it. */
function restsOn(
  given: GivenShape,
  { name, slot }: Extract<NarrowedPlace, { readonly kind: "schema" }>,
  named: ShapesById,
): boolean {
  const rests = (shape: Shape): boolean => {
    switch (shape.kind) {
      case "list":
        return rests(shape.item);
      case "map":
        return rests(shape.value);
      case "nullable":
        return rests(shape.of);
      case "named": {
        const target = named.get(shape.id);
        const alias = target?.kind === "alias" ? target.shape : undefined;
        // A record, an enum or a union had its type before its parts were known; a list of what is not shown had none.
        if (shape.id === name) return slot.length === 0 || (alias !== undefined && isPart(slot));
        return alias !== undefined && rests(alias);
      }
      case "raw":
      case "scalar":
      case "constant":
      case "tuple":
        return false;
      default:
        return unreachable(shape);
    }
  };
  return given.kind === "value" && rests(given.shape);
}

const isPart = (slot: readonly string[]): boolean =>
  slot.every((step) => step === "items" || step === "additional");
