/** The doc comment of an operation: all that is known of it, and what is not. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import type { Operation } from "../../model/model.js";
import { idempotencyText } from "./call-facts.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import { ownBaseUrlWords } from "../../sdk/words/base-url.js";
import { limitWords } from "../../sdk/words/limits.js";
import type { CallableOperation, OperationNotShown, OperationPlan } from "../../sdk/plan.js";
import {
  deprecationTags,
  operationSummary,
  routeText,
} from "../../emit/typescript/package/operation-text.js";
import { pagingText } from "./pagination.js";
import { securityText } from "./security.js";

/** What stands above the function of an operation and above the method of its group. */
export function operationDocs(operation: Operation, plan: OperationPlan): DocComment {
  const { description, origin } = plan.doc;
  return docComment({
    summary: operationSummary(plan),
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...(plan.kind === "callable"
        ? callableParagraphs(operation, plan)
        : [missingParagraph(plan)]),
      origin,
    ],
    tags: deprecationTags(operation.deprecated),
  });
}

function callableParagraphs(operation: Operation, plan: CallableOperation): readonly string[] {
  const { request, doc } = plan;
  const baseUrl = ownBaseUrlWords(operation);
  return [
    routeText(request),
    ...(baseUrl === undefined ? [] : [inComment(baseUrl)]),
    ...securityText(plan),
    ...idempotencyText(operation, plan),
    ...pagingText(plan),
    ...limitsText(operation),
    ...(doc.notShown.length === 0 ? [] : [`Not shown: ${doc.notShown.join(", ")}.`]),
  ];
}

/** Its own limits, in one paragraph. */
function limitsText({ limits }: Operation): readonly string[] {
  const words = limits.state === "known" ? limitWords(limits.value) : [];
  return words.length === 0 ? [] : [`Limits: ${words.map((each) => inComment(each)).join(" ")}`];
}

function missingParagraph({ missing }: OperationNotShown): string {
  return `Cannot be called yet: its ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not shown.`;
}

/** The comment of the alias under a former name. */
export function aliasDocs({ id }: OperationPlan, name: string): DocComment {
  return docComment({
    summary: `Former name of \`${name}\`.`,
    tags: [{ tag: "deprecated", text: `\`${id}\` was renamed: use \`${name}\`.` }],
  });
}
