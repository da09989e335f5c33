/** The facts of the manifest on an operation's messages, with its schemas as JSON Schemas. */
import { plainObject } from "../../../generator/sdk/json-schema/json-objects.js";
import { namedSchemas } from "../../../generator/sdk/json-schema/named-schemas.js";
import type { JsonSchema } from "../../../generator/sdk/json-schema/schema-scope.js";
import {
  contentSchema,
  formProperties,
  isBinary,
  isEncoded,
} from "../../../generator/sdk/messages/binary-content.js";
import { type CallLimit, limitsOf } from "../../../generator/sdk/operations/call-limits.js";
import { isTextOfBytes } from "../../../generator/sdk/messages/encoded-text.js";
import { isCallable } from "../../../generator/sdk/operations/facts.js";
import { isMultipart, isText, isUrlEncoded } from "../../../generator/sdk/messages/media-types.js";
import type { ReplyPlan } from "../../../generator/sdk/operations/reply-plan.js";
import { servedReplies } from "../../../generator/sdk/operations/served-replies.js";
import type { ParameterPlan } from "../../../generator/sdk/operations/parameters.js";
import { callPlan } from "../../../generator/sdk/plan-of.js";
import { sendableForm } from "../../../generator/sdk/messages/sendable-schemas.js";
import { knownItems, knownValue } from "../../../generator/model/known.js";
import type { Content } from "../../../generator/model/message.js";
import type { ApiModel, Operation } from "../../../generator/model/model.js";
import type { Schema } from "../../../generator/model/schema.js";
import type { FindSchema } from "../../../generator/model/schema-members.js";
import { operationsOf } from "../../../generator/model/walk.js";
import type { MockSchema } from "../../../templates/typescript-server/mock-data.js";
import type { ParameterWriting } from "./fitting-texts.js";

/** An operation. */
export interface OperationSchemas {
  readonly operation: Operation;
  readonly parameters: readonly ParameterSchema[];
  readonly contents: readonly ContentSchema[];
  readonly limits: readonly CallLimit[];
  readonly replies: readonly ReplySchemas[];
}

/** A parameter, or a header of an answer. */
export interface ParameterSchema {
  readonly name: string;
  readonly isNeeded: boolean;
  readonly schema: MockSchema;
  readonly writing: ParameterWriting;
}

/** A representation, as far as a body is made of it. */
export interface ContentSchema {
  readonly mediaType: string;
  readonly schema: MockSchema;
  /** True if it is bytes in an encoding such as base64. */
  readonly isEncoded: boolean;
  /** True if it is a form that the client makes of an object; answers are none. */
  readonly isForm: boolean;
  /** The properties of a form that are files. */
  readonly files: readonly string[];
  /** The properties of a form that style `deepObject` writes. */
  readonly deep: readonly string[];
}

/** An answer. */
export interface ReplySchemas {
  readonly response: ReplyPlan;
  readonly contents: readonly ContentSchema[];
  readonly headers: readonly ParameterSchema[];
}

/** Returns the facts of all callable operations, and the named schemas that theirs refer to. */
export function operationSchemas(model: ApiModel): {
  readonly operations: readonly OperationSchemas[];
  readonly schemas: Readonly<Record<string, MockSchema>>;
} {
  const { scopes, needed } = namedSchemas(model, { refer: (name) => `#/schemas/${name}` });
  const operations = operationsOf(model)
    .filter(isCallable)
    .map((operation) => schemasOf(operation, model, scopes));
  const schemas = needed().map(({ name, schema }) => [name, plain(schema)] as const);
  return { operations, schemas: Object.fromEntries(schemas) };
}

type Scopes = ReturnType<typeof namedSchemas>["scopes"];
type Scope = Scopes["request"];

function schemasOf(
  operation: Operation,
  model: ApiModel,
  { request, response }: Scopes,
): OperationSchemas {
  const { service, schemas } = model;
  const find: FindSchema = (name) => schemas.find((each) => each.name === name)?.schema;
  const body = knownValue(operation.body);
  const contentsOf = (contents: readonly Content[], scope: Scope) =>
    contents.map((each) => contentIn(each, scope, find));
  return {
    operation,
    parameters: (callPlan(operation, model)?.request.parameters ?? []).map((each) => ({
      name: each.name,
      isNeeded: each.presence === "required",
      schema: plainOf(each.sendable, request, each.isJson ? jsonSchema : textSchema),
      writing: writingOf(each, operation),
    })),
    limits: limitsOf(operation, service, find),
    contents: body ? contentsOf(knownItems(body.content), request) : [],
    replies: (servedReplies(operation, service, find).replies ?? []).map((each) => ({
      response: each,
      contents: each.body.contents.map(({ mediaType, schema }) => ({
        mediaType,
        schema: plainOf(schema, response, isText(mediaType) ? textSchema : anySchema),
        isEncoded: schema.kind === "string" && isEncoded(schema),
        isForm: false,
        files: [],
        deep: [],
      })),
      headers: each.headers.known.map((header) => ({
        name: header.name,
        isNeeded: header.isRequired,
        schema: plainOf(header.schema, response, textSchema),
        writing: { place: "header", style: undefined, allowReserved: false },
      })),
    })),
  };
}

function contentIn(content: Content, scope: Scope, find: FindSchema): ContentSchema {
  const { mediaType, schema } = content;
  const properties = schema.state === "known" ? formProperties(schema.value, find) : [];
  const isForm = scope.side === "request" && (isUrlEncoded(mediaType) || isMultipart(mediaType));
  const files = properties.filter((property) => {
    const text = contentSchema(property.schema, find);
    return text !== undefined && isBinary(text);
  });
  return {
    mediaType,
    schema: schemaIn(
      isForm && schema.state === "known"
        ? { schema: { ...schema, value: sendableForm(schema.value, content, find) } }
        : content,
      scope,
      isText(mediaType) ? textSchema : anySchema,
    ),
    isEncoded: schema.state === "known" && isTextOfBytes(schema.value),
    isForm,
    files: files.map(({ name }) => name),
    deep: knownItems(content.encoding).flatMap(({ property, style }) =>
      knownValue(style) === "deepObject" ? [property] : [],
    ),
  };
}

function plainOf(schema: Schema, scope: Scope, notShown: MockSchema): MockSchema {
  return schema.kind === "notShown" ? notShown : plain(scope.schemaOf(schema));
}

function schemaIn(
  { schema }: Pick<Content, "schema">,
  scope: Scope,
  notShown: MockSchema,
): MockSchema {
  return schema.state === "known" ? plain(scope.schemaOf(schema.value)) : notShown;
}

function writingOf(
  { place, name, isJson, style }: ParameterPlan,
  { parameters, path }: Operation,
): ParameterWriting {
  const own = knownItems(parameters[place]).find((each) => each.name === name);
  return {
    place,
    style: isJson ? "json" : ((own && knownValue(own.style)) ?? style?.style),
    allowReserved: own !== undefined && knownValue(own.allowReserved) === true,
    beside: (knownValue(path)?.text ?? "")
      .split("/")
      .filter((segment) => place === "path" && segment.includes(`{${name}}`))
      .flatMap((segment) => segment.split(/\{[^{}]*\}/).filter((text) => text !== "")),
  };
}

const textSchema: MockSchema = { type: "string" };
/** A string is sent as it is where it is not shown what JSON holds. */
const jsonSchema: MockSchema = { type: ["object", "array", "number", "boolean"] };
const anySchema: MockSchema = { type: ["object", "array", "string", "number", "boolean", "null"] };

function plain(schema: JsonSchema): MockSchema {
  return schema.kind === "boolean" ? schema.value : plainObject(schema);
}
