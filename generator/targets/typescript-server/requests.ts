/** The type of what a handler is given: path, query, headers, cookies and body, as the runtime reads them. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberName, typeName } from "../../emit/typescript/names.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import type { TypeDeclaration } from "../../emit/typescript/schemas/schema-declarations.js";
import { schemaTags, withBounds } from "../../emit/typescript/schemas/schema-docs.js";
import { interfaceOf, typeAliasOf } from "../../emit/typescript/structures.js";
import {
  intersectionOf,
  keyword,
  objectType,
  type Property,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import { type ParameterPlan, parameterPlaces } from "../../sdk/operations/parameters.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { ParameterPlace } from "../../model/message.js";
import type { PackageScope } from "./package-scope.js";
import { type RequestBodyTypes, requestBody } from "./request-bodies.js";

/** The file of the headers that go with every request: its path below `src/`, without its ending. */
export const serviceHeadersPath = "service-headers";

/** Name of their type. */
export const serviceHeadersName = "ServiceHeaders";

/** How a place is called as a member of a request, and in the names of its types. */
const members: Readonly<Record<ParameterPlace, readonly [member: string, suffix: string]>> = {
  path: ["path", "Path"],
  query: ["query", "Query"],
  header: ["headers", "Headers"],
  cookie: ["cookies", "Cookies"],
};

/** The suffixes of the names of an operation's types. */
export const typeSuffixes: readonly string[] = [
  ...Object.values(members).map(([, suffix]) => suffix),
  "Body",
  "Request",
  "Reply",
  "Result",
];

/** The request of an operation, and what it refers to. */
export function requestOf(
  operation: CallableOperation,
  scope: PackageScope,
): readonly TypeDeclaration[] {
  const places = parameterPlaces.map((place) => placeMember(place, operation, scope));
  const body = requestBody(operation, scope);
  return [
    ...places.flatMap(({ declarations }) => declarations),
    ...body.declarations,
    requestDeclaration(
      operation,
      places.flatMap(({ properties }) => properties),
      body,
      scope,
    ),
  ];
}

/** An interface, or a union of several where the body has several media types. */
function requestDeclaration(
  { name }: CallableOperation,
  properties: readonly Property[],
  body: RequestBodyTypes,
  { imports }: PackageScope,
): TypeDeclaration {
  const base = reference(imports.type("HandlerRequest", "runtime/handler"));
  const docs = docComment({
    summary: `The request that the handler of \`${memberName(name)}\` gets.`,
  });
  const ownName = `${typeName(name)}Request`;
  const [only = [], ...others] = body.alternatives;
  if (others.length === 0) {
    const all = [...properties, ...only];
    return interfaceOf({ name: ownName, docs, extends: [base], properties: all });
  }
  const type = intersectionOf([
    base,
    ...(properties.length === 0 ? [] : [objectType(properties)]),
    unionOf(body.alternatives.map((each) => objectType(each))),
  ]);
  return typeAliasOf({ name: ownName, docs, type });
}

interface PlaceMember {
  readonly properties: readonly Property[];
  readonly declarations: readonly TypeDeclaration[];
}

function placeMember(
  place: ParameterPlace,
  { name: id, request }: CallableOperation,
  scope: PackageScope,
): PlaceMember {
  const { known, own, common } = request.places[place];
  const isOpen = known === "open" || known === "not-shown";
  const [member, suffix] = members[place];
  const property = (type: TypeTree): readonly Property[] => [
    { name: member, type, readonly: true },
  ];
  const placed = [...own, ...common];
  if (placed.length === 0) {
    if (!isOpen) return { properties: [], declarations: [] };
    const open = reference(scope.imports.type("OpenParameters", "runtime/handler"));
    const docs = docComment({ summary: `Not shown: its ${place} parameters.` });
    return {
      properties: property(open).map((each) => ({ ...each, docs })),
      declarations: [],
    };
  }
  if (!isOpen && own.length === 0) {
    const headers = reference(scope.imports.type(serviceHeadersName, serviceHeadersPath));
    return { properties: property(headers), declarations: [] };
  }
  const name = `${typeName(id)}${suffix}`;
  const declaration = interfaceOf({
    name,
    docs: docComment({ summary: `The ${place} parameters of \`${memberName(id)}\`.` }),
    properties: placed.map((each) => parameterProperty(each, scope)),
    ...(isOpen && {
      indexSignature: {
        keyName: "name",
        type: keyword("unknown"),
        readonly: true,
        docs: docComment({
          summary: "There may be others, which are not shown: a text, or several.",
        }),
      },
    }),
  });
  return { properties: property(reference(name)), declarations: [declaration] };
}

/** One parameter as a property of its place. */
export function parameterProperty(
  { name, place, presence, description, schema, isJson }: ParameterPlan,
  { types, imports }: Pick<PackageScope, "types" | "imports">,
): Property {
  const docs = docComment({
    paragraphs: withBounds(description, schema),
    tags: schemaTags(schema),
  });
  return {
    name,
    type:
      schema.kind !== "notShown" || isJson
        ? types.request.typeOf(schema)
        : unknownText(place, imports),
    readonly: true,
    ...(presence !== "required" && { optional: true }),
    ...(docs.lines.length > 0 && { docs }),
  };
}

/** Returns the type of a value without a known schema. */
function unknownText(place: ParameterPlace, imports: FileImports): TypeTree {
  return place === "path"
    ? keyword("string")
    : reference(imports.type("OpenValue", "runtime/handler"));
}
