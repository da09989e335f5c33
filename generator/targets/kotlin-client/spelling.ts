/** How doc comments spell what is said once for all outputs. */
import { wayTo } from "../../sdk/operation-ways.js";
import { type Prose, type ReferenceTo, spelled } from "../../sdk/words/prose.js";
import type { PackageNames } from "./package-names.js";

/** A text of a comment, which is Markdown. */
export function inComment(prose: Prose, names: PackageNames): string {
  const asItIs = (text: string): string => text;
  return spelled(prose, {
    ...{ said: asItIs, markdown: asItIs, missing: asItIs },
    code: (text) => `\`${text}\``,
    reference: (to) => referenceText(to, names),
  });
}

function referenceText({ kind, id }: ReferenceTo, names: PackageNames): string {
  switch (kind) {
    case "operation":
      return `\`${functionText(id, names)}\``;
    case "credential":
      return `\`${names.credentials.get(id) ?? id}\``;
    case "certificate":
      return `a certificate of the HTTP client (\`${id}\`)`;
  }
}

/** The parts of a function as callers write it: `client`, `books`, `list`. */
export function functionParts(
  id: string,
  { plan, groups, operations }: PackageNames,
): readonly string[] {
  const way = wayTo(id, plan.groups);
  if (way === undefined) return ["client", id];
  const around = way.groups.map((each) => groups.get(each)?.property ?? "");
  return ["client", ...around, operations.get(way.operation)?.function ?? ""];
}

/** A function as callers write it: `client.books.list()`. */
export function functionText(id: string, names: PackageNames): string {
  return `${functionParts(id, names).join(".")}()`;
}
