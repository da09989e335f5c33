/** A page for each group: all of its operations, those of its sub-groups as sections of their own. */
import { proseLine } from "../../emit/markdown/prose.js";
import { inlineText } from "../../emit/markdown/text.js";
import type { Group } from "../../model/model.js";
import type { GroupPlan, OperationPlan } from "../../sdk/plan.js";
import { groupPlan } from "../../sdk/plan-of.js";
import { descriptionBlocks } from "./messages.js";
import { operationSection } from "./operation-section.js";
import { heading, type HeadingLevel, type Page } from "./page.js";
import { type DocsScope, groupPage, operationTitle } from "./places.js";
import type { DocsSetup } from "./settings.js";
import type { PageScope } from "./type-text.js";

/** The pages, in the order of the groups. */
export function groupPages(scope: DocsScope, setup: DocsSetup): readonly Page[] {
  return scope.model.groups.map((group) => {
    const plan = groupPlan(group, scope.model);
    return {
      path: groupPage(group),
      title: groupTitle(plan),
      summary: () => groupSummary(plan),
      origins: [plan.origin],
      blocks: () => groupBlocks(group, { scope, page: groupPage(group) }, setup),
    };
  });
}

/** What a group is called on a page, as Markdown. */
export function groupTitle({ title, name }: GroupPlan): string {
  return inlineText(title ?? name.wire);
}

/** "5 operations, 3 of them can be called" */
function countText(operations: readonly OperationPlan[]): string {
  const callable = operations.filter(({ kind }) => kind === "callable").length;
  const noun = operations.length === 1 ? "operation" : "operations";
  const words = callable === operations.length ? "all" : callable === 0 ? "none" : String(callable);
  return operations.length === 0
    ? "No operations"
    : `${operations.length} ${noun}, of which ${words} can be called`;
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
  blocks.push(`${countText(operationsIn(plan))}:`, contents(plan, where).join("\n"));
  if (setup.hasRequests) {
    const file = `${group.id}.http`;
    blocks.push(`Requests for editors and runners: [${file}](../../http/${file}).`);
  }
  const show = async (each: Group, depth: number): Promise<void> => {
    if (depth > 0) {
      const said = groupPlan(each, where.scope.model);
      const anchor = each.id.split(".").slice(1).join("--");
      blocks.push(heading(levelAt(depth + 1), groupTitle(said), anchor));
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

/** Every operation in one line, so that the page can be looked over before it is read. */
function contents(group: GroupPlan, where: PageScope, indent = ""): readonly string[] {
  return [
    ...group.operations.map((operation) => `${indent}- ${contentsLine(operation, where)}`),
    ...group.groups.flatMap((below) => [
      `${indent}- **${groupTitle(below)}**`,
      ...contents(below, where, `${indent}  `),
    ]),
  ];
}

function contentsLine(operation: OperationPlan, { scope }: PageScope): string {
  const anchor = scope.operationPlaces.get(operation.id)?.anchor ?? "";
  const { summary, words } = operation.doc;
  return [
    `[${operationTitle(operation)}](#${anchor})`,
    ...(words.deprecation === undefined ? [] : ["(deprecated)"]),
    ...(summary === undefined ? [] : [`– ${proseLine(summary)}`]),
    ...(operation.kind === "callable" ? [] : ["– *not callable yet*"]),
  ].join(" ");
}

function levelAt(depth: number): HeadingLevel {
  if (depth <= 2) return 2;
  if (depth === 3) return 3;
  return depth === 4 ? 4 : 5;
}
