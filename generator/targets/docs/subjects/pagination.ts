/** The page on pagination: each way to page, and the operations that page so. */
import { inlineCode, inlineText, table } from "../../../emit/markdown/text.js";
import type { Pager, PageRoot } from "../../../model/behaviour.js";
import { grouped } from "../../../model/grouped.js";
import { knownItems, knownValue } from "../../../model/known.js";
import type { Operation } from "../../../model/model.js";
import { listText } from "../../../sdk/words/counts.js";
import {
  type Folder,
  type Missing,
  missingFact,
  missingOfOperations,
  missingOthers,
  missingPanel,
} from "../missing.js";
import type { Page } from "../page.js";
import { type DocsScope, subjectPages } from "../places.js";
import { sourcesBlocks } from "../sources.js";
import type { PageScope } from "../type-text.js";
import { operationBlocks, operationsTable } from "./operation-links.js";
import { outlineBlocks } from "./page-outlines.js";
import { roleRows, roleText, strategyText } from "./page-roles.js";
import { sectionHeading, subjectPage } from "./subject-page.js";
import { pagerPlace } from "./subject-places.js";

/** The page. */
export function paginationPage(scope: DocsScope): Page {
  return subjectPage(
    {
      place: subjectPages.pagination,
      summary: "How to read long lists page by page.",
      from: ["groups/*.yaml"],
      blocks: paginationBlocks,
    },
    scope,
  );
}

function paginationBlocks(where: PageScope): readonly string[] {
  const { model, operations } = where.scope;
  const { pagination } = model.service;
  const all = [...operations.values()];
  const count = all.filter((each) => each.pagination.state === "notShown").length;
  const share = { count, total: all.length };
  const users = grouped(all, (operation) => knownValue(operation.pagination)?.uses);
  return [
    ...(pagination.state === "none" ? ["There is none: no operation has pages."] : []),
    ...missingPanel(
      [
        ...missingFact("how the service pages", pagination, model),
        ...missingOthers("whether there are other ways to page", pagination, model),
        ...(pagination.state === "none"
          ? []
          : missingOfOperations("whether they page, and how", share, "pagination", model)),
      ],
      where.scope,
    ),
    ...knownItems(pagination).flatMap((each) =>
      pagerBlocks(each, users.get(each.name) ?? [], where),
    ),
    ...sourcesBlocks([{ name: "pagination", fact: pagination }], model),
  ];
}

function pagerBlocks(
  pager: Pager,
  users: readonly Operation[],
  where: PageScope,
): readonly string[] {
  const { name } = pager;
  const rows = roleRows(pager);
  return [
    sectionHeading({ ...pagerPlace(name), label: inlineText(name) }),
    strategyText(pager),
    ...(rows.length === 0 ? [] : [table(["Part", "Stands in", "Is"], rows)]),
    ...outlineBlocks(pager, users, where),
    ...userBlocks(users, where),
    ...missingPanel(missingOfPager(pager, where.scope.model), where.scope),
  ];
}

function userBlocks(users: readonly Operation[], where: PageScope): readonly string[] {
  if (users.length === 0) return ["No operation is known to page so."];
  const isPlain = (operation: Operation): boolean =>
    rootsOf(operation).every(({ name, pointer }) => name === "" && pointer === "");
  const nested = users.filter((each) => !isPlain(each));
  return [
    ...operationBlocks("Used by", users.filter(isPlain), where),
    ...(nested.length === 0
      ? []
      : [
          "In the answers of these operations a page stands deeper; the places above lead on from there:",
          operationsTable(
            "A page stands at",
            nested.map((operation) => ({
              operation,
              text: listText(rootsOf(operation).map(rootText)),
            })),
            where,
          ),
        ]),
  ];
}

function rootsOf({ pagination }: Operation): readonly PageRoot[] {
  return knownValue(pagination)?.roots ?? [];
}

function rootText({ name, pointer }: PageRoot): string {
  const place = pointer === "" ? "the answer itself" : inlineCode(pointer);
  return name === "" ? place : `${place} (${inlineText(name)})`;
}

function missingOfPager({ request, response }: Pager, model: Folder): readonly Missing[] {
  return [
    ...missingFact("what a request says", request, model),
    ...knownItems(request).flatMap(({ role, parameter }) =>
      missingFact(`what holds ${roleText(role)}`, parameter, model),
    ),
    ...missingOthers("whether a request says more", request, model),
    ...missingFact("what stands where in an answer", response, model),
    ...knownItems(response).flatMap(({ role, pointer }) =>
      missingFact(`where ${roleText(role)} stands`, pointer, model),
    ),
    ...missingOthers("whether an answer says more", response, model),
  ];
}
