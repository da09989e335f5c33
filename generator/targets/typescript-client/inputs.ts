/** The types of what a caller passes to an operation: path values, and one init in the manner of fetch. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { memberName, typeName } from "../../emit/typescript/names.js";
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
import type { ParameterPlace } from "../../model/message.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { CallableOperation, ServicePlan } from "../../sdk/plan.js";
import { unreachable } from "../../unreachable.js";
import { bodyOf } from "./bodies.js";
import { acceptProperty, type ChoiceTypes } from "./representations.js";
import type { TypeScopes } from "../../emit/typescript/package/schema-scopes.js";
import {
  serviceHeaderProperty,
  serviceHeadersName,
  serviceHeadersPath,
} from "./service-headers.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The parts that make the types of an operation's inputs. */
export interface InputScope {
  readonly imports: FileImports;
  readonly types: TypeScopes;
  /** The facts of all operations. */
  readonly service: ServicePlan;
}

/** The declarations of an operation's inputs, and what its function needs to know of them. */
export interface Inputs {
  readonly declarations: readonly TypeDeclaration[];
  readonly initName: string;
}

/** One member of the init. */
interface Member {
  readonly property: Property;
  readonly declarations: readonly TypeDeclaration[];
}

/** The init of an operation and the interfaces that it refers to; `choice` is that among representations of its answers. */
export function inputsOf(
  operation: CallableOperation,
  choice: ChoiceTypes | undefined,
  scope: InputScope,
): Inputs {
  const members = [
    ...memberPlaces.flatMap((each) => placeMembers(each, operation, scope)),
    ...bodyMembers(operation, scope),
    ...(choice === undefined ? [] : [{ property: acceptProperty(choice), declarations: [] }]),
  ];
  const initName = `${typeName(operation.name)}Init`;
  const init = interfaceOf({
    name: initName,
    docs: docComment({
      summary: `The options of a call of \`${memberName(operation.name)}\`.`,
    }),
    ...(choice && { typeParameters: [choice.parameter] }),
    extends: [reference(scope.imports.type("RequestOptions", "runtime/options"))],
    properties: members.map(({ property }) => property),
  });
  return {
    declarations: [...members.flatMap(({ declarations }) => declarations), init],
    initName,
  };
}

/** The type of one parameter's values; a single plain value while no schema is shown. */
export function parameterType(
  { sendable, isJson }: ParameterPlan,
  { imports, types }: InputScope,
): TypeTree {
  if (sendable.kind !== "notShown") return types.request.typeOf(sendable);
  return isJson
    ? keyword("unknown")
    : reference(imports.type("ParameterValue", "runtime/parameters"));
}

/** How a place is called: in prose it is itself, as a member of the init, and in the names of its types. */
interface MemberPlace {
  readonly place: ParameterPlace;
  readonly name: string;
  readonly suffix: string;
}

const memberPlaces: readonly MemberPlace[] = [
  { place: "query", name: "query", suffix: "Query" },
  { place: "header", name: "headers", suffix: "Headers" },
  { place: "cookie", name: "cookies", suffix: "Cookies" },
];

function placeMembers(
  { place, name, suffix }: MemberPlace,
  { name: id, request }: CallableOperation,
  scope: InputScope,
): readonly Member[] {
  const { known, own, common } = request.places[place];
  switch (known) {
    case "none":
      return common.length === 0
        ? []
        : [{ property: optionalProperty(name, commonType(common, scope)), declarations: [] }];
    case "not-shown": {
      const type = reference(scope.imports.type(`Open${suffix}`, "runtime/parameters"));
      const docs = docComment({
        summary: `Not shown: its ${place} parameters. Callers may send any, each with a single value.`,
      });
      return [{ property: optionalProperty(name, type, docs), declarations: [] }];
    }
    case "open":
    case "closed":
      break;
    default:
      return unreachable(known);
  }
  const isOpen = known === "open";
  const properties = own.map((parameter) => parameterProperty(parameter, scope));
  // With an index signature they stand beside the others, so that it may take all of their types.
  if (isOpen) properties.push(...common.map((each) => serviceHeaderProperty(each, scope)));
  const declaration = interfaceOf({
    name: typeName(id) + suffix,
    docs: docComment({ summary: `The ${place} parameters of \`${memberName(id)}\`.` }),
    ...(!isOpen && common.length > 0 && { extends: [commonType(common, scope)] }),
    properties,
    ...(isOpen && {
      indexSignature: {
        keyName: "name",
        type: othersType(properties, scope),
        docs: docComment({ summary: "There may be others, which are not shown." }),
      },
    }),
  });
  const type = reference(declaration.name);
  const isRequired = own.some((each) => each.mustBeGiven);
  return [
    {
      property: isRequired ? { name, type } : optionalProperty(name, type),
      declarations: [declaration],
    },
  ];
}

/** The headers that go with every request, as far as an operation does not say otherwise of them. */
function commonType(common: readonly ParameterPlan[], { imports, service }: InputScope): TypeTree {
  const kept = new Set(common.map(({ name }) => name));
  const replaced = service.headers.known.map(({ name }) => name).filter((name) => !kept.has(name));
  const base = reference(imports.type(serviceHeadersName, serviceHeadersPath));
  return replaced.length === 0 ? base : reference("Omit", [base, unionOf(replaced.map(literal))]);
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

/** True if `ParameterValue` covers a type. */
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

function parameterProperty(parameter: ParameterPlan, scope: InputScope): Property {
  const type = parameterType(parameter, scope);
  const docs = parameterDocs(parameter);
  return parameter.mustBeGiven
    ? { name: parameter.name, type, ...(docs && { docs }) }
    : optionalProperty(parameter.name, type, docs);
}

/** Returns the docs of a parameter, or nothing. */
function parameterDocs(parameter: ParameterPlan): DocComment | undefined {
  const { from, presence, isDeprecated, schema, isJson } = parameter;
  const docs = docComment({
    paragraphs: [
      ...parameterText(parameter),
      ...(isJson ? [jsonWords(schema.kind !== "notShown")] : []),
      ...(presence === "not-shown" && from !== "client"
        ? ["Not shown: whether it is required."]
        : []),
    ],
    tags: [
      ...schemaTags(schema),
      ...(isDeprecated && schema.deprecated !== true ? [{ tag: "deprecated" }] : []),
    ],
  });
  return docs.lines.length === 0 ? undefined : docs;
}

function jsonWords(isShown: boolean): string {
  return isShown
    ? "It is sent as JSON."
    : "Not shown: its type. It is sent as JSON, except a string, which is sent as it is.";
}

/** Returns the description of a parameter, and the bounds of its values. */
export function parameterText({ from, description, schema }: ParameterPlan): readonly string[] {
  const made = from === "client" ? "The client makes one for each call, unless given." : undefined;
  const texts = [description, made].filter((each) => each !== undefined);
  return withBounds(texts.length === 0 ? undefined : texts.join("\n\n"), schema);
}

function bodyMembers(
  { name, request: { body, sendsBody } }: CallableOperation,
  { imports, types }: InputScope,
): readonly Member[] {
  if (!sendsBody) return [];
  const scope = { imports, scope: types.request };
  const { type, declarations, paragraphs, mediaTypes } = bodyOf(name, body, scope);
  const docs = paragraphs.length === 0 ? undefined : docComment({ paragraphs });
  const property =
    body.kind === "known" && body.presence === "required"
      ? { name: "body", type, ...(docs && { docs }) }
      : optionalProperty("body", type, docs);
  return [
    { property, declarations },
    { property: optionalProperty("contentType", mediaTypes), declarations: [] },
  ];
}

function optionalProperty(name: string, type: TypeTree, docs?: DocComment): Property {
  const withUndefined = isUnknown(type) ? type : unionOf([type, keyword("undefined")]);
  return { name, type: withUndefined, optional: true, ...(docs && { docs }) };
}
