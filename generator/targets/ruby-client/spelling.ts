/** How comments spell what is said once for all outputs. */
import { wayTo } from "../../sdk/operation-ways.js";
import { type Prose, type ReferenceTo, spelled } from "../../sdk/words/prose.js";
import type { Emission } from "./emission.js";

/** The names that references need. */
type Names = Pick<Emission, "plan" | "groups" | "operations">;

/** A text of a comment; operations stand in it as their callers write them. */
export function inDocs(prose: Prose, names: Names): string {
  const asItIs = (text: string): string => text;
  return spelled(prose, {
    ...{ said: asItIs, markdown: asItIs, missing: asItIs },
    code: (text) => `\`${text}\``,
    reference: (to) => referenceText(to, names),
  });
}

function referenceText({ kind, id }: ReferenceTo, names: Names): string {
  switch (kind) {
    case "operation":
      return `\`${memberText(id, names)}\``;
    case "credential":
      return `\`auth["${id}"]\``;
    case "certificate":
      return `a certificate of the connection (\`${id}\`)`;
  }
}

/** A method as callers write it: `client.books.list_loans`. */
export function memberText(id: string, { plan, groups, operations }: Names): string {
  const way = wayTo(id, plan.groups);
  if (way === undefined) return id;
  const around = way.groups.map((each) => groups.get(each)?.member ?? "");
  return ["client", ...around, operations.get(way.operation)?.method ?? ""].join(".");
}
