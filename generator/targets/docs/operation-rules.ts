/** The rules of an operation's calls beside their content: who may make them, how often, how they page. */
import { inlineCode, inlineText } from "../../emit/markdown/text.js";
import type { Operation } from "../../model/model.js";
import { repliesOf } from "../../sdk/operations/replies.js";
import type { OperationPlan } from "../../sdk/plan.js";
import { requirementWords } from "../../sdk/words/credentials.js";
import type { Prose } from "../../sdk/words/prose.js";
import { inDocs } from "./spelling.js";
import { linkTo, subjectPages } from "./places.js";
import { notShown, type PageScope } from "./type-text.js";

/** A list of the rules that are known; nothing where none is. */
export function ruleBlocks(
  operation: Operation,
  plan: OperationPlan,
  where: PageScope,
): readonly string[] {
  const { words } = plan.doc;
  const lines = [
    ...authenticationLine(plan, where),
    ...(words.repeating === undefined ? [] : [inDocs(words.repeating, where)]),
    ...paginationLine(operation, where),
    ...limitLines(operation, words.limits, where),
    ...errorsLine(operation, where),
  ];
  return lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join("\n")];
}

function authenticationLine({ security }: OperationPlan, where: PageScope): readonly string[] {
  const link = linkTo(subjectPages.authentication, where.page);
  if (security.kind === "not-shown") return [];
  // Of the operation itself the panel says that nothing is shown.
  const holds = security.from === "service" ? ", as holds by default" : "";
  if (security.kind === "none") return [`${link}: none is needed${holds}.`];
  return [`${link}: ${inDocs(requirementWords(security), where)}${holds}.`];
}

function paginationLine({ pagination }: Operation, { page }: PageScope): readonly string[] {
  const link = linkTo(subjectPages.pagination, page);
  if (pagination.state === "notShown") return [];
  if (pagination.state === "none") return [`${link}: the answer comes whole.`];
  const { uses, roots } = pagination.value;
  const named = roots.filter(({ name, pointer }) => name !== "" || pointer !== "");
  const places = named.map(({ name, pointer }) =>
    name === "" ? inlineCode(pointer) : `${inlineCode(pointer)} (${inlineText(name)})`,
  );
  const of = places.length === 0 ? "" : `, of ${places.join(", ")} in the answer`;
  return [
    `${link}: ${linkTo({ ...subjectPages.pagination, anchor: uses, label: inlineText(uses) }, page)}${of}.`,
  ];
}

function limitLines(
  { limits }: Operation,
  words: readonly Prose[],
  where: PageScope,
): readonly string[] {
  const link = linkTo(subjectPages.limits, where.page);
  if (limits.state === "none") return [`${link}: none of its own.`];
  const sentences = words.map((each) => inDocs(each, where));
  return sentences.length === 0 ? [] : [`${link}: ${sentences.join(" ")}`];
}

/** Errors that any operation may answer stand on one page. */
function errorsLine(operation: Operation, { scope, page }: PageScope): readonly string[] {
  const { service } = scope.model;
  const link = linkTo(subjectPages.errors, page);
  if (service.errors.state === "notShown") {
    return operation.responses.state === "known"
      ? [`${link} that any operation may answer: ${notShown}.`]
      : [];
  }
  const { common } = repliesOf(operation, service);
  if (common.length === 0) return [];
  return [
    `${link} as of any operation: ${common.map(({ status }) => inlineCode(status)).join(", ")}.`,
  ];
}
