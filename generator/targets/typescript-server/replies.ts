/** The type of what a handler answers: a union that its status tells apart. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId, pascalCase } from "../../emit/typescript/names.js";
import type { CarriedContent } from "../../sdk/messages/carried-bodies.js";
import { isAnyMedia, isRange } from "../../sdk/messages/media-types.js";
import type { ReplyHeaders, ReplyPlan } from "../../sdk/operations/reply-plan.js";
import { servedCommonReplies, servedReplies } from "../../sdk/operations/served-replies.js";
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
import type { Operation } from "../../model/model.js";
import type { PackageScope } from "./package-scope.js";
import { commonReplyName, commonRepliesPath } from "./common-replies.js";
import { isSuccessStatus } from "../../model/successes.js";

/** The reply of an operation, and what it refers to. */
export function replyOf(operation: Operation, scope: PackageScope): readonly TypeDeclaration[] {
  const name = memberOfId(operation.name);
  const docs = docComment({ summary: `The responses that the handler of \`${name}\` may return.` });
  const { type, declarations } = replyType(operation, scope);
  return [...declarations, typeAliasOf({ name: `${pascalCase(operation.name)}Reply`, docs, type })];
}

interface DeclaredType {
  readonly type: TypeTree;
  readonly declarations: readonly TypeDeclaration[];
}

function replyType(operation: Operation, scope: PackageScope): DeclaredType {
  const { imports, service, types } = scope;
  const { find } = types.response;
  const { replies, areOpen } = servedReplies(operation, service, find);
  if (replies === undefined) {
    return { type: reference(imports.type("AnyReply", "runtime/reply")), declarations: [] };
  }
  const common = servedCommonReplies(service, find);
  const statuses = new Set(common.map(({ status }) => status));
  const isCommon = ({ from, status }: ReplyPlan) => from === "service" && statuses.has(status);
  const kept = new Set(replies.filter(isCommon).map(({ status }) => status));
  // Of a union nothing can be taken out by a range of statuses.
  const isInheriting = common.some(({ status }) => kept.has(status)) && !common.some(isSeveral);
  const single = isInheriting ? replies.filter((each) => !isCommon(each)) : replies;
  const listed = replies.map(({ status }) => status);
  const result = resultDeclaration(operation, single, scope);
  const resultType = result === undefined ? undefined : reference(result.name);
  const own = single.flatMap((reply) =>
    replyTypes(reply, listed, scope, reply === result?.of ? resultType : undefined),
  );
  const replaced = common.filter(({ status }) => !kept.has(status));
  return {
    type: unionOf([
      ...own,
      ...(isInheriting ? [inheritedType(replaced, imports)] : []),
      ...(areOpen ? otherTypes(listed, imports) : []),
    ]),
    declarations: result === undefined ? [] : [result.declaration],
  };
}

/** The alias of what any operation may answer, without what this one answers otherwise or not at all. */
function inheritedType(replaced: readonly ReplyPlan[], imports: FileImports): TypeTree {
  const base = reference(imports.type(commonReplyName, commonRepliesPath));
  if (replaced.length === 0) return base;
  const codes = unionOf(replaced.map(({ status }) => literal(Number(status))));
  return reference("Exclude", [base, objectType([{ name: "status", type: codes }])]);
}

/** The long type of the only successful answer gets a name: what handlers make most of the time. */
function resultDeclaration(
  { name }: Operation,
  replies: readonly ReplyPlan[],
  { types }: PackageScope,
):
  | { readonly of: ReplyPlan; readonly name: string; readonly declaration: TypeDeclaration }
  | undefined {
  const [only, ...others] = replies.filter(({ status }) => isSuccessStatus(status));
  if (only === undefined || others.length > 0 || only.body.isOpen) return undefined;
  const { schema } = only.body;
  if (schema === undefined || isShort(types.response.typeOf(schema))) return undefined;
  const typeName = `${pascalCase(name)}Result`;
  const docs = docComment({
    summary: `The body of a successful response of \`${memberOfId(name)}\`.`,
  });
  return {
    of: only,
    name: typeName,
    declaration: schemaDeclaration({ name: typeName, docs }, schema, types.response),
  };
}

/** The types of one answer: one for each of its media types. */
export function replyTypes(
  { status, body, headers }: ReplyPlan,
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
  if (body.isOpen) return [make("OpenReply", [code, ...more])];
  const { contents } = body;
  const [only, ...others] = contents;
  if (only === undefined) return [make("EmptyReply", [code, ...more])];
  if (others.length === 0 && hasOwnType(only)) {
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

function isSeveral({ status }: ReplyPlan): boolean {
  return isRangeOfStatuses(status);
}

/** Returns the types of responses that are not listed. */
function otherTypes(listed: readonly string[], imports: FileImports): readonly TypeTree[] {
  if (listed.includes("default")) return [];
  const code = statusType("default", [...listed, "default"], imports);
  return [reference(imports.type("OpenReply", "runtime/reply"), [code]), reference("Response")];
}

/** The headers of an answer that the manifest shows, with any others; undefined where it shows none. */
function headersType(
  { known }: ReplyHeaders,
  { imports, types }: PackageScope,
): TypeTree | undefined {
  if (known.length === 0) return undefined;
  const properties = known.map(({ name, schema, description, isRequired }) => {
    const said = description ?? schema.description;
    return {
      name,
      type:
        schema.kind === "notShown"
          ? reference(imports.type("HeaderValue", "runtime/reply"))
          : types.response.typeOf(schema),
      readonly: true,
      ...(!isRequired && { optional: true }),
      ...(said !== undefined && { docs: docComment({ paragraphs: [said] }) }),
    };
  });
  return intersectionOf([
    reference(imports.type("ReplyHeaders", "runtime/reply")),
    objectType(properties),
  ]);
}

/** Returns the type that the runtime writes as a body, by media type. */
function bodyType(
  { stream, kind, decoded, schema }: CarriedContent,
  { imports, types }: PackageScope,
): TypeTree {
  if (stream !== undefined) {
    return streamType(stream, types.response, () =>
      imports.type("SentEvent", "runtime/item-stream"),
    );
  }
  if (decoded === "text") return keyword("string");
  // What nobody has said of any media type is written as it is given.
  return decoded === "bytes" || kind === "unknown"
    ? reference(imports.type("BinaryReply", "runtime/reply"))
    : types.response.typeOf(schema);
}

/** True if a representation has a media type that a handler need not say: its own, or that of its kind. */
function hasOwnType({ mediaType, kind }: CarriedContent): boolean {
  if (!isRange(mediaType)) return true;
  return isAnyMedia(mediaType) && (kind === "json" || kind === "text");
}
