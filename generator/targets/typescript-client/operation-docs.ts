/** The doc comment of an operation: all that is known of it, and what is not. */
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase } from "../../emit/typescript/names.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import type { ReferenceTo } from "../../sdk/words/prose.js";
import type { CallableOperation, OperationNotShown, OperationPlan } from "../../sdk/plan.js";
import {
  deprecationTags,
  operationSummary,
  routeText,
} from "../../emit/typescript/package/operation-text.js";

/** The doc comment of an operation's function, and of the method of its group. */
export function operationDocs(plan: OperationPlan): DocComment {
  const { description, origin } = plan.doc;
  return docComment({
    summary: operationSummary(plan),
    paragraphs: [
      ...(description === undefined ? [] : [description]),
      ...(plan.kind === "callable" ? callableParagraphs(plan) : [missingParagraph(plan)]),
      origin,
    ],
    tags: deprecationTags(plan),
  });
}

function callableParagraphs(plan: CallableOperation): readonly string[] {
  const { request, doc } = plan;
  const { baseUrl, security, limits } = doc.words;
  return [
    routeText(request),
    ...(baseUrl === undefined ? [] : [inComment(baseUrl)]),
    ...(security === undefined ? [] : [inComment(security, credentialText)]),
    ...repeatingText(plan),
    ...pagingText(plan),
    ...(limits.length === 0 ? [] : [`Limits: ${limits.map((each) => inComment(each)).join(" ")}`]),
    ...(doc.notShown.length === 0 ? [] : [`Not shown: ${doc.notShown.join(", ")}.`]),
  ];
}

/** Returns the words for a credential. */
function credentialText({ kind, id }: ReferenceTo): string {
  return kind === "certificate"
    ? `a certificate that \`fetch\` presents (\`${id}\`)`
    : `\`auth.${camelCase(id)}\``;
}

/** Returns the effect of a repeated call, where the method alone does not say it, and what the client does. */
function repeatingText({ doc, repeat, request }: CallableOperation): readonly string[] {
  const { repeating } = doc.words;
  if (repeating === undefined) return [];
  if (request.keyHeader !== undefined) {
    return [
      `${inComment(repeating)} The client makes one for each call, and retries a failed call with the same one.`,
    ];
  }
  if (repeat.isSaidByMethod) return [];
  return [`${inComment(repeating)}${repeat.mayRepeat ? "" : " The client does not retry."}`];
}

/** How it pages, and what a caller writes to get all items. */
function pagingText({ paging, doc }: CallableOperation): readonly string[] {
  const { pages } = doc.words;
  if (paging === undefined || pages === undefined) return [];
  const said = inComment(pages);
  if (paging.kind === "not-followed") return [`${said}.`];
  if (paging.isSingle) return [`${said}: \`for await\` over the call gives all items.`];
  const names = paging.roots.map(({ name }) => `\`${name}\``).join(", ");
  return [`${said}: \`for await\` over \`.root(name)\` of the call gives all items of ${names}.`];
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
