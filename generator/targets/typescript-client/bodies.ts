/** The body of a request, by its media types. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { sendableForm } from "../../sdk/messages/sendable-schemas.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { isUnknown, openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import { withBounds } from "../../emit/typescript/schemas/schema-docs.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import { keyword, reference, type TypeTree, unionOf } from "../../emit/typescript/type-tree.js";
import { type Bucket, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import { isBinary } from "../../sdk/messages/binary-content.js";
import { contentKind, mayBeAnything } from "../../sdk/messages/content-kinds.js";
import { isEncodedText } from "../../sdk/messages/encoded-text.js";
import { type FormContent, isForm } from "../../sdk/messages/forms.js";
import {
  isAnyMedia,
  isBytes,
  isJson,
  isMultipart,
  isRange,
} from "../../sdk/messages/media-types.js";
import { type FormTypes, multipartTypes } from "../../emit/typescript/package/multipart-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** What a body's type is made with. */
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
  /** What there is to say of it beside its schema's own docs. */
  readonly paragraphs: readonly string[];
}

/** The type of an operation's body; `unknown` while one of its representations may be anything. */
export function bodyOf({ name, body }: Operation, scope: BodyScope): BodyType {
  const known = knownValue(body);
  if (known === undefined) {
    const paragraphs = ["Not shown: what the body is. Any is sent."];
    return { type: keyword("unknown"), declarations: [], paragraphs };
  }
  const paragraphs = bodyParagraphs(knownValue(known.description), known.content);
  const contents = knownItems(known.content);
  const isAnything = known.content.state !== "known" || mayBeAnything(known.content);
  const [only, ...others] = contents;
  if (!isAnything && only && others.length === 0 && isForm(only, scope.scope.find)) {
    return formBodyOf(name, only, { ...scope, paragraphs });
  }
  const type = isAnything
    ? keyword("unknown")
    : openUnionOf(contents.flatMap((each) => sentTypes(each, scope)));
  if (isUnknown(type) || isShort(type) || isHugged(type)) {
    return { type, declarations: [], paragraphs };
  }
  return declaredBody(name, { type, contents, paragraphs }, scope);
}

function declaredBody(
  operation: string,
  {
    type,
    contents,
    paragraphs,
  }: {
    readonly type: TypeTree;
    readonly contents: readonly Content[];
    readonly paragraphs: readonly string[];
  },
  { scope }: BodyScope,
): BodyType {
  const name = `${pascalCase(operation)}Body`;
  const summary = `The body of a call of \`${camelCase(operation)}\`.`;
  const docs = docComment({ summary, paragraphs });
  const [only, ...others] = contents;
  const schema = only !== undefined && others.length === 0 ? knownValue(only.schema) : undefined;
  const declaration =
    schema !== undefined && only !== undefined && contentKind(only, scope.find) === "json"
      ? schemaDeclaration({ name, docs, type }, schema, scope)
      : typeAliasOf({ name, docs, type });
  return { type: reference(name), declarations: [declaration], paragraphs: [] };
}

/** An object of which the runtime makes the form, or the form itself. */
function formBodyOf(
  operation: string,
  form: FormContent,
  { paragraphs, ...scope }: BodyScope & Pick<BodyType, "paragraphs">,
): BodyType {
  const { type, object, properties } = formTypes(form, scope);
  const given = type();
  const raw = rawType(scope);
  if (isShort(given)) return { type: unionOf([given, raw]), declarations: [], paragraphs };
  const name = `${pascalCase(operation)}Body`;
  const summary = `The form that a call of \`${camelCase(operation)}\` sends.`;
  const docs = docComment({ summary, paragraphs });
  const declaration =
    object === undefined
      ? typeAliasOf({ name, docs, type: given })
      : schemaDeclaration({ name, docs }, object, properties);
  return { type: unionOf([reference(name), raw]), declarations: [declaration], paragraphs: [] };
}

function formTypes(form: FormContent, { imports, scope }: BodyScope): FormTypes {
  const schema = sendableForm(form.schema.value, form, scope.find);
  if (!isMultipart(form.mediaType)) {
    const object = schema.kind === "object" ? schema : undefined;
    return { type: () => scope.typeOf(schema), object, properties: scope };
  }
  const binary = () => reference(imports.type("BinaryPart", "runtime/file-part"));
  return multipartTypes({ schema, encoding: form.encoding }, { scope, binary });
}

function rawType({ imports }: BodyScope): TypeTree {
  return reference(imports.type("RawBody", "runtime/operation"));
}

/** A union of short types needs no name. */
function isHugged(type: TypeTree): boolean {
  return type.kind === "union" && type.members.every(isShort) && type.members.length <= 3;
}

function bodyParagraphs(
  description: string | undefined,
  content: Bucket<Content>,
): readonly string[] {
  const [only, ...others] = knownItems(content);
  const isOnly = only !== undefined && others.length === 0 && !isJson(only.mediaType);
  const schema = isOnly ? knownValue(only.schema) : undefined;
  if (schema !== undefined) return withBounds(description ?? schema.description, schema);
  return description === undefined ? [] : [description];
}

/** What a caller passes for one representation, as the runtime takes it. */
function sentTypes(content: Content, bodyScope: BodyScope): readonly TypeTree[] {
  const { mediaType, schema } = content;
  const { imports, scope } = bodyScope;
  if (isForm(content, scope.find)) {
    return [formTypes(content, bodyScope).type(), rawType(bodyScope)];
  }
  const kind = contentKind(content, scope.find);
  if (kind === "json" || (kind === "text" && isAnyMedia(mediaType))) {
    return [schema.state === "known" ? scope.typeOf(schema.value) : keyword("unknown")];
  }
  if (kind === "text" || isEncodedText(schema)) return [keyword("string")];
  return isKnownBytes(content, scope.find)
    ? [reference(imports.type("BinaryBody", "runtime/raw-body"))]
    : [rawType(bodyScope)];
}

/** Whether it is shown that a body is bytes: a media type alone may stand for their text in some encoding. */
function isKnownBytes({ mediaType, schema }: Content, find: FindSchema): boolean {
  const target = schema.state === "known" ? dereferenced(schema.value, find) : undefined;
  if (target === undefined) return false;
  return isBinary(target) || (target.kind === "any" && isBytes(mediaType));
}

/** The media types that a caller may name: those listed, or any. */
export function mediaTypesType({ body }: Operation): TypeTree {
  const content = knownValue(body)?.content;
  const listed = content === undefined || isOpen(content) ? [] : knownItems(content);
  const exact = listed.map(({ mediaType }) => mediaType);
  return exact.length === 0 || exact.some(isRange)
    ? keyword("string")
    : openUnionOf(exact.map((mediaType): TypeTree => ({ kind: "literal", value: mediaType })));
}
