/** The type of what a call gives back. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase } from "../../emit/typescript/names.js";
import { keyword, reference, type TypeTree, unionOf } from "../../emit/typescript/type-tree.js";
import { type Bucket, isOpen, knownItems } from "../../model/known.js";
import type { Content, Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { isJson, isOfUnknownType } from "./inputs.js";
import { type SchemaNames, typeOfSchema } from "./schema-types.js";

/** The type of an operation's successful answers, or undefined while one of them is not shown. */
export function resultType({ responses }: Operation, schemas: SchemaNames): TypeTree | undefined {
  const successes = knownItems(responses).filter(
    ({ status, absent }) => !absent && /^2/.test(status),
  );
  if (successes.length === 0 || successes.some(isNotShown)) return undefined;
  return unionOf(successes.flatMap((response) => answerTypes(response, schemas)));
}

/** Whether an answer may be anything: then so may the result, whatever the other answers are. */
function isNotShown({ content }: Response): boolean {
  return isOpen(content) || knownItems(content).some(isOfUnknownType);
}

/** What there is to say of a result: whose it is, and that others may come where the list of answers leaves that open. */
export function resultDocs({ name, responses }: Operation): DocComment {
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

function answerTypes({ content }: Response, schemas: SchemaNames): readonly TypeTree[] {
  if (content.state === "none") return [keyword("undefined")];
  return knownItems(content).map((each) => decodedType(each, schemas));
}

/** What the runtime makes of a body, by its media type. */
function decodedType({ mediaType, schema }: Content, schemas: SchemaNames): TypeTree {
  if (isJson(mediaType)) {
    return schema.state === "known" ? typeOfSchema(schema.value, schemas) : keyword("unknown");
  }
  return mediaType.startsWith("text/") ? keyword("string") : reference("Blob");
}
