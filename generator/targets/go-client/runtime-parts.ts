/** Which parts of the runtime a package needs: a feature is there only where facts ask for it. */
import { isDate } from "../../emit/go/types.js";
import { featuresOf } from "../../sdk/features.js";
import { isSettled } from "../../sdk/shapes/settled-shapes.js";
import { declaredShapes, operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { NamedShape, Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";
import { pathValues } from "./path-values.js";
import type { RuntimePart } from "./runtime-files.js";

/** The parts. */
export function runtimeParts(names: Emission): ReadonlySet<RuntimePart> {
  const { plan, shapes } = names;
  const parts = new Set<RuntimePart>(featuresOf(plan));
  const calls = plan.groups.flatMap(operationsIn).filter((each) => each.kind === "callable");
  const hasFields = calls.some((each) =>
    pathValues(each, [], names).some(({ field }) => field !== undefined),
  );
  if (hasFields) parts.add("pathValues");
  for (const shape of declaredShapes(shapes)) shapeParts(shape, names, parts);
  for (const shape of valuesIn(names)) if (hasDate(shape)) parts.add("dates");
  return parts;
}

function shapeParts(shape: NamedShape, { shapes }: Emission, parts: Set<RuntimePart>): void {
  switch (shape.kind) {
    case "union":
      parts.add("unions");
      break;
    case "record": {
      const { others, fields } = shape;
      if (typeof others === "object" && isSettled(others, shapes.named)) parts.add("others");
      const isEither = fields.some(
        (each) =>
          each.presence === "optional" &&
          each.shape.kind === "nullable" &&
          isSettled(each.shape, shapes.named),
      );
      if (isEither) parts.add("nullable");
      break;
    }
    case "enum":
    case "alias":
      break;
    default:
      unreachable(shape);
  }
}

/** All shapes of which a type is written. */
function valuesIn({ shapes }: Emission): readonly Shape[] {
  const ofNamed = shapes.all.flatMap((each): readonly Shape[] => {
    switch (each.kind) {
      case "record":
        return [
          ...each.fields.map(({ shape }) => shape),
          ...(typeof each.others === "object" ? [each.others] : []),
        ];
      case "union":
        return each.variants.map(({ shape }) => shape);
      case "alias":
        return [each.shape];
      case "enum":
        return [];
      default:
        return unreachable(each);
    }
  });
  const ofCalls = [...shapes.calls.values()].flatMap(({ parameters, contents, given, items }) => [
    ...parameters.values(),
    ...contents.values(),
    ...items.values(),
    ...("shape" in given ? [given.shape] : []),
    ...("item" in given && given.item !== undefined ? [given.item] : []),
  ]);
  return [...ofNamed, ...ofCalls, ...shapes.failures.values(), ...shapes.payloads.values()];
}

function hasDate(shape: Shape): boolean {
  switch (shape.kind) {
    case "list":
      return hasDate(shape.item);
    case "map":
      return hasDate(shape.value);
    case "nullable":
      return hasDate(shape.of);
    default:
      return isDate(shape);
  }
}
