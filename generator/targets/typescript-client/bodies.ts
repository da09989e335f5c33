/** The body of a request, by its media types. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import type { Name } from "../../sdk/names/words.js";
import { memberName, typeName } from "../../emit/typescript/names.js";
import { isUnknown, openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import { withBounds } from "../../emit/typescript/schemas/schema-docs.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  literal,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import type { ContentPlan, FormPlan } from "../../sdk/messages/contents.js";
import type { BodyPlan, KnownBodyPlan } from "../../sdk/operations/body.js";
import { unreachable } from "../../unreachable.js";
import { type FormTypes, multipartTypes } from "../../emit/typescript/package/multipart-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The parts that make the type of a body. */
export interface BodyScope {
  readonly imports: FileImports;
  /** Types of what is sent. */
  readonly scope: TypeScope;
}

/** The type of a body. */
export interface BodyType {
  readonly type: TypeTree;
  /** Its declaration, where it is too long to stand in the init. */
  readonly declarations: readonly TypeDeclaration[];
  /** The docs of a body beside those of its schema. */
  readonly paragraphs: readonly string[];
}

/** A body: its type, and that of the media types that a caller may name. */
export interface BodyTypes extends BodyType {
  readonly mediaTypes: TypeTree;
}

/** The types of an operation's body; `unknown` while one of its representations may be anything. */
export function bodyOf(operation: Name, body: BodyPlan, scope: BodyScope): BodyTypes {
  if (body.kind !== "known") {
    const paragraphs = ["Not shown: the body. Any is sent."];
    const mediaTypes = keyword("string");
    return { type: keyword("unknown"), declarations: [], paragraphs, mediaTypes };
  }
  const { types } = body;
  const mediaTypes = types.length === 0 ? keyword("string") : openUnionOf(types.map(literal));
  return { ...knownBody(operation, body, scope), mediaTypes };
}

function knownBody(operation: Name, body: KnownBodyPlan, scope: BodyScope): BodyType {
  const { contents, isUnknown: isAnything } = body;
  const paragraphs = bodyParagraphs(body);
  const [only, ...others] = contents;
  if (!isAnything && only?.codec === "form" && others.length === 0) {
    return formBodyOf(operation, only.form, { ...scope, paragraphs });
  }
  const type = isAnything
    ? keyword("unknown")
    : openUnionOf(contents.flatMap((each) => sentTypes(each, scope)));
  if (isUnknown(type) || isShort(type) || isHugged(type)) {
    return { type, declarations: [], paragraphs };
  }
  return declaredBody(operation, { type, contents, paragraphs }, scope);
}

function declaredBody(
  operation: Name,
  {
    type,
    contents,
    paragraphs,
  }: {
    readonly type: TypeTree;
    readonly contents: readonly ContentPlan[];
    readonly paragraphs: readonly string[];
  },
  { scope }: BodyScope,
): BodyType {
  const name = `${typeName(operation)}Body`;
  const summary = `The body of a call of \`${memberName(operation)}\`.`;
  const docs = docComment({ summary, paragraphs });
  const [only, ...others] = contents;
  const declaration =
    only?.kind === "json" && others.length === 0
      ? schemaDeclaration({ name, docs, type }, only.schema, scope)
      : typeAliasOf({ name, docs, type });
  return { type: reference(name), declarations: [declaration], paragraphs: [] };
}

/** An object of which the runtime makes the form, or the form itself. */
function formBodyOf(
  operation: Name,
  form: FormPlan,
  { paragraphs, ...scope }: BodyScope & Pick<BodyType, "paragraphs">,
): BodyType {
  const { type, object, properties } = formTypes(form, scope);
  const given = type();
  const raw = rawType(scope);
  if (isShort(given)) return { type: unionOf([given, raw]), declarations: [], paragraphs };
  const name = `${typeName(operation)}Body`;
  const summary = `The form that a call of \`${memberName(operation)}\` sends.`;
  const docs = docComment({ summary, paragraphs });
  const declaration =
    object === undefined
      ? typeAliasOf({ name, docs, type: given })
      : schemaDeclaration({ name, docs }, object, properties);
  return { type: unionOf([reference(name), raw]), declarations: [declaration], paragraphs: [] };
}

function formTypes({ sendable, files }: FormPlan, { imports, scope }: BodyScope): FormTypes {
  const binary = () => reference(imports.type("BinaryPart", "runtime/file-part"));
  return multipartTypes({ schema: sendable, files }, { scope, binary });
}

function rawType({ imports }: BodyScope): TypeTree {
  return reference(imports.type("RawBody", "runtime/operation"));
}

/** A union of short types needs no name. */
function isHugged(type: TypeTree): boolean {
  return type.kind === "union" && type.members.every(isShort) && type.members.length <= 3;
}

function bodyParagraphs({ description, contents }: KnownBodyPlan): readonly string[] {
  const [only, ...others] = contents;
  // Of JSON its type's own comment says it.
  if (only !== undefined && others.length === 0 && only.kind !== "json") {
    return withBounds(description ?? only.schema.description, only.schema);
  }
  return description === undefined ? [] : [description];
}

/** Returns the types that a caller may pass for one representation, as the runtime takes them. */
function sentTypes(content: ContentPlan, bodyScope: BodyScope): readonly TypeTree[] {
  const { imports, scope } = bodyScope;
  switch (content.codec) {
    case "form":
      return [formTypes(content.form, bodyScope).type(), rawType(bodyScope)];
    case "value":
      return [scope.typeOf(content.schema)];
    case "text":
      return [keyword("string")];
    case "bytes":
      return [reference(imports.type("BinaryBody", "runtime/raw-body"))];
    case "raw":
      return [rawType(bodyScope)];
    default:
      return unreachable(content);
  }
}
