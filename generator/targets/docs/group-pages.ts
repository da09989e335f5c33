/** A page for each group: all of its operations, those of its sub-groups as sections of their own. */
import { proseLine } from "../../emit/markdown/prose.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import type { Group } from "../../model/model.js";
import type { GroupHead, GroupPlan, OperationPlan } from "../../sdk/plan.js";
import { groupHead, groupPlan } from "../../sdk/plan-of.js";
import { descriptionBlocks } from "./messages.js";
import { operationSection } from "./operation-section.js";
import { heading, type HeadingLevel, type Page } from "./page.js";
import { type DocsScope, groupPage, operationTitle } from "./places.js";
import type { DocsSetup } from "./settings.js";
import { notShown, type PageScope } from "./type-text.js";

/** The pages, in the order of the groups. */
export function groupPages(scope: DocsScope, setup: DocsSetup): readonly Page[] {
  return scope.model.groups.map((group) => {
    const head = groupHead(group, scope.model);
    return {
      path: groupPage(group),
      title: groupTitle(head),
      summary: () => groupSummary(groupPlan(group, scope.model)),
      origins: [head.origin],
      group: group.id,
      blocks: () => groupBlocks(group, { scope, page: groupPage(group) }, setup),
    };
  });
}

/** Returns the title of a group on a page, as Markdown. */
export function groupTitle({ title, name }: GroupHead): string {
  return inlineText(title ?? name.wire);
}

/** "5 operations, 3 of them can be called" */
function countText(operations: readonly OperationPlan[]): string {
  const callable = operations.filter(({ kind }) => kind === "callable").length;
  const noun = operations.length === 1 ? "operation" : "operations";
  const words = callable === operations.length ? "all" : callable === 0 ? "none" : String(callable);
  return operations.length === 0
    ? "No operations"
    : `${operations.length} ${noun}; ${words} can be called`;
}

function operationsIn(group: GroupPlan): readonly OperationPlan[] {
  return [...group.operations, ...group.groups.flatMap(operationsIn)];
}

function groupSummary(group: GroupPlan): string {
  const [first] = descriptionBlocks(group.description);
  const counted = `${countText(operationsIn(group))}.`;
  return first === undefined ? counted : `${first} ${counted}`;
}

async function groupBlocks(
  group: Group,
  where: PageScope,
  setup: DocsSetup,
): Promise<readonly string[]> {
  const plan = groupPlan(group, where.scope.model);
  const blocks: string[] = [...descriptionBlocks(plan.description)];
  const operations = operationsIn(plan);
  blocks.push(`${countText(operations)}${operations.length === 0 ? "." : ":"}`);
  if (operations.length > 0) blocks.push(contents(plan, where));
  if (setup.hasRequests) {
    const file = `${group.id}.http`;
    blocks.push(`Requests for editors and runners: [${file}](../../http/${file}).`);
  }
  const show = async (each: Group, depth: number): Promise<void> => {
    if (depth > 0) {
      const said = groupHead(each, where.scope.model);
      blocks.push(heading(levelAt(depth + 1), groupTitle(said), groupAnchor(each)));
      blocks.push(...descriptionBlocks(said.description));
    }
    for (const operation of each.operations) {
      blocks.push(...(await operationSection(operation, levelAt(depth + 2), where, setup)));
    }
    for (const below of each.groups) await show(below, depth + 1);
  };
  await show(group, 0);
  return blocks;
}

/** Every operation in one row, so that the page can be looked over before it is read. */
function contents(group: GroupPlan, where: PageScope): string {
  const operations = operationsIn(group);
  const columns = contentColumns.filter(({ isNeeded }) => isNeeded(operations));
  const titles = columns.map(({ title }) => title);
  return table(["Operation", ...titles], contentRows(group, where, columns));
}

/** A column beside the titles of operations. */
interface ContentColumn {
  readonly title: string;
  /** True if it says anything of some operation. */
  readonly isNeeded: (operations: readonly OperationPlan[]) => boolean;
  readonly cell: (operation: OperationPlan) => string;
}

const isCallable = ({ kind }: OperationPlan): boolean => kind === "callable";

const contentColumns: readonly ContentColumn[] = [
  {
    title: "Request",
    isNeeded: (operations) => operations.some(isCallable),
    cell: (operation) =>
      operation.kind === "callable"
        ? inlineCode(`${operation.request.method} ${operation.request.path.text}`)
        : notShown,
  },
  {
    // While no request is known, its id is what there is to refer to it by.
    title: "Id",
    isNeeded: (operations) => !operations.some(isCallable),
    cell: ({ id }) => inlineCode(id),
  },
  {
    title: "Summary",
    isNeeded: (operations) => operations.some(({ doc }) => doc.summary !== undefined),
    cell: ({ doc: { summary } }) => (summary === undefined ? "" : proseLine(summary)),
  },
];

function contentRows(
  group: GroupPlan,
  where: PageScope,
  columns: readonly ContentColumn[],
): readonly (readonly string[])[] {
  return [
    ...group.operations.map((operation) => [
      contentLink(operation, where),
      ...columns.map(({ cell }) => cell(operation)),
    ]),
    ...group.groups.flatMap((below) => [
      [`**[${groupTitle(below)}](#${groupAnchor(below)})**`, ...columns.map(() => "")],
      ...contentRows(below, where, columns),
    ]),
  ];
}

function contentLink(operation: OperationPlan, { scope }: PageScope): string {
  const anchor = scope.operationPlaces.get(operation.id)?.anchor ?? "";
  const link = `[${operationTitle(operation)}](#${anchor})`;
  return operation.doc.words.deprecation === undefined ? link : `${link} (deprecated)`;
}

/** Where a sub-group stands on the page of its outermost group. */
function groupAnchor({ id }: Pick<Group, "id">): string {
  return id.split(".").slice(1).join("--");
}

function levelAt(depth: number): HeadingLevel {
  if (depth <= 2) return 2;
  if (depth === 3) return 3;
  return depth === 4 ? 4 : 5;
}
