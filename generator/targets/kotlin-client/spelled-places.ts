/** The expressions of callers at places of the plan whose type a filled fact may change. */
import { spokenCode } from "../../emit/kotlin/kotlin-code.js";
import { code } from "../../emit/text/code.js";
import { restsOnSchema } from "../../sdk/changes/answers-of-schemas.js";
import type { SpelledPlace, SpellPlace } from "../../sdk/changes/narrowed-types.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { answerType, givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { functionText } from "./spelling.js";

/**
 * Only what a call gives narrows: a `JsonValue` becomes a `Book`, which is one, too. Parameters and properties that are not shown
 * have no property until they are, so that no property changes its type.
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
    const { kind } = givenBy(plan, names);
    if (kind === "unknown" || kind === "stream") return undefined;
    const text = spokenCode(answerType(plan, names)?.type ?? code`Nothing`);
    return text === "JsonValue" ? undefined : `${text}?`;
  };
  return { name: functionText(plan.id, names), type };
}
