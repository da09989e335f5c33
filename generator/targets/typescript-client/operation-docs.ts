/** The doc comment of an operation: all that is known of it, and what is not. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { idempotencyText } from "./call-facts.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import { ownBaseUrlWords } from "../../sdk/words/base-url.js";
import { limitWords } from "../../sdk/words/limits.js";
import { isCallable, missingForCall, notShownOf, originText } from "../../sdk/operations/facts.js";
import {
  deprecationTags,
  operationSummary,
  routeText,
} from "../../emit/typescript/package/operation-text.js";
import { pagingText } from "./pagination.js";
import { requirementsOf } from "../../model/requirements.js";
import { securityText } from "./security.js";

/** What stands above the function of an operation and above the method of its group. */
export function operationDocs(operation: Operation, model: ApiModel): DocComment {
  const description = knownValue(operation.description);
  return docComment({
    summary: operationSummary(operation),
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...(isCallable(operation)
        ? callableParagraphs(operation, model)
        : [missingParagraph(operation)]),
      originText(operation, model),
    ],
    tags: deprecationTags(operation.deprecated),
  });
}

function callableParagraphs(operation: Operation, model: ApiModel): readonly string[] {
  const authentication = requirementsOf(operation, model.service);
  const baseUrl = ownBaseUrlWords(operation);
  const unknown = notShownOf({ ...operation, authentication });
  return [
    routeText(operation),
    ...(baseUrl === undefined ? [] : [inComment(baseUrl)]),
    ...securityText(operation, model),
    ...idempotencyText(operation),
    ...pagingText(operation, model),
    ...limitsText(operation),
    ...(unknown.length === 0 ? [] : [`Not shown: ${unknown.join(", ")}.`]),
  ];
}

/** Its own limits, in one paragraph. */
function limitsText({ limits }: Operation): readonly string[] {
  const words = limits.state === "known" ? limitWords(limits.value) : [];
  return words.length === 0 ? [] : [`Limits: ${words.map((each) => inComment(each)).join(" ")}`];
}

function missingParagraph(operation: Operation): string {
  const missing = missingForCall(operation);
  return `Cannot be called yet: its ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not shown.`;
}

/** The comment of the alias under a former name. */
export function aliasDocs(operation: Operation, name: string): DocComment {
  return docComment({
    summary: `Former name of \`${name}\`.`,
    tags: [{ tag: "deprecated", text: `\`${operation.id}\` was renamed: use \`${name}\`.` }],
  });
}
