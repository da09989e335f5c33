/** The result of an operation: the type of its successful responses, as the runtime decodes them. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId, pascalCase } from "../../emit/typescript/names.js";
import {
  isShort,
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import { reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import type { Operation } from "../../model/model.js";
import type { ReplyPlan } from "../../sdk/operations/reply-plan.js";
import type { ResultPlan } from "../../sdk/operations/result.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { answerType } from "./answer-types.js";

/** The result of an operation. */
export interface Result {
  /** `unknown` while one of the successful answers is not shown. */
  readonly type: TypeTree;
  /** Its declaration, where it is too long to stand in a signature. */
  readonly declarations: readonly TypeDeclaration[];
  /** The answer that has this very type, where there is only one. */
  readonly answer?: ReplyPlan | undefined;
}

/** The result of calls of an operation that do not choose a representation. */
export function resultOf(
  operation: Pick<Operation, "name">,
  plan: ResultPlan,
  scope: TypeScope,
  imports: FileImports,
): Result {
  const { bodies, successes } = plan;
  const type = answerType(bodies, scope, imports);
  if (isShort(type)) return { type, declarations: [] };
  const name = `${pascalCase(operation.name)}Result`;
  const docs = resultDocs(operation, plan);
  const [only, ...others] = bodies;
  const schema = others.length === 0 ? only?.schema : undefined;
  const declaration =
    schema === undefined
      ? typeAliasOf({ name, docs, type })
      : schemaDeclaration({ name, docs, type }, schema, scope);
  return {
    type: reference(name),
    declarations: [declaration],
    // Of an answer of which only a part is asked for it is another type.
    answer: others.length === 0 ? successes.find(({ body }) => body === only) : undefined,
  };
}

/** Returns the docs of a result: its operation, and that there may be others where the list of responses is open. */
function resultDocs({ name }: Pick<Operation, "name">, { hasOthers }: ResultPlan): DocComment {
  const others =
    "There may be other responses, which are not shown. They are returned as they are.";
  return docComment({
    summary: `The result of \`${memberOfId(name)}\`.`,
    paragraphs: hasOthers ? [others] : [],
  });
}
