/** Parameters: what a place allows, and values that could not be written without a style. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { knownItems, knownValue } from "../../model/known.js";
import type {
  Parameter,
  ParameterPlace,
  ParameterStyle,
  PartEncoding,
} from "../../model/message.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { operationsOf } from "../../model/walk.js";
import type { KnownNames } from "./known-names.js";

/** The styles of each place (OpenAPI 3.1.1, section 4.8.12.4). */
const styles: Readonly<Record<ParameterPlace, readonly ParameterStyle[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Checks the parameters of every operation. */
export function checkParameters(model: ApiModel, names: KnownNames): readonly Diagnostic[] {
  const checked = (parameter: Parameter, place: ParameterPlace): readonly Diagnostic[] => [
    ...optionalInPath(parameter, place),
    ...styleOutOfPlace(parameter, place),
    ...arraysOutOfPlace(parameter),
    ...unwritable(parameter, names),
  ];
  return [
    ...operationsOf(model).flatMap(({ parameters, body }) => [
      ...(["path", "query", "header", "cookie"] as const).flatMap((place) =>
        knownItems(parameters[place])
          .filter(({ shared }) => shared === undefined)
          .flatMap((parameter) => checked(parameter, place)),
      ),
      ...partsOf(body).flatMap(arraysOutOfPlace),
    ]),
    ...model.shared.parameters.flatMap((each) =>
      checked({ ...each, name: each.wireName }, each.place),
    ),
  ];
}

/** How the properties of forms are written. */
function partsOf(body: Operation["body"]): readonly PartEncoding[] {
  const contents = body.state === "known" ? knownItems(body.value.content) : [];
  return contents.flatMap(({ encoding }) => knownItems(encoding));
}

function optionalInPath(
  { name, required }: Parameter,
  place: ParameterPlace,
): readonly Diagnostic[] {
  if (place !== "path" || required.state !== "known" || required.value) return [];
  return [
    diagnostic("optional-path-parameter", {
      at: required.at,
      message: `\`${name}\` is part of the path and cannot be optional`,
      help: "take `required: false` out; declare a second operation for the path without it",
    }),
  ];
}

function styleOutOfPlace({ style }: Parameter, place: ParameterPlace): readonly Diagnostic[] {
  if (style.state !== "known" || styles[place].includes(style.value)) return [];
  return [
    diagnostic("style-out-of-place", {
      at: style.at,
      message: `a ${place} parameter cannot have the style \`${style.value}\``,
      help: `known for it: ${styles[place].map((each) => `\`${each}\``).join(", ")}`,
    }),
  ];
}

/** Reports `arrays` at other styles, which say all of it themselves. */
function arraysOutOfPlace({
  style,
  arrays,
}: Pick<Parameter, "style" | "arrays">): readonly Diagnostic[] {
  if (arrays.state !== "known" || knownValue(style) === "deepObject") return [];
  return [
    diagnostic("arrays-out-of-place", {
      at: arrays.at,
      message: `\`arrays: ${arrays.value}\` is said of a style that is not \`deepObject\``,
      help: "take it out; `style` and `explode` say how lists are written in other styles",
    }),
  ];
}

/** Several values in one parameter can be written in several ways; while the way is not known, none is sent. */
function unwritable(
  { name, at, style, explode, schema }: Parameter,
  { schemas, isLost }: KnownNames,
): readonly Diagnostic[] {
  const facts = [style, explode];
  const isWritable = facts.every(({ state }) => state === "known");
  if (isWritable || facts.some((fact) => isLost(at.file, fact.at.path))) return [];
  const known = knownValue(schema);
  if (known === undefined || !hasSeveralValues(known, schemas)) return [];
  return [
    diagnostic("style-missing", {
      at: schema.at,
      message: `\`${name}\` takes several values, and how they are written is not known: clients refuse them`,
      help: "add `style` and `explode` as soon as they are known, such as `style: form, explode: false`",
    }),
  ];
}

/** True if a list or an object is among the values, or among those of a schema that it leads to. */
function hasSeveralValues(schema: Schema, schemas: KnownNames["schemas"]): boolean {
  const visited = new Set<string>();
  const waiting = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === "array" || next.kind === "object") return true;
    if (next.kind === "allOf" || next.kind === "anyOf" || next.kind === "oneOf") {
      waiting.push(...next.members);
    }
    if (next.kind !== "reference" || visited.has(next.name)) continue;
    visited.add(next.name);
    const target = schemas.get(next.name);
    if (target !== undefined) waiting.push(target.schema);
  }
  return false;
}
