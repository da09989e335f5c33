/** The page on limits: bounds of the whole service that no schema says, and operations that have some of their own. */
import { inlineText } from "../../../emit/markdown/text.js";
import type { Limits } from "../../../model/behaviour.js";
import { type Fact, knownValue } from "../../../model/known.js";
import type { Operation } from "../../../model/model.js";
import {
  idsPerCallWords,
  limitWords,
  otherLimitWords,
  pageSizeWords,
  rateText,
  rateWords,
} from "../../../sdk/words/limits.js";
import type { Prose } from "../../../sdk/words/prose.js";
import { commonReplies } from "../../../sdk/operations/replies.js";
import { statusText } from "../messages.js";
import {
  type Folder,
  type Missing,
  missingFact,
  missingOfOperations,
  missingPanel,
} from "../missing.js";
import { heading, type Page } from "../page.js";
import { type DocsScope, linkTo, subjectPages } from "../places.js";
import { sourcesBlocks } from "../sources.js";
import { inDocs } from "../spelling.js";
import type { PageScope } from "../type-text.js";
import { type OperationText, operationsTable } from "./operation-links.js";
import { subjectPage } from "./subject-page.js";
import { errorPlace } from "./subject-places.js";

/** The page. */
export function limitsPage(scope: DocsScope): Page {
  return subjectPage(
    {
      place: subjectPages.limits,
      summary: "Rate limits, page sizes and other bounds.",
      from: ["groups/*.yaml"],
      blocks: limitBlocks,
    },
    scope,
  );
}

function limitBlocks(where: PageScope): readonly string[] {
  const { scope } = where;
  const { model } = scope;
  const { rate, pageSize, idsPerCall, other } = model.service.limits;
  const operations = [...scope.operations.values()];
  const count = operations.filter(({ limits }) => limits.state === "notShown").length;
  const share = { count, total: operations.length };
  const facts = [rate, pageSize, idsPerCall, other];
  const kinds = [
    ...kindBlocks("Requests", "requests", rate, (rates) => rates.map(rateWords), where),
    ...(rate.state === "known" ? exceededBlocks(where) : []),
    ...kindBlocks("Items on a page", "page-size", pageSize, pageSizeWords, where),
    ...kindBlocks("Ids in a call", "ids-per-call", idsPerCall, idsPerCallWords, where),
    ...kindBlocks("Other limits", "other", other, (limits) => limits.map(otherLimitWords), where),
  ];
  return [
    ...(facts.every(({ state }) => state === "none") ? ["There are none."] : kinds),
    ...missingPanel(
      [
        ...missingOfLimits(model.service.limits, model),
        ...missingOfOperations("limits of their own", share, "limits", model),
      ],
      where.scope,
    ),
    ...sourcesBlocks(
      [
        { name: "requests", fact: rate },
        { name: "items on a page", fact: pageSize },
        { name: "ids in a call", fact: idsPerCall },
        { name: "other limits", fact: other },
      ],
      model,
    ),
    ...ownBlocks(operations, where),
  ];
}

/** A kind of limit; nothing while it is not shown, for the panel says so. */
function kindBlocks<T>(
  title: string,
  anchor: string,
  fact: Fact<T>,
  tell: (value: T) => readonly Prose[],
  where: PageScope,
): readonly string[] {
  if (fact.state === "notShown") return [];
  const told = fact.state === "none" ? [] : tell(fact.value);
  if (fact.state === "known" && told.length === 0) return [];
  const lines =
    fact.state === "none"
      ? "There is none."
      : told.map((each) => `- ${inDocs(each, where)}`).join("\n");
  return [heading(2, title, anchor), lines];
}

/** Returns the response to too many requests (RFC 6585, section 4), if the service is known to have one. */
function exceededBlocks({ scope, page }: PageScope): readonly string[] {
  const answer = commonReplies(scope.model.service).find(({ status }) => status === "429");
  return answer === undefined
    ? []
    : [`Who asks more often is answered ${linkTo(errorPlace("429"), page, statusText(answer))}.`];
}

function missingOfLimits(limits: Limits, model: Folder): readonly Missing[] {
  const size = knownValue(limits.pageSize);
  const ids = knownValue(limits.idsPerCall);
  return [
    ...missingFact("how many requests are allowed", limits.rate, model),
    ...(knownValue(limits.rate) ?? []).flatMap((each) =>
      missingFact(`who shares ${rateText(each)}`, each.per, model),
    ),
    ...missingFact("how many items a page has", limits.pageSize, model),
    ...(size
      ? missingFact("how many items a page has where no number is asked for", size.default, model)
      : []),
    ...(size ? missingFact("how many items a page may have", size.maximum, model) : []),
    ...missingFact("how many ids a call may have", limits.idsPerCall, model),
    ...(ids ? missingFact("how many ids a call may have", ids.maximum, model) : []),
    ...(ids ? missingFact("which parameters hold ids", ids.of, model) : []),
    ...missingFact("whether there are other limits", limits.other, model),
    ...(knownValue(limits.other) ?? []).flatMap(({ text, check }) =>
      missingFact(`how "${inlineText(text)}" is counted`, check, model),
    ),
  ];
}

function ownBlocks(operations: readonly Operation[], where: PageScope): readonly string[] {
  const told = operations.flatMap((operation): readonly OperationText[] => {
    const { limits } = operation;
    const sentences = limits.state === "known" ? limitWords(limits.value) : [];
    return sentences.length === 0
      ? []
      : [{ operation, text: sentences.map((each) => inDocs(each, where)).join("<br>") }];
  });
  if (told.length === 0) return [];
  return [
    heading(2, "Limits of single operations", "operations"),
    "These hold beside the limits above. Where both speak of items on a page or of ids, the operation's own word holds.",
    operationsTable("Limits", told, where),
  ];
}
