/** The expressions of callers at places of the plan whose type a filled fact may change. */
import { spokenCode } from "../../emit/java/java-code.js";
import { restsOnSchema } from "../../sdk/changes/answers-of-schemas.js";
import type { SpelledPlace, SpellPlace } from "../../sdk/changes/narrowed-types.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { answerType, givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { methodText } from "./spelling.js";

/**
 * Only what a call gives narrows: a `JsonValue` becomes a `Book`, which is one, too. Parameters and properties that are not shown
 * have no method until they are, so that no method changes its type.
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
    const text = spokenCode(answerType(plan, names).type);
    return text === "JsonValue" || text === "@Nullable JsonValue" ? undefined : text;
  };
  return { name: methodText(plan.id, names), type };
}
