/** The type of what a call gives back. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase } from "../../emit/typescript/names.js";
import { keyword, reference, type TypeTree, unionOf } from "../../emit/typescript/type-tree.js";
import { isOpen, knownItems } from "../../model/known.js";
import type { Content, Response } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { isJson } from "./inputs.js";
import { type SchemaNames, typeOfSchema } from "./schema-types.js";

/** The type of an operation's successful answers, or undefined while they are not shown. */
export function resultType({ responses }: Operation, schemas: SchemaNames): TypeTree | undefined {
  const successes = knownItems(responses).filter(
    ({ status, absent }) => !absent && /^2/.test(status),
  );
  if (successes.length === 0) return undefined;
  return unionOf(successes.flatMap((response) => answerTypes(response, schemas)));
}

/** What there is to say of a result: whose it is, and that others may come where the list of answers is open. */
export function resultDocs({ name, responses }: Operation): DocComment {
  const others =
    "There may be other answers, which are not shown; they are given back as they are.";
  return docComment({
    summary: `What \`${camelCase(name)}\` gives back.`,
    paragraphs: isOpen(responses) ? [others] : [],
  });
}

function answerTypes({ content }: Response, schemas: SchemaNames): readonly TypeTree[] {
  if (content.state === "none") return [keyword("undefined")];
  if (content.state === "notShown" || content.value.open) return [keyword("unknown")];
  return content.value.items.map((each) => decodedType(each, schemas));
}

/** What the runtime makes of a body, by its media type. */
function decodedType({ mediaType, schema }: Content, schemas: SchemaNames): TypeTree {
  if (isJson(mediaType)) {
    return schema.state === "known" ? typeOfSchema(schema.value, schemas) : keyword("unknown");
  }
  return mediaType.startsWith("text/") ? keyword("string") : reference("Blob");
}
