/** What an operation gives back: the type of its successful answers, as the runtime decodes them. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import { keyword, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { isSuccess, successesIn } from "../../model/successes.js";
import { contentKind } from "../../sdk/messages/content-kinds.js";
import { preferredIn } from "../../sdk/messages/negotiation.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { answerType, type Bodied, withContents } from "./answer-types.js";

/** The result of an operation. */
export interface Result {
  /** `unknown` while one of the successful answers is not shown. */
  readonly type: TypeTree;
  /** Its declaration, where it is too long to stand in a signature. */
  readonly declarations: readonly TypeDeclaration[];
  /** The answer that has this very type, where there is only one. */
  readonly answer?: Response | undefined;
}

/** The result of calls of an operation that do not choose a representation. */
export function resultOf(operation: Operation, scope: TypeScope, imports: FileImports): Result {
  const successes = successesIn(operation.responses);
  const asked = successes.map((each) => askedOf(each, operation));
  const type = asked.length === 0 ? keyword("unknown") : answerType(asked, scope, imports);
  if (isShort(type)) return { type, declarations: [] };
  const name = `${pascalCase(operation.name)}Result`;
  const docs = resultDocs(operation);
  const [only, ...others] = asked;
  const schema = only && others.length === 0 ? onlySchema(only, scope) : undefined;
  const declaration =
    schema === undefined
      ? typeAliasOf({ name, docs, type })
      : schemaDeclaration({ name, docs, type }, schema, scope);
  return {
    type: reference(name),
    declarations: [declaration],
    // Of an answer of which only a part is asked for it is another type.
    answer: others.length === 0 ? successes.find((each) => each === only) : undefined,
  };
}

/** An answer with those of its representations that are asked for: itself where these are all. */
function askedOf(answer: Response, { pagination }: Operation): Bodied {
  const contents = knownItems(answer.content);
  const asked = preferredIn(contents, pagination.state === "known");
  return asked.length === contents.length ? answer : withContents(answer, asked);
}

/** The schema of an answer, where it has only one representation, which is JSON. */
export function onlySchema(
  { content }: Bodied,
  { find }: Pick<TypeScope, "find">,
): Schema | undefined {
  const [only, ...others] = knownItems(content);
  if (only === undefined || others.length > 0) return undefined;
  const isValue = contentKind(only, find) === "json" && only.schema.state === "known";
  return isValue ? only.schema.value : undefined;
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
