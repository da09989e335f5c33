/** The expressions of callers at places of the plan whose type a filled fact may narrow, and these types. */
import { pythonText } from "../../emit/python/text.js";
import { alone, type Operands, valueType } from "../../emit/python/types.js";
import { fieldsOf } from "../../emit/python/typed-dicts.js";
import { onOneLine } from "../../emit/python/width.js";
import { ImportTable } from "../../emit/text/imports.js";
import type { NarrowedPlace, SpelledPlace, SpellPlace } from "../../sdk/changes/narrowed-types.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { typeName } from "../../sdk/shapes/class-names.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { unreachable } from "../../unreachable.js";
import { dataType, givenBy } from "./answers.js";
import type { Argument } from "./arguments.js";
import type { Emission } from "./emission.js";
import { inputsOf } from "./inputs.js";
import { memberText } from "./spelling.js";

/**
 * No value changes when a fact is filled in: what type checkers know of it does. Values of a path are identifiers whatever they
 * are, and options for what is not shown stay.
 */
export function spelledPlaces(names: Emission): SpellPlace {
  const operations = new Map(
    names.plan.groups.flatMap(operationsIn).map((each) => [each.id, each] as const),
  );
  return (place) => {
    switch (place.kind) {
      case "schema":
        return schemaPlaces(place, names);
      case "common-answer": {
        const name = names.failures.get(place.status);
        return name === undefined ? [] : [{ name: `${name}.body` }];
      }
      case "payload": {
        const name = names.events.get(place.event);
        return name === undefined ? [] : [{ name: `Receiver.${name}` }];
      }
      default: {
        const plan = operations.get(place.operation);
        return plan?.kind === "callable" ? callPlaces(place, plan, names) : [];
      }
    }
  };
}

type PlaceOfCall = Extract<NarrowedPlace, { readonly operation: string }>;

function callPlaces(
  place: PlaceOfCall,
  plan: CallableOperation,
  names: Emission,
): readonly SpelledPlace[] {
  const call = memberText(plan.id, names);
  switch (place.kind) {
    case "call":
      return [{ name: call, type: () => typeText(dataType(givenBy(plan, names), names)) }];
    case "body":
      return argumentPlaces(call, plan, names, ({ name }) => name === "body");
    case "parameter":
      return argumentPlaces(
        call,
        plan,
        names,
        ({ parameter }) => parameter?.place === place.in && parameter.name === place.name,
      );
    case "parameters":
    case "others":
    case "answer":
      return [];
    default:
      return unreachable(place);
  }
}

function argumentPlaces(
  call: string,
  plan: CallableOperation,
  names: Emission,
  isIt: (argument: Argument) => boolean,
): readonly SpelledPlace[] {
  const found = inputsOf(plan, names).given.find(isIt);
  if (found === undefined) return [];
  return [{ name: `${call}(${found.name}=…)`, type: () => typeText(found.type) }];
}

function schemaPlaces(
  { name, property }: Extract<NarrowedPlace, { readonly kind: "schema" }>,
  names: Emission,
): readonly SpelledPlace[] {
  return names.shapes.all.flatMap((shape): readonly SpelledPlace[] => {
    if (shape.id !== name && shape.id !== `${name}/~sent`) return [];
    const own = typeName(shape.id, names.types);
    if (property === undefined) {
      const type =
        shape.kind === "alias" ? () => typeText(valueType(shape.shape, names.types)) : undefined;
      return [{ name: own, ...(type && { type }) }];
    }
    if (shape.kind !== "record") return [];
    const field = fieldsOf(shape, names.types).find((each) => each.field.name.wire === property);
    if (field === undefined) return [];
    return [{ name: `${own}[${JSON.stringify(property)}]`, type: () => typeText(field.type) }];
  });
}

/** A type as callers would write it; undefined where it is that of any value. */
function typeText(type: Operands): string | undefined {
  const text = onOneLine(alone(type).print(new ImportTable(pythonText.imports, [])));
  return text === "object" ? undefined : text;
}
