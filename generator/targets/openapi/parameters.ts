/** Parameters of operations (OpenAPI 3.1.1, section 4.8.12). */
import { jsonObject, type JsonObject, type Word } from "../../sdk/json-schema/json-objects.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Parameter, ParameterPlace } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { ParameterFacts } from "../../model/shared.js";
import { isSingleValue } from "../../model/schema-slots.js";
import { parameterPlaces } from "../../sdk/operations/parameters.js";
import { arraysWord, contentMap } from "./contents.js";
import { type DescriptionScope, schemaOr } from "./description-scope.js";
import { isDescribed } from "./headers.js";
import { notShownWord, openIn, unknownIn } from "./not-shown.js";

/** The parameters of an operation: each of its path, also such as the manifest says only the name of, and those that it lists. */
export function parameterList(
  { parameters }: Pick<Operation, "parameters">,
  pathNames: readonly string[],
  scope: DescriptionScope,
): readonly JsonObject[] {
  const listed = parameterPlaces.flatMap((place) =>
    knownItems(parameters[place])
      .filter(({ name }) => place !== "header" || isDescribed(name))
      .map((each) => ({ place, each })),
  );
  const names = new Set(knownItems(parameters.path).map(({ name }) => name));
  const unlisted = [...new Set(pathNames)].filter((name) => !names.has(name));
  return [
    ...unlisted.map(unlistedParameter),
    ...listed.map(({ place, each }) =>
      isSaidElsewhere(each, scope)
        ? jsonObject([["$ref", `#/components/parameters/${each.shared}`]])
        : parameterOf(each, place, scope),
    ),
  ];
}

/** Parameters among the components. Under a path that names it otherwise, one that is shared is not the same. */
export function sharedParameters(scope: DescriptionScope): readonly Word[] {
  return scope.shared.parameters
    .filter(({ place, wireName }) => place !== "header" || isDescribed(wireName))
    .map((each): Word => [
      each.name,
      parameterOf({ ...each, name: each.wireName }, each.place, scope),
    ]);
}

function isSaidElsewhere({ name, shared }: Parameter, scope: DescriptionScope): boolean {
  return shared !== undefined && scope.wireNames.get(shared) === name;
}

/** The places of which nothing is shown, and those that may have more; one word where that is all of them. */
export function openPlaces({ parameters }: Pick<Operation, "parameters">): readonly string[] {
  const { path, query, header, cookie } = parameters;
  const isUnknown = parameterPlaces.every((place) => parameters[place].state === "notShown");
  if (isUnknown) return ["parameters"];
  return openIn({
    "parameters.path": path,
    "parameters.query": query,
    "parameters.header": header,
    "parameters.cookie": cookie,
  });
}

/** True if a parameter has more representations than the one that it can have here (section 4.8.12.3). */
export function hasManyContents({ content }: Pick<Parameter, "content">): boolean {
  return knownItems(content).length > 1;
}

function parameterOf(
  parameter: ParameterFacts & Pick<Parameter, "name">,
  place: ParameterPlace,
  scope: DescriptionScope,
): JsonObject {
  const { name, description, required, deprecated, style, explode, schema } = parameter;
  const { allowReserved, arrays, content } = parameter;
  const contents = knownItems(content);
  const isText = contents.length > 0;
  const isWritten = !isText && !isSingleValue(schema, scope.find);
  return jsonObject([
    ["name", name],
    ["in", place],
    ["description", knownValue(description)],
    ["required", place === "path" || knownValue(required)],
    ["deprecated", knownValue(deprecated)],
    ["style", isText ? undefined : knownValue(style)],
    ["explode", isText ? undefined : knownValue(explode)],
    [arraysWord, isText ? undefined : knownValue(arrays)],
    ["allowReserved", place === "query" ? knownValue(allowReserved) : undefined],
    isText && !hasManyContents(parameter)
      ? ["content", contentMap(contents, scope)]
      : ["schema", isText ? jsonObject([]) : schemaOr(schema, scope)],
    notShownWord([
      ...unknownIn({
        description,
        ...(place !== "path" && { required }),
        ...(isWritten && { style, explode }),
      }),
      ...(isText ? openIn({ content }) : []),
    ]),
  ]);
}

/** A parameter of which a path has the name, and nothing says more. */
function unlistedParameter(name: string): JsonObject {
  return jsonObject([
    ["name", name],
    ["in", "path"],
    ["required", true],
    ["schema", jsonObject([["x-not-shown", true]])],
    notShownWord(["description", "style", "explode"]),
  ]);
}
