/** The type of what a handler answers: a union that its status tells apart. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { contentKind } from "../../sdk/messages/content-kinds.js";
import { isAnyMedia, isRange } from "../../sdk/messages/media-types.js";
import { answersOf, commonAnswers } from "../../sdk/operations/replies.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { streamType } from "../../emit/typescript/package/stream-types.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import {
  intersectionOf,
  keyword,
  literal,
  objectType,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import { type Bucket, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Content, Header, Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { PackageScope } from "./package-scope.js";
import { commonReplyName, commonRepliesPath } from "./common-replies.js";
import { isSuccess } from "../../model/successes.js";

/** The reply of an operation, and what it refers to. */
export function replyOf(operation: Operation, scope: PackageScope): readonly TypeDeclaration[] {
  const name = camelCase(operation.name);
  const docs = docComment({ summary: `What the handler of \`${name}\` answers.` });
  const { type, declarations } = replyType(operation, scope);
  return [...declarations, typeAliasOf({ name: `${pascalCase(operation.name)}Reply`, docs, type })];
}

interface DeclaredType {
  readonly type: TypeTree;
  readonly declarations: readonly TypeDeclaration[];
}

function replyType(operation: Operation, scope: PackageScope): DeclaredType {
  const { imports, service } = scope;
  const { replies, areOpen } = answersOf(operation, service);
  if (replies === undefined) {
    return { type: reference(imports.type("AnyReply", "runtime/reply")), declarations: [] };
  }
  const own = new Set(knownItems(operation.responses).map(({ status }) => status));
  const common = commonAnswers(service);
  const shared = common.filter(({ status }) => !own.has(status));
  const inherited = shared.length === 0 || common.some(isSeveral) ? [] : shared;
  const single = replies.filter((each) => !inherited.includes(each));
  const listed = replies.map(({ status }) => status);
  const result = resultDeclaration(operation, single, scope);
  const types = single.flatMap((reply) =>
    replyTypes(reply, listed, scope, reply === result?.of ? reference(result.name) : undefined),
  );
  return {
    type: unionOf([
      ...types,
      ...(inherited.length === 0 ? [] : [inheritedType(common, inherited, imports)]),
      ...(areOpen ? otherTypes(listed, imports) : []),
    ]),
    declarations: result === undefined ? [] : [result.declaration],
  };
}

/** The alias of what any operation may answer, without what this one answers otherwise or not at all. */
function inheritedType(
  common: readonly Response[],
  inherited: readonly Response[],
  imports: FileImports,
): TypeTree {
  const base = reference(imports.type(commonReplyName, commonRepliesPath));
  const replaced = common.filter((each) => !inherited.includes(each));
  if (replaced.length === 0) return base;
  const codes = unionOf(replaced.map(({ status }) => literal(Number(status))));
  return reference("Exclude", [base, objectType([{ name: "status", type: codes }])]);
}

/** The long type of the only successful answer gets a name: what handlers make most of the time. */
function resultDeclaration(
  { name }: Operation,
  replies: readonly Response[],
  { types }: PackageScope,
):
  | { readonly of: Response; readonly name: string; readonly declaration: TypeDeclaration }
  | undefined {
  const [only, ...others] = replies.filter(isSuccess);
  if (only === undefined || others.length > 0 || isOpen(only.content)) return undefined;
  const [content, ...more] = knownItems(only.content);
  const schema = content && knownValue(content.schema);
  if (content === undefined || schema === undefined || more.length > 0) return undefined;
  if (
    contentKind(content, types.response.find) !== "json" ||
    isShort(types.response.typeOf(schema))
  )
    return undefined;
  const typeName = `${pascalCase(name)}Result`;
  const docs = docComment({
    summary: `The body of a successful answer of \`${camelCase(name)}\`.`,
  });
  return {
    of: only,
    name: typeName,
    declaration: schemaDeclaration({ name: typeName, docs }, schema, types.response),
  };
}

/** The types of one answer: one for each of its media types. */
export function replyTypes(
  { status, content, headers }: Response,
  listed: readonly string[],
  scope: PackageScope,
  result?: TypeTree,
): readonly TypeTree[] {
  const { imports } = scope;
  const code = statusType(status, listed, imports);
  const named = headersType(headers, scope);
  const more = named === undefined ? [] : [named];
  const make = (name: string, args: readonly TypeTree[]): TypeTree =>
    reference(imports.type(name, "runtime/reply"), args);
  if (content.state === "none") return [make("EmptyReply", [code, ...more])];
  if (isOpen(content)) return [make("OpenReply", [code, ...more])];
  const contents = knownItems(content);
  const [only, ...others] = contents;
  if (only === undefined) return [make("EmptyReply", [code, ...more])];
  if (others.length === 0 && hasOwnType(only, scope.types.response.find)) {
    return [make("Reply", [code, result ?? bodyType(only, scope), ...more])];
  }
  return contents.map((each) => {
    const type = isRange(each.mediaType) ? keyword("string") : literal(each.mediaType);
    return make("TypedReply", [code, type, bodyType(each, scope), ...more]);
  });
}

/** The statuses that an answer stands for, without those that are listed more exactly. */
function statusType(status: string, listed: readonly string[], imports: FileImports): TypeTree {
  if (!isRangeOfStatuses(status)) return literal(Number(status));
  const range = (name: string): TypeTree =>
    reference(imports.type(name === "default" ? "Status" : `Status${name}`, "runtime/reply"));
  const others = listed.filter(
    (each) =>
      each !== status &&
      (status === "default" || (each.startsWith(status.charAt(0)) && !isRangeOfStatuses(each))),
  );
  if (others.length === 0) return range(status);
  const excluded = others.map((each) =>
    isRangeOfStatuses(each) ? range(each) : literal(Number(each)),
  );
  return reference("Exclude", [range(status), unionOf(excluded)]);
}

function isRangeOfStatuses(status: string): boolean {
  return !/^\d{3}$/.test(status);
}

function isSeveral({ status }: Response): boolean {
  return isRangeOfStatuses(status);
}

/** What may be answered beside what is listed. */
function otherTypes(listed: readonly string[], imports: FileImports): readonly TypeTree[] {
  if (listed.includes("default")) return [];
  const code = statusType("default", [...listed, "default"], imports);
  return [reference(imports.type("OpenReply", "runtime/reply"), [code]), reference("Response")];
}

/** The headers of an answer that the manifest shows, with any others; undefined where it shows none. */
function headersType(
  headers: Bucket<Header>,
  { imports, types }: PackageScope,
): TypeTree | undefined {
  const known = knownItems(headers);
  if (known.length === 0) return undefined;
  const properties = known.map(({ name, schema, description, required }) => {
    const value = knownValue(schema);
    const said = knownValue(description) ?? value?.description;
    return {
      name,
      type:
        value === undefined
          ? reference(imports.type("HeaderValue", "runtime/reply"))
          : types.response.typeOf(value),
      readonly: true,
      ...(knownValue(required) !== true && { optional: true }),
      ...(said !== undefined && { docs: docComment({ paragraphs: [said] }) }),
    };
  });
  return intersectionOf([
    reference(imports.type("ReplyHeaders", "runtime/reply")),
    objectType(properties),
  ]);
}

/** What the runtime writes as a body, by its media type. */
function bodyType(content: Content, { imports, types }: PackageScope): TypeTree {
  const { mediaType, schema } = content;
  const stream = streamType(content, types.response, () =>
    imports.type("SentEvent", "runtime/item-stream"),
  );
  if (stream !== undefined) return stream;
  const kind = contentKind(content, types.response.find);
  if (kind === "json" || (kind === "text" && isAnyMedia(mediaType))) {
    return schema.state === "known" ? types.response.typeOf(schema.value) : keyword("unknown");
  }
  return kind === "text"
    ? keyword("string")
    : reference(imports.type("BinaryReply", "runtime/reply"));
}

/** Whether a representation has a media type that a handler need not say: its own, or that of its kind. */
function hasOwnType(content: Content, find: FindSchema): boolean {
  if (!isRange(content.mediaType)) return true;
  const kind = contentKind(content, find);
  return isAnyMedia(content.mediaType) && (kind === "json" || kind === "text");
}
