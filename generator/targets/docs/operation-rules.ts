/** What holds for calls of an operation beside what they carry: who may make them, how often, how they page. */
import { inlineCode, inlineText } from "../../emit/markdown/text.js";
import { knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import { securityPlan } from "../../sdk/operations/security.js";
import { requirementsOf } from "../../model/requirements.js";
import { requirementWords } from "../../sdk/words/credentials.js";
import { limitWords } from "../../sdk/words/limits.js";
import { repeatingWords } from "../../sdk/words/repeating.js";
import { inDocs } from "./spelling.js";
import { linkTo, subjectPages } from "./places.js";
import { notShown, type PageScope } from "./type-text.js";

/** A list of the rules that are known; nothing where none is. */
export function ruleBlocks(operation: Operation, where: PageScope): readonly string[] {
  const lines = [
    ...authenticationLine(operation, where),
    ...repeatingLine(operation, where),
    ...paginationLine(operation, where),
    ...limitLines(operation, where),
    ...errorsLine(operation, where),
  ];
  return lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join("\n")];
}

function authenticationLine(operation: Operation, where: PageScope): readonly string[] {
  const { model } = where.scope;
  const needed = requirementsOf(operation, model.service);
  const link = linkTo(subjectPages.authentication, where.page);
  if (needed.state === "notShown") return [];
  // Of the operation itself the panel says that nothing is shown.
  const holds = operation.authentication.state === "notShown" ? ", as holds by default" : "";
  if (needed.state === "none") return [`${link}: none is needed${holds}.`];
  return [
    `${link}: ${inDocs(requirementWords(securityPlan(needed, model.service)), where)}${holds}.`,
  ];
}

function repeatingLine(operation: Operation, where: PageScope): readonly string[] {
  const words = repeatingWords(operation);
  return words === undefined ? [] : [inDocs(words, where)];
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

function limitLines({ limits }: Operation, where: PageScope): readonly string[] {
  const link = linkTo(subjectPages.limits, where.page);
  if (limits.state === "notShown") return [];
  if (limits.state === "none") return [`${link}: none of its own.`];
  const sentences = limitWords(limits.value).map((each) => inDocs(each, where));
  return sentences.length === 0 ? [] : [`${link}: ${sentences.join(" ")}`];
}

/** Errors that any operation may answer stand on one page. */
function errorsLine({ responses }: Operation, { scope, page }: PageScope): readonly string[] {
  const { errors } = scope.model.service;
  if (errors.state === "none") return [];
  const link = linkTo(subjectPages.errors, page);
  if (errors.state === "notShown") {
    return responses.state === "known"
      ? [`${link} that any operation may answer: ${notShown}.`]
      : [];
  }
  const own = new Set((knownValue(responses)?.items ?? []).map(({ status }) => status));
  const common = errors.value.items.filter(({ status }) => !own.has(status));
  if (common.length === 0) return [];
  return [
    `${link} as of any operation: ${common.map(({ status }) => inlineCode(status)).join(", ")}.`,
  ];
}
