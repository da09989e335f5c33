/** The answers of a mock: the runtime's `MockData`, made from the model alone, as plain data. */
import type {
  MockContent,
  MockData,
  MockHeader,
  MockOperation,
  MockReply,
  MockSchema,
} from "#runtime/typescript-server/mock-data.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { schemaFinder } from "../../model/schema-finder.js";
import type { FindSchema } from "../../model/schema-members.js";
import { operationsOf } from "../../model/walk.js";
import { mockPaging } from "./mock-paging.js";
import { mockSchemas } from "./mock-schemas.js";
import type { CarriedContent } from "../messages/carried-bodies.js";
import { isCallable } from "../operations/facts.js";
import type { ReplyHeader, ReplyPlan } from "../operations/reply-plan.js";
import { servedCommonReplies, servedReplies } from "../operations/served-replies.js";

/** Returns the answers of a service's callable operations. */
export function mockData(model: ApiModel): MockData {
  const schemas = mockSchemas(model);
  const scope: MockScope = {
    find: schemaFinder(model),
    schemaOf: (schema) => schemas.schemaOf(schema, "response"),
  };
  const operations = operationsOf(model)
    .filter(isCallable)
    .map((operation) => [operation.id, operationData(operation, model, scope)] as const);
  const errors = servedCommonReplies(model.service, scope.find).map((each) =>
    replyData(each, scope),
  );
  const baseUrl = knownValue(model.service.baseUrl);
  return {
    ...(baseUrl !== undefined && { baseUrl }),
    ...(errors.length > 0 && { errors }),
    schemas: schemas.needed(),
    operations: Object.fromEntries(operations),
  };
}

interface MockScope {
  readonly find: FindSchema;
  readonly schemaOf: (schema: Schema) => MockSchema;
}

function operationData(operation: Operation, model: ApiModel, scope: MockScope): MockOperation {
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
): MockReply {
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
): MockContent {
  // One of those that may come, where any may: that of the kind which the schema says.
  return {
    mediaType: ownType ?? mediaType,
    ...(schema.kind !== "notShown" && { schema: schemaOf(schema) }),
  };
}

function headerData({ name, isRequired, schema }: ReplyHeader, scope: MockScope): MockHeader {
  return {
    name,
    ...(isRequired && { required: true }),
    ...(schema.kind !== "notShown" && { schema: scope.schemaOf(schema) }),
  };
}
