/** The types of a request's body as a handler gets it: decoded by its media type. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import type { Name } from "../../sdk/names/words.js";
import { memberName, typeName } from "../../emit/typescript/names.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { unreachable } from "../../unreachable.js";
import { isMultipart, isRange, isUrlEncoded } from "../../sdk/messages/media-types.js";
import { multipartTypes } from "../../emit/typescript/package/multipart-types.js";
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
import type { PackageScope } from "./package-scope.js";

/** The members of a request that say its body, in one or several alternatives. */
export interface RequestBodyTypes {
  readonly alternatives: readonly (readonly Property[])[];
  readonly declarations: readonly TypeDeclaration[];
}

/** The body of an operation's request. */
export function requestBody(
  { name, request: { body, sendsBody } }: CallableOperation,
  scope: PackageScope,
): RequestBodyTypes {
  if (body.kind === "none" || (body.kind === "not-shown" && !sendsBody)) {
    return { alternatives: [[]], declarations: [] };
  }
  if (body.kind === "not-shown") {
    const docs = docComment({ summary: "Not shown: the body." });
    return {
      alternatives: [[member("body", keyword("unknown"), docs), contentType(perhaps(anyText))]],
      declarations: [],
    };
  }
  const { contents, isOpen } = body;
  const isRequired = body.presence === "required";
  if (isOpen || contents.length === 0) {
    return {
      alternatives: [[member("body", keyword("unknown")), contentType(perhaps(anyText))]],
      declarations: [],
    };
  }
  const nothing = [member("body", keyword("undefined")), contentType(keyword("undefined"))];
  const absent = isRequired ? [] : [nothing];
  const [only, ...others] = contents;
  if (only !== undefined && others.length === 0) {
    const { type, declarations } = declared(only, name, scope);
    const alternatives = isRange(only.mediaType)
      ? [[member("body", type), contentType(anyText)], ...absent]
      : [[member("body", isRequired ? type : perhaps(type))]];
    return { alternatives, declarations };
  }
  const alternatives = contents.map((each) => [
    member("body", bodyType(each, scope)),
    contentType(isRange(each.mediaType) ? anyText : literal(each.mediaType)),
  ]);
  return { alternatives: [...alternatives, ...absent], declarations: [] };
}

const anyText = keyword("string");

/** The type of what may be absent; nothing has to be said of that where nothing is known. */
function perhaps(type: TypeTree): TypeTree {
  const isAnything = type.kind === "keyword" && type.name === "unknown";
  return isAnything ? type : unionOf([type, keyword("undefined")]);
}

function member(name: string, type: TypeTree, docs?: Property["docs"]): Property {
  return { name, type, readonly: true, ...(docs && { docs }) };
}

function contentType(type: TypeTree): Property {
  return member("contentType", type);
}

/** The type of the only representation, with a name of its own where it is long. */
function declared(
  content: ContentPlan,
  operation: Name,
  scope: PackageScope,
): { readonly type: TypeTree; readonly declarations: readonly TypeDeclaration[] } {
  const type = bodyType(content, scope);
  if (isShort(type)) return { type, declarations: [] };
  const name = `${typeName(operation)}Body`;
  const docs = docComment({ summary: `The body of a request of \`${memberName(operation)}\`.` });
  const declaration =
    content.kind === "json"
      ? schemaDeclaration({ name, docs }, content.schema, scope.types.request)
      : typeAliasOf({ name, docs, type });
  return { type: reference(name), declarations: [declaration] };
}

/** Returns the type that the runtime decodes a body to, by media type. */
function bodyType(content: ContentPlan, { imports, types }: PackageScope): TypeTree {
  const { mediaType, schema } = content;
  const scope = types.request;
  switch (content.codec) {
    case "form": {
      const { files } = content.form;
      return multipartTypes({ schema, files }, { scope, binary: () => reference("File") }).type();
    }
    case "value":
      return scope.typeOf(schema);
    case "text":
    case "bytes":
    case "raw":
      if (isUrlEncoded(mediaType) || isMultipart(mediaType)) {
        return reference(imports.type("OpenForm", "runtime/handler"));
      }
      return content.codec === "text"
        ? keyword("string")
        : reference("ReadableStream", [reference("Uint8Array")]);
    default:
      return unreachable(content);
  }
}
