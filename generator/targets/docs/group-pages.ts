/** A page for each group: all of its operations, those of its sub-groups as sections of their own. */
import { proseLine } from "../../emit/markdown/prose.js";
import { inlineText } from "../../emit/markdown/text.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { knownValue } from "../../model/known.js";
import type { Group, Operation } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { groupsBelow } from "../../model/walk.js";
import { descriptionBlocks } from "./messages.js";
import { operationSection } from "./operation-section.js";
import { heading, type HeadingLevel, type Page } from "./page.js";
import { type DocsScope, groupPage, operationTitle } from "./places.js";
import type { DocsSetup } from "./settings.js";
import type { PageScope } from "./type-text.js";

/** The pages, in the order of the groups. */
export function groupPages(scope: DocsScope, setup: DocsSetup): readonly Page[] {
  return scope.model.groups.map((group) => ({
    path: groupPage(group),
    title: groupTitle(group),
    summary: () => groupSummary(group),
    origins: [placeText(scope.model.folder, { file: group.at.file, path: [] })],
    blocks: () => groupBlocks(group, { scope, page: groupPage(group) }, setup),
  }));
}

/** What a group is called on a page, as Markdown. */
export function groupTitle({ title, name }: Pick<Group, "title" | "name">): string {
  return inlineText(knownValue(title) ?? name);
}

/** "5 operations, 3 of them can be called" */
export function countText(operations: readonly Operation[]): string {
  const callable = operations.filter(isCallable).length;
  const noun = operations.length === 1 ? "operation" : "operations";
  const words = callable === operations.length ? "all" : callable === 0 ? "none" : String(callable);
  return operations.length === 0
    ? "No operations"
    : `${operations.length} ${noun}, of which ${words} can be called`;
}

function groupSummary(group: Group): string {
  const [first] = descriptionBlocks(knownValue(group.description));
  const counted = `${countText(groupsBelow([group]).flatMap(({ operations }) => operations))}.`;
  return first === undefined ? counted : `${first} ${counted}`;
}

async function groupBlocks(
  group: Group,
  where: PageScope,
  setup: DocsSetup,
): Promise<readonly string[]> {
  const blocks: string[] = [...descriptionBlocks(knownValue(group.description))];
  const all = groupsBelow([group]).flatMap(({ operations }) => operations);
  blocks.push(`${countText(all)}:`, contents(group, where).join("\n"));
  if (setup.hasRequests) {
    const file = `${group.id}.http`;
    blocks.push(`Requests for editors and runners: [${file}](../../http/${file}).`);
  }
  const show = async (each: Group, depth: number): Promise<void> => {
    if (depth > 0) {
      const anchor = each.id.split(".").slice(1).join("--");
      blocks.push(heading(levelAt(depth + 1), groupTitle(each), anchor));
      blocks.push(...descriptionBlocks(knownValue(each.description)));
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
function contents(group: Group, where: PageScope, indent = ""): readonly string[] {
  return [
    ...group.operations.map((operation) => `${indent}- ${contentsLine(operation, where)}`),
    ...group.groups.flatMap((below) => [
      `${indent}- **${groupTitle(below)}**`,
      ...contents(below, where, `${indent}  `),
    ]),
  ];
}

function contentsLine(operation: Operation, { scope }: PageScope): string {
  const anchor = scope.operationPlaces.get(operation.id)?.anchor ?? "";
  const summary = knownValue(operation.summary);
  return [
    `[${operationTitle(operation)}](#${anchor})`,
    ...(operation.deprecated.state === "known" ? ["(deprecated)"] : []),
    ...(summary === undefined ? [] : [`– ${proseLine(summary)}`]),
    ...(isCallable(operation) ? [] : ["– *not callable yet*"]),
  ].join(" ");
}

function levelAt(depth: number): HeadingLevel {
  if (depth <= 2) return 2;
  if (depth === 3) return 3;
  return depth === 4 ? 4 : 5;
}
