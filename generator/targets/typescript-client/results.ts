/** What an operation gives back: the type of its successful answers, as the runtime decodes them. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import { keyword, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Content, Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { isSuccess } from "../../model/successes.js";
import type { Schema } from "../../model/schema.js";
import { isJson, isOfUnknownType, isText } from "../../emit/typescript/package/media-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { streamType } from "../../emit/typescript/package/stream-types.js";

/** The result of an operation. */
export interface Result {
  /** `unknown` while one of the successful answers is not shown. */
  readonly type: TypeTree;
  /** Its declaration, where it is too long to stand in a signature. */
  readonly declarations: readonly TypeDeclaration[];
  /** The answer that has this very type, where there is only one. */
  readonly answer?: Response | undefined;
}

/** The result of an operation. */
export function resultOf(operation: Operation, scope: TypeScope, imports: FileImports): Result {
  const successes = knownItems(operation.responses).filter(isSuccess);
  if (successes.length === 0 || successes.some(isNotShown)) {
    return { type: keyword("unknown"), declarations: [] };
  }
  const type = openUnionOf(successes.flatMap((response) => answerTypes(response, scope, imports)));
  if (isShort(type)) return { type, declarations: [] };
  const name = `${pascalCase(operation.name)}Result`;
  const docs = resultDocs(operation);
  const [only, ...others] = successes;
  const answer = others.length === 0 ? only : undefined;
  const schema = answer && onlySchema(answer);
  const declaration =
    schema === undefined
      ? typeAliasOf({ name, docs, type })
      : schemaDeclaration({ name, docs, type }, schema, scope);
  return { type: reference(name), declarations: [declaration], answer };
}

/** Whether an answer may be anything: then so may the result, whatever the other answers are. */
function isNotShown({ content }: Response): boolean {
  return isOpen(content) || knownItems(content).some(isOfUnknownType);
}

/** The schema of an answer, where it has only one representation. */
function onlySchema({ content }: Response): Schema | undefined {
  const [only, ...others] = knownItems(content);
  if (only === undefined || others.length > 0) return undefined;
  return isJson(only.mediaType) && only.schema.state === "known" ? only.schema.value : undefined;
}

/** What there is to say of a result: whose it is, and that others may come where the list of answers leaves that open. */
function resultDocs({ name, responses }: Operation): DocComment {
  const others =
    "There may be other answers, which are not shown; they are given back as they are.";
  return docComment({
    summary: `What \`${camelCase(name)}\` gives back.`,
    paragraphs: mayHaveOthers(responses) ? [others] : [],
  });
}

/** `default` stands for every status that is not listed, successful ones among them. */
function mayHaveOthers(responses: Bucket<Response>): boolean {
  return isOpen(responses) || knownItems(responses).some(({ status }) => status === "default");
}

/**
 * The types of the bodies that an answer, or an event, may have; `undefined` for an empty one, `unknown` while none is shown.
 * `streams` imports what those are made of that the runtime decodes as streams; nothing else than a success is.
 */
export function answerTypes(
  { content }: Pick<Response, "content">,
  scope: TypeScope,
  streams?: FileImports,
): readonly TypeTree[] {
  if (content.state === "none") return [keyword("undefined")];
  if (isOpen(content)) return [keyword("unknown")];
  return knownItems(content).map(
    (each) =>
      (streams &&
        streamType(each, scope, () => streams.type("ServerSentEvent", "runtime/event-stream"))) ??
      decodedType(each, scope),
  );
}

/** What the runtime makes of a body, by its media type. */
function decodedType({ mediaType, schema }: Content, scope: TypeScope): TypeTree {
  if (isJson(mediaType)) {
    return schema.state === "known" ? scope.typeOf(schema.value) : keyword("unknown");
  }
  return isText(mediaType) ? keyword("string") : reference("Blob");
}
