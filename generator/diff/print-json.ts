/** A report for programs: one JSON document, with the entry of the changelog in it. */
import { visibleInJson } from "../diagnostics/visible.js";
import { printChangelog } from "./changelog.js";
import type { DiffReport } from "./report.js";
import { ruleOf } from "./rules.js";

/** Prints the document. `callers` and `implementers` are what breaks them: `contract`, `types` or nothing (`fine`). */
export function printJson(report: DiffReport): string {
  const { impacts, ...rest } = report;
  const document = {
    ...rest,
    impacts: impacts.map((impact) => {
      const { title, callers, implementers, reason } = ruleOf(impact);
      return { ...impact, title, callers, implementers, reason };
    }),
    changelog: printChangelog(report),
  };
  return `${visibleInJson(JSON.stringify(document, null, 2))}\n`;
}
