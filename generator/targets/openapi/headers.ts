/** Headers of requests and answers (OpenAPI 3.1.1, section 4.8.21). */
import { jsonObject, type JsonObject, type Word } from "../../sdk/json-schema/json-objects.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Header } from "../../model/message.js";
import type { HeaderFacts } from "../../model/shared.js";
import { commonHeaders } from "../../sdk/operations/common-headers.js";
import { isSingleValue } from "../../model/schema-slots.js";
import { type DescriptionScope, schemaOr } from "./description-scope.js";
import { notShownWord, unknownIn } from "./not-shown.js";

/** Headers of an answer, by name. */
export function headerMap(headers: readonly Header[], scope: DescriptionScope): JsonObject {
  return jsonObject(
    headers.map((each) => [
      each.name,
      each.shared === undefined
        ? headerOf(each, scope)
        : jsonObject([["$ref", `#/components/headers/${each.shared}`]]),
    ]),
  );
}

/** Returns a header, under any name. */
export function headerOf(header: HeaderFacts, scope: DescriptionScope): JsonObject {
  return jsonObject(wordsOf(header, scope));
}

/** The headers that go with every request, as far as a description has words for them: parameters among its components. */
export function headerParameters(scope: DescriptionScope): readonly Word[] {
  return describedHeaders(scope).map(({ key, ...header }): Word => [
    key,
    jsonObject([["name", header.name], ["in", "header"], ...wordsOf(header, scope)]),
  ]);
}

/** References to them, as far as an operation does not say otherwise of them. */
export function referencesToHeaders(
  own: readonly { readonly name: string }[],
  scope: DescriptionScope,
): readonly JsonObject[] {
  return commonHeaders(describedHeaders(scope), own).map(({ key }) =>
    jsonObject([["$ref", `#/components/parameters/${key}`]]),
  );
}

/** Names of components have fewer characters than those of headers (section 4.8.7.2). */
function describedHeaders({
  service,
  shared,
}: DescriptionScope): readonly (Header & { readonly key: string })[] {
  const taken = new Set(shared.parameters.map(({ name }) => name));
  return knownItems(service.headers)
    .filter(({ name }) => isDescribed(name))
    .map((header, index) => {
      const keys = [header.name, `header-${index + 1}`];
      const free = keys.find((key) => /^[\w.-]+$/.test(key) && !taken.has(key));
      // Names of what is shared have no dot.
      return { ...header, key: free ?? `header.${index + 1}` };
    });
}

/** True if a description can have a parameter for a header: of some it is to say nothing (section 4.8.12.2). */
export function isDescribed(header: string): boolean {
  return isToken(header) && !/^(?:accept|content-type|authorization)$/i.test(header);
}

/** Why a header has no place. */
export function whyNotDescribed(header: string): string {
  return isToken(header)
    ? "OpenAPI ignores a parameter of this name, because content and security say it."
    : "No header can have this name (RFC 9110, section 5.6.2).";
}

/** True if a header can have a name (RFC 9110, sections 5.1 and 5.6.2). */
export function isToken(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

function wordsOf(
  { description, required, explode, schema }: HeaderFacts,
  scope: DescriptionScope,
): readonly Word[] {
  const isSingle = isSingleValue(schema, scope.find);
  return [
    ["description", knownValue(description)],
    ["required", knownValue(required)],
    ["explode", knownValue(explode)],
    ["schema", schemaOr(schema, scope)],
    notShownWord(unknownIn({ description, required, ...(!isSingle && { explode }) })),
  ];
}
