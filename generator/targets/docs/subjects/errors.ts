/** The page on errors: answers that any operation may give, and which operations list some of their own. */
import { proseLine, proseStart } from "../../../emit/markdown/prose.js";
import { inlineText, table } from "../../../emit/markdown/text.js";
import { isOpen, knownItems, knownValue } from "../../../model/known.js";
import type { Response } from "../../../model/message.js";
import type { Operation } from "../../../model/model.js";
import { commonReplies } from "../../../sdk/operations/replies.js";
import { factCell } from "../facts.js";
import { contentBlocks, descriptionBlocks, glanceLine, statusText } from "../messages.js";
import {
  type Missing,
  missingFact,
  missingOfOperations,
  missingOthers,
  missingPanel,
} from "../missing.js";
import { heading, type Page } from "../page.js";
import { headerTable } from "../parameters.js";
import { type DocsScope, linkTo, subjectPages } from "../places.js";
import { sourcesText } from "../sources.js";
import { notShown, type PageScope } from "../type-text.js";
import { type OperationText, operationsTable } from "./operation-links.js";
import { sectionHeading, subjectPage } from "./subject-page.js";
import { errorPlace } from "./subject-places.js";

/** The page. */
export function errorsPage(scope: DocsScope): Page {
  return subjectPage(
    {
      place: subjectPages.errors,
      summary: "The error responses of the service.",
      from: ["groups/*.yaml"],
      blocks: errorBlocks,
    },
    scope,
  );
}

function errorBlocks(where: PageScope): readonly string[] {
  const { scope } = where;
  const { errors } = scope.model.service;
  const operations = [...scope.operations.values()];
  const count = operations.filter(({ responses }) => responses.state === "notShown").length;
  const share = { count, total: operations.length };
  return [
    ...overviewBlocks(where),
    ...missingPanel(
      [
        ...missingFact("the errors of any operation", errors, scope.model),
        ...missingOthers("whether there are other errors of any operation", errors, scope.model),
        ...missingOfOperations("what is answered", share, "responses", scope.model),
      ],
      scope,
    ),
    ...commonReplies(scope.model.service).flatMap((each) => statusBlocks(each, where)),
    ...ownBlocks(operations, where),
  ];
}

function overviewBlocks({ scope: { model }, page }: PageScope): readonly string[] {
  const { errors } = model.service;
  if (errors.state === "none") {
    return [
      "There are no common errors. Each operation lists its own.",
      sourcesText(errors.sources, model),
    ];
  }
  const rows = commonReplies(model.service).map((each) => [
    linkTo(errorPlace(each.status), page, statusText(each)),
    whenCell(each),
  ]);
  if (rows.length === 0) return [];
  return [
    "Any operation may respond with these errors. An operation's own entry for a status replaces the one here.",
    table(["Status", "When"], rows),
  ];
}

function whenCell({ description }: Response): string {
  return factCell(description, proseLine, "");
}

function statusBlocks(response: Response, where: PageScope): readonly string[] {
  const { status, description, headers, content, sources, shared } = response;
  const { model } = where.scope;
  const listed = knownItems(headers);
  const title = sectionHeading({ ...errorPlace(status), label: statusText(response) });
  if (shared !== undefined) {
    const start = proseStart(knownValue(description) ?? "");
    return [title, ...(start === "" ? [] : [start]), glanceLine(response, shared, where)];
  }
  return [
    title,
    ...descriptionBlocks(knownValue(description)),
    ...(content.state === "none" ? ["Its body is empty."] : []),
    ...(content.state === "known" ? contentBlocks(content, where) : []),
    ...(listed.length === 0 ? [] : ["Headers:", headerTable(listed, where)]),
    ...(headers.state === "none" ? ["It has no special headers."] : []),
    ...missingPanel(missingOfStatus(response, where), where.scope),
    sourcesText(sources, model),
  ].filter((each) => each !== "");
}

function missingOfStatus(
  { description, headers, content }: Response,
  { scope: { model } }: PageScope,
): readonly Missing[] {
  const schemas = knownItems(content).flatMap(({ mediaType, schema }) =>
    missingFact(`the fields of ${inlineText(mediaType)}`, schema, model),
  );
  return [
    ...missingFact("when it is answered", description, model),
    ...missingFact("its body", content, model),
    ...schemas,
    ...missingOthers("whether its body has other representations", content, model),
    ...missingFact("its headers", headers, model),
    ...missingOthers("whether it has other headers", headers, model),
  ];
}

/** Operations that list an error, or that one is never answered there. */
function ownBlocks(operations: readonly Operation[], where: PageScope): readonly string[] {
  const told = operations.flatMap((operation): readonly OperationText[] => {
    const own = knownItems(operation.responses).filter(({ status }) => isError(status));
    if (own.length === 0) return [];
    const texts = [
      ...own.filter(({ absent }) => !absent).map(statusText),
      ...own.filter(({ absent }) => absent).map((each) => `never ${statusText(each)}`),
      ...(isOpen(operation.responses) ? [`others that are ${notShown}`] : []),
    ];
    return [{ operation, text: texts.join(", ") }];
  });
  if (told.length === 0) return [];
  return [
    heading(2, "Errors that operations list themselves", "operations"),
    operationsTable("Errors", told, where),
  ];
}

function isError(status: string): boolean {
  return /^[45]/.test(status) || status === "default";
}
