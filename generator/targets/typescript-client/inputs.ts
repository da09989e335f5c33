/** The types of what a caller passes to an operation: path values, and one init in the manner of fetch. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import type { TypeDeclaration } from "../../emit/typescript/schemas/schema-declarations.js";
import { schemaTags, withBounds } from "../../emit/typescript/schemas/schema-docs.js";
import { interfaceOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  literal,
  type Property,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import { type Bucket, type Certain, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Parameter } from "../../model/message.js";
import type { Operation, Service } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { sendableValue } from "../../sdk/messages/sendable-schemas.js";
import { valueFacts } from "../../sdk/messages/parameter-values.js";
import { mayHaveBody } from "../../sdk/messages/bodiless.js";
import { bodyOf, mediaTypesType } from "./bodies.js";
import { acceptProperty, choiceTypes } from "./representations.js";
import type { TypeScopes } from "../../emit/typescript/package/schema-scopes.js";
import { serviceHeaders, serviceHeadersName, serviceHeadersPath } from "./service-headers.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** What the types of an operation's inputs are made with. */
export interface InputScope {
  readonly imports: FileImports;
  readonly types: TypeScopes;
  /** What holds for all operations. */
  readonly service: Service;
}

/** The declarations of an operation's inputs, and what its function needs to know of them. */
export interface Inputs {
  readonly declarations: readonly TypeDeclaration[];
  readonly initName: string;
  /** Whether the operation cannot be called without an init. */
  readonly isInitRequired: boolean;
}

/** One member of the init. */
interface Member {
  readonly property: Property;
  readonly declarations: readonly TypeDeclaration[];
}

/** The init of an operation and the interfaces that it refers to. */
export function inputsOf(operation: Operation, scope: InputScope): Inputs {
  const prefix = pascalCase(operation.name);
  const choice = choiceTypes(operation, scope.types.response.find);
  const idempotencyKey = knownValue(operation.idempotent)?.header;
  const names = { operation: camelCase(operation.name), prefix, idempotencyKey };
  const { query, header, cookie } = operation.parameters;
  const members = [
    ...bucketMember(query, { kind: "query", name: "query", ...names, suffix: "Query" }, scope),
    ...bucketMember(
      header,
      { kind: "header", name: "headers", ...names, suffix: "Headers" },
      scope,
    ),
    ...bucketMember(
      cookie,
      { kind: "cookie", name: "cookies", ...names, suffix: "Cookies" },
      scope,
    ),
    ...bodyMembers(operation, scope),
    ...(choice === undefined ? [] : [{ property: acceptProperty(choice), declarations: [] }]),
  ];
  const initName = `${prefix}Init`;
  const init = interfaceOf({
    name: initName,
    docs: docComment({
      summary: `What a call of \`${camelCase(operation.name)}\` may carry.`,
    }),
    ...(choice && { typeParameters: [choice.parameter] }),
    extends: [reference(scope.imports.type("RequestOptions", "runtime/options"))],
    properties: members.map(({ property }) => property),
  });
  return {
    declarations: [...members.flatMap(({ declarations }) => declarations), init],
    initName,
    isInitRequired: members.some(({ property }) => property.optional !== true),
  };
}

/** The type of one parameter's values; a single plain value while no schema is shown. */
export function parameterType(parameter: Parameter, { imports, types }: InputScope): TypeTree {
  const { schema, isJson } = valueFacts(parameter);
  if (isJson && schema.state === "notShown") return keyword("unknown");
  const sendable = sendableValue(parameter, types.request.find);
  return sendable !== undefined
    ? types.request.typeOf(sendable)
    : reference(imports.type("ParameterValue", "runtime/parameters"));
}

/** How one bucket is called: in prose, as a member of the init, and in the names of its types. */
interface BucketNames {
  readonly kind: string;
  readonly name: string;
  /** The function that takes them. */
  readonly operation: string;
  readonly prefix: string;
  readonly suffix: string;
  /** The header that the client sends by itself. */
  readonly idempotencyKey: string | undefined;
}

function bucketMember(
  bucket: Bucket<Parameter>,
  { kind, name, operation, prefix, suffix, idempotencyKey }: BucketNames,
  scope: InputScope,
): readonly Member[] {
  const common = kind === "header" ? commonHeaders(bucket, scope) : undefined;
  if (bucket.state === "none") {
    return common === undefined
      ? []
      : [{ property: optionalProperty(name, common.type()), declarations: [] }];
  }
  if (bucket.state === "notShown") {
    const type = reference(scope.imports.type(`Open${suffix}`, "runtime/parameters"));
    const docs = docComment({
      summary: `Not shown: its ${kind} parameters. Any are sent, each with a single value.`,
    });
    return [{ property: optionalProperty(name, type, docs), declarations: [] }];
  }
  const parameters = knownItems(bucket).map((parameter) =>
    kind === "header" ? asGiven(parameter, idempotencyKey) : parameter,
  );
  const own = parameters.map((parameter) => parameterProperty(parameter, scope));
  // With an index signature they stand beside the others, so that it may take all of their types.
  const isInherited = common !== undefined && !isOpen(bucket);
  const properties = isInherited ? own : [...own, ...(common?.properties() ?? [])];
  const declaration = interfaceOf({
    name: `${prefix}${suffix}`,
    docs: docComment({ summary: `The ${kind} parameters of \`${operation}\`.` }),
    ...(isInherited && { extends: [common.type()] }),
    properties,
    ...(isOpen(bucket) && {
      indexSignature: {
        keyName: "name",
        type: othersType(properties, scope),
        docs: docComment({ summary: "There may be others, which are not shown." }),
      },
    }),
  });
  const type = reference(declaration.name);
  const isRequired = parameters.some(({ required }) => knownValue(required) === true);
  return [
    {
      property: isRequired ? { name, type } : optionalProperty(name, type),
      declarations: [declaration],
    },
  ];
}

/** A key that the client makes by itself is nothing that a caller must give, though the service may need it. */
function asGiven(parameter: Parameter, idempotencyKey: string | undefined): Parameter {
  const { name, at, sources, description } = parameter;
  if (name.toLowerCase() !== idempotencyKey?.toLowerCase()) return parameter;
  const said = knownValue(description);
  const made = "A call that gives none gets a key of its own.";
  const value = said === undefined ? made : `${said}\n\n${made}`;
  return {
    ...parameter,
    description: { state: "known", value, at, sources },
    required: { state: "known", value: false, at, sources },
  };
}

/** The headers that go with every request, as far as an operation does not say otherwise of them. */
interface CommonHeaders {
  readonly type: () => TypeTree;
  readonly properties: () => readonly Property[];
}

function commonHeaders(
  bucket: Bucket<Parameter>,
  { imports, types, service }: InputScope,
): CommonHeaders | undefined {
  const own = new Set(knownItems(bucket).map(({ name }) => name.toLowerCase()));
  const all = knownItems(service.headers).map(({ name }) => name);
  const replaced = all.filter((name) => own.has(name.toLowerCase()));
  if (replaced.length === all.length) return undefined;
  return {
    type: () => {
      const base = reference(imports.type(serviceHeadersName, serviceHeadersPath));
      return replaced.length === 0
        ? base
        : reference("Omit", [base, unionOf(replaced.map(literal))]);
    },
    properties: () =>
      serviceHeaders(service.headers, imports, types.request).filter(
        ({ name }) => !replaced.includes(name),
      ),
  };
}

/** An index signature holds for declared properties too: besides single values, it takes what they take. */
function othersType(properties: readonly Property[], { imports }: InputScope): TypeTree {
  const several = properties
    .flatMap(({ type }) => membersOf(type))
    .filter((type) => !isSingle(type));
  if (several.some(isUnknown)) return keyword("unknown");
  return unionOf([reference(imports.type("ParameterValue", "runtime/parameters")), ...several]);
}

function membersOf(type: TypeTree): readonly TypeTree[] {
  return type.kind === "union" ? type.members : [type];
}

/** Whether `ParameterValue` covers a type. */
function isSingle(type: TypeTree): boolean {
  if (type.kind === "literal") return true;
  return type.kind === "keyword" && singleKeywords.has(type.name);
}

const singleKeywords: ReadonlySet<string> = new Set([
  "string",
  "number",
  "boolean",
  "bigint",
  "undefined",
]);

function parameterProperty(parameter: Parameter, scope: InputScope): Property {
  const type = parameterType(parameter, scope);
  const docs = parameterDocs(parameter);
  return knownValue(parameter.required) === true
    ? { name: parameter.name, type, ...(docs && { docs }) }
    : optionalProperty(parameter.name, type, docs);
}

/** What is said of a parameter to people, or nothing. */
function parameterDocs(parameter: Parameter): DocComment | undefined {
  const { required, deprecated } = parameter;
  const { schema, isJson } = valueFacts(parameter);
  const known = knownValue(schema);
  const isDeprecated = knownValue(deprecated) === true && known?.deprecated !== true;
  const docs = docComment({
    paragraphs: [
      ...parameterText(parameter),
      ...(isJson ? [jsonWords(schema)] : []),
      ...(required.state === "notShown" ? ["Not shown: whether it is required."] : []),
    ],
    tags: [
      ...(known === undefined ? [] : schemaTags(known)),
      ...(isDeprecated ? [{ tag: "deprecated" }] : []),
    ],
  });
  return docs.lines.length === 0 ? undefined : docs;
}

function jsonWords(schema: Certain<Schema>): string {
  return schema.state === "known"
    ? "It is sent as JSON."
    : "Not shown: what it is. It is sent as JSON, but for a string, which is sent as it is.";
}

/** What a parameter is, and the bounds of its values. */
export function parameterText(parameter: Parameter): readonly string[] {
  const { description } = parameter;
  const known = knownValue(valueFacts(parameter).schema);
  const said = knownValue(description) ?? known?.description;
  if (known !== undefined) return withBounds(said, known);
  return said === undefined ? [] : [said];
}

function bodyMembers(operation: Operation, { imports, types }: InputScope): readonly Member[] {
  if (!mayHaveBody(operation)) return [];
  const { type, declarations, paragraphs } = bodyOf(operation, { imports, scope: types.request });
  const body = knownValue(operation.body);
  const docs = paragraphs.length === 0 ? undefined : docComment({ paragraphs });
  const property =
    body !== undefined && knownValue(body.required) === true
      ? { name: "body", type, ...(docs && { docs }) }
      : optionalProperty("body", type, docs);
  return [
    { property, declarations },
    { property: optionalProperty("contentType", mediaTypesType(operation)), declarations: [] },
  ];
}

function optionalProperty(name: string, type: TypeTree, docs?: DocComment): Property {
  const withUndefined = isUnknown(type) ? type : unionOf([type, keyword("undefined")]);
  return { name, type: withUndefined, optional: true, ...(docs && { docs }) };
}
