/** The doc comment of an operation: all that is known of it, and what is not. */
import { type DocComment, type DocTag, docComment } from "../../emit/typescript/doc-comments.js";
import { type Fact, knownValue } from "../../model/known.js";
import type { ApiModel, Deprecation, Operation } from "../../model/model.js";
import { idempotencyText } from "./call-facts.js";
import {
  isCallable,
  missingForCall,
  notShownOf,
  originText,
} from "../../emit/typescript/package/facts.js";
import { limitsText } from "./limits-text.js";
import { pagingText } from "./pagination.js";
import { requirementsOf } from "../../model/requirements.js";
import { securityText } from "./security.js";

/** What stands above the function of an operation and above the method of its group. */
export function operationDocs(operation: Operation, model: ApiModel): DocComment {
  const title = knownValue(operation.title) ?? `\`${operation.id}\``;
  const summary = knownValue(operation.summary);
  return docComment({
    summary: summary === undefined ? title : `${title}: ${summary}`,
    paragraphs: [
      ...known(operation.description),
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
  const unknown = notShownOf({ ...operation, authentication });
  return [
    `\`${knownValue(operation.method)} ${knownValue(operation.path)?.text}\``,
    ...securityText(operation, model),
    ...idempotencyText(operation),
    ...pagingText(operation, model),
    ...limitsText(operation),
    ...(unknown.length === 0 ? [] : [`Not shown: ${unknown.join(", ")}.`]),
  ];
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

/** What is said of a deprecation. */
export function deprecationTags(deprecated: Fact<Deprecation>): readonly DocTag[] {
  if (deprecated.state !== "known") return [];
  const { since, sunset, replacement, reason } = deprecated.value;
  const parts = [
    ...known(since).map((date) => `Since ${date}.`),
    ...known(sunset).map((date) => `It ends on ${date}.`),
    ...known(reason),
    ...known(replacement).map((id) => `Use \`${id}\`.`),
  ];
  return [
    {
      tag: "deprecated",
      text: parts.length === 0 ? "Nothing more is shown about it." : parts.join(" "),
    },
  ];
}

function known(fact: Fact<string>): readonly string[] {
  return fact.state === "known" ? [fact.value] : [];
}
