/** Which parts of the runtime a package needs: a feature is there only where facts ask for it. */
import { isDate } from "../../emit/go/types.js";
import { isSettled } from "../../sdk/shapes/settled-shapes.js";
import { declaredShapes, operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { NamedShape, Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { receivedEvents } from "./events-file.js";
import { pathValues } from "./path-values.js";
import type { RuntimePart } from "./runtime-files.js";

/** The parts. */
export function runtimeParts(names: Emission): ReadonlySet<RuntimePart> {
  const parts = new Set<RuntimePart>();
  const { plan, shapes } = names;
  for (const { means } of plan.service.credentials) {
    if (means.kind === "certificate") continue;
    parts.add("auth");
    if (means.kind === "basic") parts.add("basic");
    if (means.kind === "key") parts.add("keys");
    if (means.kind !== "oauth") continue;
    const flows = new Set(means.flows.map(({ name }) => name));
    if (flows.has("clientCredentials") || means.renewal !== undefined) parts.add("oauth");
    if (flows.has("authorizationCode")) parts.add("signin");
  }
  for (const operation of plan.groups.flatMap(operationsIn)) {
    if (operation.kind !== "callable") continue;
    if (operation.limits.length > 0) parts.add("limits");
    if (operation.request.baseUrl.kind !== "service") parts.add("ownBase");
    if (operation.paging?.kind === "followed") parts.add("pages");
    if (pathValues(operation, [], names).some(({ field }) => field !== undefined))
      parts.add("pathValues");
    const given = givenBy(operation, names);
    if (given.kind === "stream") parts.add(given.stream.kind === "events" ? "events" : "lines");
    for (const [content] of shapes.calls.get(operation.id)?.contents ?? []) {
      if (content.codec === "form")
        parts.add(content.form.encoder === "form" ? "forms" : "multipart");
    }
  }
  if (plan.service.rates.length > 0) parts.add("pacing");
  if (receivedEvents(names).length > 0) parts.add("webhooks");
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
