/** The page on authentication: what there is, what operations need, and each scheme with all that is known of it. */
import { table } from "../../../emit/markdown/text.js";
import { knownItems } from "../../../model/known.js";
import { type Missing, missingFact, missingOthers, missingPanel, shareText } from "../missing.js";
import { heading, type Page } from "../page.js";
import { type DocsScope, linkTo, subjectPages } from "../places.js";
import { securityPlan } from "../../../sdk/operations/security.js";
import { nothing, requirementWords } from "../../../sdk/words/credentials.js";
import type { Requirements } from "../../../model/authentication.js";
import { factCell } from "../facts.js";
import { inDocs } from "../spelling.js";
import { sourcesBlocks } from "../sources.js";
import type { PageScope } from "../type-text.js";
import { type Needs, needsOf } from "./needs.js";
import { operationBlocks, operationLinks } from "./operation-links.js";
import { schemeBlocks, schemeKind, sentAs } from "./schemes.js";
import { schemePlace } from "./subject-places.js";
import { subjectPage } from "./subject-page.js";

/** The page. */
export function authenticationPage(scope: DocsScope): Page {
  return subjectPage(
    {
      place: subjectPages.authentication,
      summary: "The ways to authenticate, and the credentials that each operation needs.",
      from: ["groups/*.yaml"],
      blocks: authenticationBlocks,
    },
    scope,
  );
}

function authenticationBlocks(where: PageScope): readonly string[] {
  const { model } = where.scope;
  const { schemes } = model.service.authentication;
  const needs = needsOf(where.scope);
  return [
    ...overviewBlocks(where),
    ...missingPanel(
      [
        ...missingFact("how callers authenticate", schemes, model),
        ...missingOthers("whether there are other ways to authenticate", schemes, model),
        ...missingNeeds(needs, where),
      ],
      where.scope,
    ),
    ...knownItems(schemes).flatMap((each) => schemeBlocks(each, needs, where)),
    ...needsBlocks(needs, where),
  ];
}

function overviewBlocks({ scope: { model }, page }: PageScope): readonly string[] {
  const { schemes } = model.service.authentication;
  const source = sourcesBlocks([{ name: "authentication", fact: schemes }], model);
  if (schemes.state === "none") return ["There are none: no call needs authentication.", ...source];
  const rows = knownItems(schemes).map(({ name, means }) => [
    linkTo(schemePlace(name), page),
    schemeKind(means),
    sentAs(means),
  ]);
  if (rows.length === 0) return [];
  return [
    "Calls authenticate in one of these ways. Replace what stands in braces.",
    table(["Scheme", "Kind", "Sent as"], rows),
    ...source,
  ];
}

/** Returns the unknown needs. Operations without their own have the default, so they are open only while that is not shown. */
function missingNeeds({ silent }: Needs, { scope }: PageScope): readonly Missing[] {
  const { default: preset, schemes } = scope.model.service.authentication;
  if (silent === 0 || schemes.state === "none") return [];
  const share = shareText({ count: silent, total: scope.operations.size });
  return missingFact(`the credentials of calls, for ${share}`, preset, scope.model);
}

/** A fact of what a call needs. */
function requirementsCell(requirements: Requirements, where: PageScope): string {
  const { service } = where.scope.model;
  const words = () => inDocs(requirementWords(securityPlan(requirements, service)), where);
  return factCell(requirements, words, nothing);
}

function needsBlocks({ unusual, usual }: Needs, where: PageScope): readonly string[] {
  const { model } = where.scope;
  const { default: preset, schemes } = model.service.authentication;
  const isNowhere = schemes.state === "none" && unusual.length === 0;
  const isSilent = preset.state === "notShown" && unusual.length === 0;
  if (isNowhere || isSilent) return [];
  const rows = unusual.map(({ requirements, operations }) => [
    requirementsCell(requirements, where),
    operationLinks(operations, where),
  ]);
  const isUsual = preset.state !== "notShown";
  return [
    heading(2, "Needs of operations", "operations"),
    ...(isUsual ? [`By default a call needs ${requirementsCell(preset, where)}.`] : []),
    ...(rows.length === 0
      ? []
      : [
          isUsual
            ? "These operations need something else:"
            : "These operations say what they need:",
          table(["Credentials", "Operations"], rows),
        ]),
    ...(isUsual && rows.length > 0
      ? operationBlocks("The default credentials are enough for", usual, where)
      : []),
    ...sourcesBlocks([{ name: "the default", fact: preset }], model),
  ];
}
