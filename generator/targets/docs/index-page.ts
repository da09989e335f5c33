/** The first page: what the service is, where it is, and where everything else stands. */
import type { Coverage } from "../../coverage/coverage.js";
import { factsWords, operationsWords } from "../../coverage/words.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { GroupHead, ServicePlan } from "../../sdk/plan.js";
import { groupHead, servicePlan } from "../../sdk/plan-of.js";
import { groupsBelow } from "../../model/walk.js";
import { factCell } from "./facts.js";
import { listText, numberOf } from "../../sdk/words/counts.js";
import { groupTitle } from "./group-pages.js";
import { descriptionBlocks } from "./messages.js";
import { missingFact, missingOthers, missingPanel } from "./missing.js";
import { heading, type Page, wholeManifest } from "./page.js";
import { headerTable } from "./parameters.js";
import { type DocsScope, groupPage, linkTo, subjectPages } from "./places.js";
import type { DocsSetup } from "./settings.js";

/** Its path. */
export const indexPath = "index.md";

/** The page; `others` are those about one subject each. */
export function indexPage(
  scope: DocsScope,
  setup: DocsSetup,
  coverage: Coverage,
  others: readonly Page[],
): Page {
  const service = servicePlan(scope.model);
  return {
    path: indexPath,
    title: serviceTitle(service),
    summary: () => operationsWords(coverage),
    origins: [wholeManifest(scope.model)],
    blocks: () => [
      ...descriptionBlocks(service.description),
      ...notShownBlocks(scope),
      heading(2, "Where it is", "base-url"),
      ...baseUrlBlocks(scope),
      ...ownBaseUrlBlocks(scope),
      ...headerBlocks(scope),
      heading(2, "Operations", "operations"),
      `${operationsWords(coverage)}.`,
      table(["Group", "Operations", "Can be called", "Deprecated"], groupRows(scope)),
      heading(2, "Everything else", "subjects"),
      others
        .map(
          ({ path, title, summary }) =>
            `- ${linkTo({ page: path, label: title }, indexPath)} – ${summary()}`,
        )
        .join("\n"),
      ...coverageBlocks(scope, coverage),
      heading(2, "For machines", "machines"),
      machineLines(setup).join("\n"),
    ],
  };
}

/** How much is known, with a link to what is not; nothing where that is left out. */
function coverageBlocks({ notShown }: DocsScope, { facts }: Coverage): readonly string[] {
  if (notShown === "hidden") return [];
  const link = linkTo(subjectPages.notKnown, indexPath, "What is not known yet");
  return [
    heading(2, "How much is known", "coverage"),
    `${factsWords(facts)}. ${link}, and where to fill it in.`,
  ];
}

/** Returns the title of a service, as Markdown. */
export function serviceTitle({ title }: ServicePlan): string {
  return inlineText(title ?? "API");
}

function notShownBlocks(scope: DocsScope): readonly string[] {
  const { model } = scope;
  const { title, description, baseUrl, headers } = model.service;
  const missing = [
    ...missingFact("title", title, model),
    ...missingFact("description", description, model),
    ...missingFact("base URL", baseUrl, model),
    ...missingFact("headers that go with every request", headers, model),
    ...missingOthers("other headers that go with every request", headers, model),
  ];
  return missingPanel(missing, scope);
}

function headerBlocks(scope: DocsScope): readonly string[] {
  const { headers } = scope.model.service;
  const items = knownItems(headers);
  if (items.length === 0) return [];
  return [
    heading(2, "Headers of every request", "headers"),
    headerTable(items, { scope, page: indexPath }),
  ];
}

function baseUrlBlocks({ model: { service } }: DocsScope): readonly string[] {
  const { baseUrl } = service;
  if (baseUrl.state === "known") return [`The base URL is ${inlineCode(baseUrl.value)}.`];
  if (baseUrl.state === "none") return ["There is no base URL."];
  return [
    "Requests go to `{base_url}`, which is *not shown*. Samples call the mock instead, which answers what is known:",
    "```sh\nnpm run mock -- --port 4010\n```",
  ];
}

/** The base URLs that operations have of their own; which they are is said with each. */
function ownBaseUrlBlocks({ operations }: DocsScope): readonly string[] {
  const facts = [...operations.values()].flatMap(({ baseUrl }) => knownValue(baseUrl)?.url ?? []);
  if (facts.length === 0) return [];
  const urls = [...new Set(facts.map((url) => factCell(url, inlineCode)))];
  const has = numberOf(
    facts.length,
    "One operation has a base URL of its own",
    `${facts.length} operations have base URLs of their own`,
  );
  return [`${has}: ${listText(urls)}.`];
}

function groupRows({ model }: DocsScope): readonly (readonly string[])[] {
  return model.groups.map((group) => {
    const operations = groupsBelow([group]).flatMap((each) => each.operations);
    const deprecated = operations.filter((each) => each.deprecated.state === "known").length;
    return [
      groupLink(groupHead(group, model)),
      String(operations.length),
      String(operations.filter(isCallable).length),
      deprecated === 0 ? "" : String(deprecated),
    ];
  });
}

function groupLink(group: GroupHead): string {
  return linkTo({ page: groupPage(group), label: groupTitle(group) }, indexPath);
}

function machineLines({ hasOpenapi }: DocsSetup): readonly string[] {
  const description = ["openapi.yaml", "openapi.json"].map(
    (file) => `[${file}](../openapi/${file})`,
  );
  return [
    "- Every page is Markdown too: put `.md` in the place of `.html`.",
    "- [llms.txt](llms.txt) lists the pages; on the site, `llms-full.txt` has them all.",
    ...(hasOpenapi ? [`- ${description.join(" and ")} describe the service in OpenAPI.`] : []),
  ];
}
