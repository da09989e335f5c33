/** Representations of bodies: media types with their schemas (OpenAPI 3.1.1, section 4.8.14). */
import { jsonObject, type JsonObject } from "../../sdk/json-schema/json-objects.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Body, Content, PartEncoding } from "../../model/message.js";
import { type DescriptionScope, schemaOr } from "./description-scope.js";
import { notShownWord, openIn, unknownIn } from "./not-shown.js";
import { itemSchema } from "./streams.js";

/** How lists are written in style `deepObject`, which OpenAPI leaves open (OpenAPI 3.1.1, section 4.8.12.4). */
export const arraysWord = "x-deep-object-arrays";

/** A map of representations, by media type. */
export function contentMap(contents: readonly Content[], scope: DescriptionScope): JsonObject {
  return jsonObject(contents.map((each) => [each.mediaType, mediaType(each, scope)]));
}

function mediaType(content: Content, scope: DescriptionScope): JsonObject {
  const { encoding } = content;
  const parts = knownItems(encoding);
  const item = itemSchema(content, scope);
  return jsonObject([
    ["schema", item === undefined ? schemaOr(content.schema, scope) : undefined],
    ["itemSchema", item],
    [
      "encoding",
      parts.length > 0 ? jsonObject(parts.map((each) => [each.property, partOf(each)])) : undefined,
    ],
    notShownWord(isForm(content.mediaType) ? openIn({ encoding }) : []),
  ]);
}

/** Only forms have parts to be written (section 4.8.14.1). */
function isForm(mediaType: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded\b)/i.test(mediaType);
}

/** A part has a style or a content type, which then need not be said (section 4.8.15). */
function partOf({ contentType, style, explode, arrays }: PartEncoding): JsonObject {
  const hasStyle = contentType.state === "notShown" && style.state === "known";
  return jsonObject([
    ["contentType", knownValue(contentType)],
    ["style", knownValue(style)],
    ["explode", knownValue(explode)],
    [arraysWord, knownValue(arrays)],
    notShownWord(unknownIn(hasStyle ? { explode } : { contentType })),
  ]);
}

/** The body of a request (section 4.8.13); of one whose representations are not shown, any may come. */
export function requestBody(body: Body, scope: DescriptionScope): JsonObject {
  const { description, required, content } = body;
  const contents = knownItems(content);
  return jsonObject([
    ["description", knownValue(description)],
    ["required", knownValue(required)],
    ["content", contents.length > 0 ? contentMap(contents, scope) : anyContent],
    notShownWord([...unknownIn({ description, required }), ...openIn({ content })]),
  ]);
}

const anyContent: JsonObject = jsonObject([["*/*", jsonObject([])]]);
