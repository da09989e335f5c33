/** Bodies that come item by item, for which OpenAPI 3.2 has words of their own (3.2.0, sections 4.14.3 and 4.14.4). */
import { jsonObject, type JsonObject } from "../../sdk/json-schema/json-objects.js";
import { dataOf, isJsonData, itemOf, streamKind } from "../../sdk/messages/streams.js";
import type { Content } from "../../model/message.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { type DescriptionScope, schemaOr } from "./description-scope.js";

/**
 * The schema of one item; undefined where a body is no stream, where the schema is one of all items together, and in 3.1,
 * which leaves it to readers what a schema says of a stream.
 */
export function itemSchema(
  { mediaType, schema }: Content,
  scope: DescriptionScope,
): JsonObject | undefined {
  const kind = scope.isLater ? streamKind(mediaType) : undefined;
  if (kind === undefined) return undefined;
  if (schema.state === "notShown") return schemaOr(schema, scope);
  const item = itemOf(schema.value, scope.find);
  if (kind === "events" && isDataAlone(item, scope.find)) return eventSchema(item, scope);
  return item === schema.value ? scope.schemaOf(item) : undefined;
}

/** True if the data of events may be text as well as JSON: no schema of an event says that. */
export function isMixedData({ mediaType, schema }: Content, find: FindSchema): boolean {
  if (streamKind(mediaType) !== "events" || schema.state === "notShown") return false;
  const item = itemOf(schema.value, find);
  return isDataAlone(item, find) && isMixed(item, find);
}

function isDataAlone(item: Schema, find: FindSchema): boolean {
  return dataOf(item, find) === item;
}

function isMixed(data: Schema, find: FindSchema): boolean {
  return data.kind !== "string" && !isJsonData(data, find);
}

/** An event whose data has a schema. */
function eventSchema(data: Schema, { schemaOf, find }: DescriptionScope): JsonObject {
  return jsonObject([
    ["type", "object"],
    ["properties", jsonObject([["data", dataSchema(schemaOf(data), data, find)]])],
  ]);
}

/** Data is text on the wire, whatever the text holds. */
function dataSchema(made: JsonObject, data: Schema, find: FindSchema): JsonObject {
  if (data.kind === "string") return made;
  return jsonObject([
    ["type", "string"],
    ...(isMixed(data, find)
      ? []
      : ([
          ["contentMediaType", "application/json"],
          ["contentSchema", made],
        ] as const)),
  ]);
}
