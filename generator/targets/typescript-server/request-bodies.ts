/** The types of a request's body as a handler gets it: decoded by its media type. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { isForm } from "../../emit/typescript/package/forms.js";
import {
  isJson,
  isMultipart,
  isRange,
  isText,
  isUrlEncoded,
} from "../../emit/typescript/package/media-types.js";
import { multipartTypes } from "../../emit/typescript/package/multipart-types.js";
import { isEncodedText } from "../../emit/typescript/package/encoded-text.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  literal,
  type Property,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { RequestScope } from "./requests.js";

/** The members of a request that say its body, in one or several alternatives. */
export interface RequestBodyTypes {
  readonly alternatives: readonly (readonly Property[])[];
  readonly declarations: readonly TypeDeclaration[];
}

/** Methods whose body has no meaning that is defined (RFC 9110, sections 9.3.1 and 9.3.2). */
const bodiless: ReadonlySet<string | undefined> = new Set(["GET", "HEAD"]);

/** The body of an operation's request. */
export function requestBody(operation: Operation, scope: RequestScope): RequestBodyTypes {
  const { body, method, name } = operation;
  if (body.state === "none") return { alternatives: [[]], declarations: [] };
  if (body.state === "notShown") {
    if (bodiless.has(knownValue(method))) return { alternatives: [[]], declarations: [] };
    const docs = docComment({ summary: "Not shown: what the body is." });
    return {
      alternatives: [[member("body", keyword("unknown"), docs), contentType(keyword("string"))]],
      declarations: [],
    };
  }
  const { content, required } = body.value;
  const contents = knownItems(content);
  const isRequired = knownValue(required) === true;
  const absent = isRequired ? [] : [keyword("undefined")];
  if (isOpen(content) || contents.length === 0) {
    const type = unionOf([keyword("string"), keyword("undefined")]);
    return {
      alternatives: [[member("body", keyword("unknown")), contentType(type)]],
      declarations: [],
    };
  }
  const [only, ...others] = contents;
  if (only !== undefined && others.length === 0) {
    const { type, declarations } = declared(only, name, scope);
    const range = isRange(only.mediaType) ? [contentType(keyword("string"))] : [];
    return {
      alternatives: [[member("body", unionOf([type, ...absent])), ...range]],
      declarations,
    };
  }
  const alternatives = contents.map((each) => [
    member("body", bodyType(each, scope)),
    contentType(isRange(each.mediaType) ? keyword("string") : literal(each.mediaType)),
  ]);
  const nothing = [member("body", keyword("undefined")), contentType(keyword("undefined"))];
  return { alternatives: isRequired ? alternatives : [...alternatives, nothing], declarations: [] };
}

function member(name: string, type: TypeTree, docs?: Property["docs"]): Property {
  return { name, type, readonly: true, ...(docs && { docs }) };
}

function contentType(type: TypeTree): Property {
  return member("contentType", type);
}

/** The type of the only representation, with a name of its own where it is long. */
function declared(
  content: Content,
  operation: string,
  scope: RequestScope,
): { readonly type: TypeTree; readonly declarations: readonly TypeDeclaration[] } {
  const type = bodyType(content, scope);
  if (isShort(type)) return { type, declarations: [] };
  const name = `${pascalCase(operation)}Body`;
  const docs = docComment({ summary: `The body of a request of \`${camelCase(operation)}\`.` });
  const schema = knownValue(content.schema);
  const declaration =
    schema !== undefined && isJson(content.mediaType)
      ? schemaDeclaration({ name, docs }, schema, scope.types.request)
      : typeAliasOf({ name, docs, type });
  return { type: reference(name), declarations: [declaration] };
}

/** What the runtime makes of a body, by its media type. */
function bodyType(content: Content, { imports, types }: RequestScope): TypeTree {
  const { mediaType, schema } = content;
  const scope = types.request;
  if (isForm(content, scope.find)) {
    const form = { schema: content.schema.value, encoding: content.encoding };
    return isMultipart(mediaType)
      ? multipartTypes(form, { scope, binary: () => reference("File") }).type()
      : scope.typeOf(form.schema);
  }
  if (isUrlEncoded(mediaType) || isMultipart(mediaType)) {
    return reference(imports.type("OpenForm", "runtime/handler"));
  }
  if (isJson(mediaType)) {
    return schema.state === "known" ? scope.typeOf(schema.value) : keyword("unknown");
  }
  return isText(mediaType) || isEncodedText(schema)
    ? keyword("string")
    : reference("ReadableStream", [reference("Uint8Array")]);
}
