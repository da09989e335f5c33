/** The types of what a caller passes to an operation: path values, and one init in the manner of fetch. */
import type { InterfaceDeclarationStructure, TypeAliasDeclarationStructure } from "ts-morph";
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { interfaceOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  literal,
  type Property,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import { type Bucket, type Fact, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Body, Content, Parameter } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { saysNothing, type SchemaNames, typeOfSchema } from "./schema-types.js";
import type { FileImports } from "./source-files.js";

/** What the types of an operation's inputs are made with. */
export interface InputScope {
  readonly imports: FileImports;
  readonly schemas: SchemaNames;
}

/** The declarations of an operation's inputs, and what its function needs to know of them. */
export interface Inputs {
  readonly declarations: readonly (InterfaceDeclarationStructure | TypeAliasDeclarationStructure)[];
  readonly initName: string;
  /** Whether the operation cannot be called without an init. */
  readonly isInitRequired: boolean;
}

/** One member of the init. */
interface Member {
  readonly property: Property;
  readonly declarations: readonly InterfaceDeclarationStructure[];
}

/** Methods with which fetch sends no body (Fetch standard, section 5.4). */
const bodiless: ReadonlySet<string | undefined> = new Set(["GET", "HEAD"]);

/** Whether an operation can have a body, as far as is known. */
export function mayHaveBody({ method, body }: Operation): boolean {
  return body.state !== "none" && !bodiless.has(knownValue(method));
}

/** The init of an operation and the interfaces that it refers to. */
export function inputsOf(operation: Operation, scope: InputScope): Inputs {
  const prefix = pascalCase(operation.name);
  const names = { operation: camelCase(operation.name), prefix };
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
    ...(mayHaveBody(operation) ? bodyMembers(operation.body, scope) : []),
  ];
  const initName = `${prefix}Init`;
  const init = interfaceOf({
    name: initName,
    docs: docComment({
      summary: `What a call of \`${camelCase(operation.name)}\` may carry.`,
    }),
    extends: [reference(scope.imports.type("RequestOptions", "runtime/request"))],
    properties: members.map(({ property }) => property),
  });
  return {
    declarations: [...members.flatMap(({ declarations }) => declarations), init],
    initName,
    isInitRequired: members.some(({ property }) => property.optional !== true),
  };
}

/** The type of one parameter's values; a single plain value while no schema is shown. */
export function parameterType({ schema }: Parameter, { imports, schemas }: InputScope): TypeTree {
  return schema.state === "known"
    ? typeOfSchema(schema.value, schemas)
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
}

function bucketMember(
  bucket: Bucket<Parameter>,
  { kind, name, operation, prefix, suffix }: BucketNames,
  scope: InputScope,
): readonly Member[] {
  if (bucket.state === "none") return [];
  if (bucket.state === "notShown") {
    const type = reference(scope.imports.type(`Open${suffix}`, "runtime/parameters"));
    const docs = docComment({
      summary: `Not shown: its ${kind} parameters. Any are sent, each with a single value.`,
    });
    return [{ property: optionalProperty(name, type, docs), declarations: [] }];
  }
  const parameters = knownItems(bucket);
  const properties = parameters.map((parameter) => parameterProperty(parameter, scope));
  const declaration = interfaceOf({
    name: `${prefix}${suffix}`,
    docs: docComment({ summary: `The ${kind} parameters of \`${operation}\`.` }),
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

/** An index signature holds for declared properties too: besides single values, it takes what they take. */
function othersType(properties: readonly Property[], { imports }: InputScope): TypeTree {
  const single = reference(imports.type("ParameterValue", "runtime/parameters"));
  const several = properties
    .flatMap(({ type }) => membersOf(type))
    .filter((type) => !isSingle(type));
  return unionOf([single, ...several]);
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
  const { description, required, deprecated, schema } = parameter;
  const said = knownValue(description) ?? knownValue(schema)?.description;
  const docs = docComment({
    paragraphs: [
      ...(said === undefined ? [] : [said]),
      ...(required.state === "notShown" ? ["Not shown: whether it is required."] : []),
    ],
    tags: knownValue(deprecated) === true ? [{ tag: "deprecated" }] : [],
  });
  return docs.lines.length === 0 ? undefined : docs;
}

function bodyMembers(body: Fact<Body>, scope: InputScope): readonly Member[] {
  const known = knownValue(body);
  const content = known?.content;
  const type = content === undefined ? keyword("unknown") : contentType(content, scope);
  const isRequired = known !== undefined && knownValue(known.required) === true;
  const docs =
    known === undefined
      ? docComment({ summary: "Not shown: what the body is. Any is sent." })
      : undefined;
  return [
    {
      property: isRequired ? { name: "body", type } : optionalProperty("body", type, docs),
      declarations: [],
    },
    {
      property: optionalProperty("contentType", mediaTypesType(content)),
      declarations: [],
    },
  ];
}

function contentType(content: Bucket<Content>, scope: InputScope): TypeTree {
  const items = knownItems(content);
  if (content.state !== "known" || isOpen(content) || items.some(isOfUnknownType)) {
    return keyword("unknown");
  }
  return unionOf(items.map((each) => bodyType(each, scope)));
}

/** Whether a representation may be any value: what makes a union with others meaningless. */
export function isOfUnknownType({ mediaType, schema }: Content): boolean {
  return isJson(mediaType) && (schema.state === "notShown" || saysNothing(schema.value));
}

function bodyType({ mediaType, schema }: Content, { imports, schemas }: InputScope): TypeTree {
  if (isJson(mediaType)) {
    return schema.state === "known" ? typeOfSchema(schema.value, schemas) : keyword("unknown");
  }
  if (mediaType.startsWith("text/")) return keyword("string");
  return reference(imports.type("RawBody", "runtime/operation"));
}

function mediaTypesType(content: Bucket<Content> | undefined): TypeTree {
  const listed = content === undefined || isOpen(content) ? [] : knownItems(content);
  const exact = listed.map(({ mediaType }) => mediaType);
  return exact.length === 0 || exact.some(isRange)
    ? keyword("string")
    : unionOf(exact.map(literal));
}

/** Whether a media type stands for several: `image/*` (RFC 9110, section 12.5.1). */
export function isRange(mediaType: string): boolean {
  return /^[^;]*\/\*\s*(?:;|$)/.test(mediaType);
}

/** Whether a media type is JSON, also by its suffix (RFC 6839, section 3.1). */
export function isJson(mediaType: string): boolean {
  return /^application\/json\b|\+json\b/i.test(mediaType);
}

function optionalProperty(name: string, type: TypeTree, docs?: DocComment): Property {
  const isUnknown = type.kind === "keyword" && type.name === "unknown";
  const withUndefined = isUnknown ? type : unionOf([type, keyword("undefined")]);
  return { name, type: withUndefined, optional: true, ...(docs && { docs }) };
}
