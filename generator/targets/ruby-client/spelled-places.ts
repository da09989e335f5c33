/** The expressions of callers at places of the plan whose type a filled fact may change. */
import { spokenCode } from "../../emit/ruby/ruby-code.js";
import { restsOnSchema } from "../../sdk/changes/answers-of-schemas.js";
import type { SpelledPlace, SpellPlace } from "../../sdk/changes/narrowed-types.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { answerType, payloadType } from "./call-signatures.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { memberText } from "./spelling.js";

/**
 * No value changes when a fact is filled in: what the signatures say of it does. A parameter that is not shown has no keyword
 * until it is, and a property no reader, so that only what calls and receivers give narrows.
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
      case "payload": {
        const name = names.events.get(place.event);
        const isAny = spokenCode(payloadType(place.event, names)) === "untyped";
        return name === undefined || isAny ? [] : [{ name: `receiver.${name}` }];
      }
      default:
        return [];
    }
  };
}

function spelledCall(plan: CallableOperation, names: Emission): SpelledPlace {
  const type = (): string | undefined =>
    typeText(spokenCode(answerType(givenBy(plan, names), names)));
  return { name: memberText(plan.id, names), type };
}

/** A type as signatures have it, without the way from the root; undefined where it is that of any value. */
function typeText(type: string): string | undefined {
  return type === "untyped" ? undefined : type.replaceAll(/(?<![\w:])::/g, "");
}
