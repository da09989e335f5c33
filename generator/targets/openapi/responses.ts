/** Answers of operations (OpenAPI 3.1.1, section 4.8.16). */
import { jsonObject, type JsonObject, type Word } from "../../sdk/json-schema/json-objects.js";
import { commonReplies, type Replies } from "../../sdk/operations/replies.js";
import { reasonPhrase } from "../../sdk/operations/status-names.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { ResponseFacts } from "../../model/shared.js";
import { contentMap } from "./contents.js";
import type { DescriptionScope } from "./description-scope.js";
import { headerMap, isToken } from "./headers.js";
import { notShownWord, openIn, unknownIn } from "./not-shown.js";

/** The answers of an operation, and references to those that any operation may give; undefined where none is shown. */
export function responseMap(
  { own, common }: Pick<Replies, "own" | "common">,
  scope: DescriptionScope,
): JsonObject | undefined {
  if (own.length + common.length === 0) return undefined;
  return jsonObject([
    ...own.map((each): Word => [each.status, givenResponse(each, scope)]),
    ...common.map((each): Word => [
      each.status,
      referenceTo(each.shared ?? responseKey(each, scope)),
    ]),
  ]);
}

function givenResponse(response: Response, scope: DescriptionScope): JsonObject {
  return response.shared === undefined
    ? responseOf(response, response.status, scope)
    : referenceTo(response.shared);
}

/** Answers among the components: those that any operation may give, and those that several share. */
export function responseComponents(scope: DescriptionScope): readonly Word[] {
  const own = commonReplies(scope.service).filter(({ shared }) => shared === undefined);
  return [
    ...own.map((each): Word => [responseKey(each, scope), responseOf(each, each.status, scope)]),
    ...scope.shared.responses.map((each): Word => [each.name, responseOf(each, "", scope)]),
  ];
}

/** They are components under their statuses; `default` may be the name of a shared one. */
function responseKey({ status }: Response, { shared }: DescriptionScope): string {
  return shared.responses.some(({ name }) => name === status) ? `status.${status}` : status;
}

function referenceTo(key: string): JsonObject {
  return jsonObject([["$ref", `#/components/responses/${key}`]]);
}

/** One answer. To OpenAPI 3.1, and to most readers of 3.2, it has to have a description: where none is shown, what the registry calls the status. */
function responseOf(response: ResponseFacts, status: string, scope: DescriptionScope): JsonObject {
  const { description, headers, content } = response;
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
