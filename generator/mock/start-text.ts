/** The words of a mock at its start, and for each request. */
import picocolors from "picocolors";
import { visible } from "../diagnostics/visible.js";
import type { LoggedRequest } from "./request-log.js";
import type { StartedMock } from "./start.js";

/** Names that are listed before the rest is only counted. */
const mostNames = 5;

/** Where the mock is, and how much of the service it answers for. */
export function startText(
  { title, url, routed, notRouted }: Omit<StartedMock, "closed">,
  colour: boolean,
): string {
  const { bold, dim } = picocolors.createColors(colour);
  const total = routed + notRouted.length;
  const lines = [
    `${bold(visible(title === "" ? "The service" : title))}, mocked at ${bold(url)}`,
    `${routed} of ${total} operations are routed${notRouted.length === 0 ? "" : "; not routed:"}`,
    ...missingLines(notRouted).map((line) => dim(`  ${line}`)),
  ];
  return `${lines.join("\n")}\n`;
}

/** One line for all operations that lack the same. */
function missingLines(notRouted: StartedMock["notRouted"]): readonly string[] {
  const byMissing = new Map<string, string[]>();
  for (const { id, missing } of notRouted) {
    const lack = missing.join(" and ");
    const ids = byMissing.get(lack);
    if (ids === undefined) byMissing.set(lack, [id]);
    else ids.push(id);
  }
  return [...byMissing].map(([lack, ids]) => {
    const rest = ids.length - mostNames;
    const listed = ids.slice(0, mostNames).join(", ") + (rest > 0 ? `, and ${rest} more` : "");
    return `${ids.length} without ${lack}: ${listed}`;
  });
}

/** One line of the log. */
export function logLine(
  { method, target, operation, status, milliseconds }: LoggedRequest,
  colour: boolean,
): string {
  const { cyan, dim, green, red, yellow } = picocolors.createColors(colour);
  const paint = status >= 500 ? red : status >= 400 ? yellow : status >= 300 ? cyan : green;
  const name = operation === undefined ? "" : ` ${dim(operation)}`;
  const time = dim(`${milliseconds.toFixed(0)} ms`);
  return `${method.padEnd(6)} ${visible(target)}${name} ${paint(String(status))} ${time}\n`;
}
