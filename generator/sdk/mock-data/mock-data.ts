/** What a mock answers with: the runtime's `MockData`, made from the model alone, as plain data. */
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { operationsOf } from "../../model/walk.js";
import { plainObject } from "../json-schema/json-objects.js";
import { namedSchemas } from "../json-schema/named-schemas.js";
import type { JsonSchema } from "../json-schema/schema-scope.js";
import { mockPaging, type MockPagingData } from "./mock-paging.js";
import type { CarriedContent } from "../messages/carried-bodies.js";
import { isCallable } from "../operations/facts.js";
import type { ReplyHeader, ReplyPlan } from "../operations/reply-plan.js";
import { servedCommonReplies, servedReplies } from "../operations/served-replies.js";

/** All that a mock answers with; the runtime's `MockData` says what each member is. */
export interface MockData {
  readonly baseUrl?: string;
  readonly errors?: readonly MockReplyData[];
  readonly schemas: Readonly<Record<string, MockSchemaData>>;
  readonly operations: Readonly<Record<string, MockOperationData>>;
}

/** A JSON Schema. */
export type MockSchemaData = boolean | { readonly [keyword: string]: unknown };

/** What one operation answers. */
export interface MockOperationData {
  readonly replies: readonly MockReplyData[];
  readonly paging?: MockPagingData;
}

/** One answer. */
export interface MockReplyData {
  readonly status: string;
  readonly content?: readonly MockContentData[];
  readonly headers?: readonly MockHeaderData[];
}

/** One representation of it. */
export interface MockContentData {
  readonly mediaType: string;
  readonly schema?: MockSchemaData;
}

/** One header of it. */
export interface MockHeaderData {
  readonly name: string;
  readonly required?: true;
  readonly schema?: MockSchemaData;
}

/** What the operations of a service answer that can be called. */
export function mockData(model: ApiModel): MockData {
  const { scopes, needed } = namedSchemas(model, {
    refer: (name) => `#/schemas/${name}`,
    boundsPatterns: true,
  });
  const scope: MockScope = {
    find: scopes.response.find,
    schemaOf: (schema) => plainSchema(scopes.response.schemaOf(schema)),
  };
  const operations = operationsOf(model)
    .filter(isCallable)
    .map((operation) => [operation.id, operationData(operation, model, scope)] as const);
  const errors = servedCommonReplies(model.service, scope.find).map((each) =>
    replyData(each, scope),
  );
  const baseUrl = knownValue(model.service.baseUrl);
  const schemas = needed().map(({ name, schema }) => [name, plainSchema(schema)] as const);
  return {
    ...(baseUrl !== undefined && { baseUrl }),
    ...(errors.length > 0 && { errors }),
    schemas: Object.fromEntries(schemas),
    operations: Object.fromEntries(operations),
  };
}

interface MockScope {
  readonly find: FindSchema;
  readonly schemaOf: (schema: Schema) => MockSchemaData;
}

function operationData(operation: Operation, model: ApiModel, scope: MockScope): MockOperationData {
  const { replies = [] } = servedReplies(operation, model.service, scope.find);
  const paging = mockPaging(operation, model);
  return {
    replies: replies.map((each) => replyData(each, scope)),
    ...(paging && { paging }),
  };
}

function replyData(
  { status, body: { contents, isOpen }, headers: { known } }: ReplyPlan,
  scope: MockScope,
): MockReplyData {
  const isShown = contents.length > 0 || !isOpen;
  return {
    status,
    ...(isShown && { content: contents.map((each) => contentData(each, scope)) }),
    ...(known.length > 0 && { headers: known.map((each) => headerData(each, scope)) }),
  };
}

function contentData(
  { mediaType, ownType, schema }: CarriedContent,
  { schemaOf }: MockScope,
): MockContentData {
  // One of those that may come, where any may: that of the kind which the schema says.
  return {
    mediaType: ownType ?? mediaType,
    ...(schema.kind !== "notShown" && { schema: schemaOf(schema) }),
  };
}

function headerData({ name, isRequired, schema }: ReplyHeader, scope: MockScope): MockHeaderData {
  return {
    name,
    ...(isRequired && { required: true }),
    ...(schema.kind !== "notShown" && { schema: scope.schemaOf(schema) }),
  };
}

function plainSchema(schema: JsonSchema): MockSchemaData {
  return schema.kind === "boolean" ? schema.value : plainObject(schema);
}
