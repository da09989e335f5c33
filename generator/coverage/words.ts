/** The words of coverage, the same in every format. */
import type { Counts, Coverage } from "./coverage.js";

/** "17 groups, 92 operations (13 callable, 3 deprecated)" */
export function operationsWords({ groups, operations }: Coverage): string {
  const { total, callable, deprecated } = operations;
  const counted = `${counting(groups, "group")}, ${counting(total, "operation")}`;
  return `${counted} (${callable} callable, ${deprecated} deprecated)`;
}

/** "114 of 1539 facts known (7.4%, 15 of them `none`), 1425 not shown" */
export function factsWords({ known, none, notShown, percent }: Counts): string {
  const counted = `${known} of ${counting(known + notShown, "fact")} known`;
  return `${counted} (${percentText(percent)}; ${none} of them \`none\`), ${notShown} not shown`;
}

/** A percentage with one decimal. */
export function percentText(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

/** "1 group", "2 groups" */
export function counting(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
