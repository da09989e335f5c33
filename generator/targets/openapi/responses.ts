/** Answers of operations (OpenAPI 3.1.1, section 4.8.16). */
import { jsonObject, type JsonObject, type Word } from "../../emit/json-schema/json-objects.js";
import { reasonPhrase } from "../../emit/status-names.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { contentMap } from "./contents.js";
import type { DescriptionScope } from "./description-scope.js";
import { headerMap, isToken } from "./headers.js";
import { notShownWord, openIn, unknownIn } from "./not-shown.js";

/** The answers of an operation, and references to those that any operation may give; undefined where none is shown. */
export function responseMap(
  { responses }: Operation,
  anyGives: readonly Response[],
  scope: DescriptionScope,
): JsonObject | undefined {
  const own = knownItems(responses);
  const said = new Set(own.map(({ status }) => status));
  const given = own.filter(({ absent }) => !absent);
  const common = anyGives.filter(({ status }) => !said.has(status));
  if (given.length + common.length === 0) return undefined;
  return jsonObject([
    ...given.map((each): Word => [each.status, responseOf(each, scope)]),
    ...common.map(({ status }): Word => [status, referenceTo(status)]),
  ]);
}

/** The answers that any operation may give. */
export function commonResponses({ service }: DescriptionScope): readonly Response[] {
  return knownItems(service.errors).filter(({ absent }) => !absent);
}

/** They are components under their statuses. */
function referenceTo(status: string): JsonObject {
  return jsonObject([["$ref", `#/components/responses/${status}`]]);
}

/** One answer. To OpenAPI 3.1, and to most readers of 3.2, it has to have a description: where none is shown, what the registry calls the status. */
export function responseOf(response: Response, scope: DescriptionScope): JsonObject {
  const { status, description, headers, content } = response;
  const contents = knownItems(content);
  const listed = knownItems(headers).filter(({ name }) => isToken(name));
  const phrase = reasonPhrase(status) ?? "";
  return jsonObject([
    ["description", knownValue(description) ?? phrase],
    ["headers", listed.length > 0 ? headerMap(listed, scope) : undefined],
    ["content", contents.length > 0 ? contentMap(contents, scope) : undefined],
    notShownWord([...unknownIn({ description }), ...openIn({ headers, content })]),
  ]);
}
