/** The doc comment of an operation: all that is known of it, and what is not. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId } from "../../emit/typescript/names.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import type { Prose, ReferenceTo } from "../../sdk/words/prose.js";
import type { OperationPlan } from "../../sdk/plan.js";
import {
  deprecationTags,
  operationSummary,
  routeText,
} from "../../emit/typescript/package/operation-text.js";

/** The doc comment of an operation's function, and of the method of its group. */
export function operationDocs(plan: OperationPlan): DocComment {
  const { description, origin, words, comment } = plan.doc;
  const { beforePages, afterPages } = comment;
  const pages = plan.kind === "callable" ? words.pages : undefined;
  const text = (prose: Prose): string => inComment(prose, referenceText);
  return docComment({
    summary: operationSummary(plan),
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...(plan.kind === "callable" ? [routeText(plan.request)] : []),
      ...beforePages.map(text),
      ...(pages === undefined ? [] : [`${text(pages)}${doorsText(plan)}.`]),
      ...afterPages.map(text),
      origin,
    ],
    tags: deprecationTags(plan),
  });
}

/** Returns the words for another thing that a sentence names. */
function referenceText({ kind, id }: ReferenceTo): string {
  switch (kind) {
    case "certificate":
      return `a certificate that \`fetch\` presents (\`${id}\`)`;
    case "credential":
      return `\`auth.${memberOfId(id)}\``;
    case "operation":
      return `\`${id}\``;
  }
}

/** The call that gives all items of all pages. */
function doorsText(plan: OperationPlan): string {
  const paging = plan.kind === "callable" ? plan.paging : undefined;
  if (paging?.kind !== "followed") return "";
  if (paging.isSingle) return ": `for await` over the call gives all items";
  const names = paging.roots.map(({ name }) => `\`${name}\``).join(", ");
  return `: \`for await\` over \`.root(name)\` of the call gives all items of ${names}`;
}

/** The comment of the alias under a former name. */
export function aliasDocs({ id }: OperationPlan, name: string): DocComment {
  return docComment({
    summary: `Former name of \`${name}\`.`,
    tags: [{ tag: "deprecated", text: `\`${id}\` was renamed: use \`${name}\`.` }],
  });
}
