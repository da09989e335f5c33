/** Operations that have something in common, as links. */
import { counting } from "../../../coverage/words.js";
import { table } from "../../../emit/markdown/text.js";
import { grouped } from "../../../model/grouped.js";
import type { Operation } from "../../../model/model.js";
import { folded } from "../page.js";
import { operationLink } from "../places.js";
import type { PageScope } from "../type-text.js";

/** With more links than that, a paragraph is not a list any more. */
const mostInLine = 20;

/** Links with commas between them; `most` of them, and how many there are beside. */
export function operationLinks(
  operations: readonly Pick<Operation, "id">[],
  { page, scope }: PageScope,
  most = Infinity,
): string {
  const links = operations.slice(0, most).map(({ id }) => operationLink(id, page, scope));
  const rest = operations.length - links.length;
  return [...links, ...(rest > 0 ? [`and ${rest} more`] : [])].join(", ");
}

/** A line of links under some words; many links are folded. */
export function operationBlocks(
  words: string,
  operations: readonly Pick<Operation, "id">[],
  where: PageScope,
): readonly string[] {
  if (operations.length === 0) return [];
  if (operations.length <= mostInLine) return [`${words}: ${operationLinks(operations, where)}.`];
  const { page, scope } = where;
  const lines = operations.map(({ id }) => `- ${operationLink(id, page, scope)}`);
  return [`${words}:`, folded(counting(operations.length, "operation"), lines.join("\n"))];
}

/** An operation and what is said of it, as Markdown. */
export interface OperationText {
  readonly operation: Pick<Operation, "id">;
  readonly text: string;
}

/** A table of what is said of operations: those of which the same is said share a row. */
export function operationsTable(
  head: string,
  told: readonly OperationText[],
  where: PageScope,
): string {
  const rows = [...grouped(told, ({ text }) => text)].map(([text, alike]) => [
    text,
    operationLinks(
      alike.map(({ operation }) => operation),
      where,
    ),
  ]);
  return table([head, "Operations"], rows);
}
