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
import { isSuccess, successesIn } from "../../model/successes.js";
import type { Schema } from "../../model/schema.js";
import { isJson, isText, mayBeAnything } from "../../emit/typescript/package/media-types.js";
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
  const successes = successesIn(operation.responses);
  const type = successes.length === 0 ? keyword("unknown") : answerType(successes, scope, imports);
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
  const hasDefault = knownItems(responses).some(({ status }) => status === "default");
  return isOpen(responses) || (hasDefault && knownItems(responses).some(isSuccess));
}

/** A body, or what has one. */
type Bodied = Pick<Response, "content">;

/**
 * The type of the bodies that answers, or an event, may have; `undefined` for an empty one, `unknown` while one of them may be
 * anything. `streams` imports what those are made of that
 * the runtime decodes as streams; nothing else than a success is.
 */
export function answerType(
  answers: readonly Bodied[],
  scope: TypeScope,
  streams?: FileImports,
): TypeTree {
  if (answers.some(({ content }) => mayBeAnything(content))) return keyword("unknown");
  return openUnionOf(answers.flatMap((each) => bodyTypes(each, scope, streams)));
}

function bodyTypes(
  { content }: Bodied,
  scope: TypeScope,
  streams: FileImports | undefined,
): readonly TypeTree[] {
  if (content.state === "none") return [keyword("undefined")];
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
