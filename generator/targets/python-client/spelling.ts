/** How docstrings spell what is said once for all outputs. */
import { wayTo } from "../../sdk/operation-ways.js";
import { type Prose, type ReferenceTo, spelled } from "../../sdk/words/prose.js";
import type { Emission } from "./emission.js";

/** A text of a docstring; operations stand in it as their callers write them. */
export function inDocs(
  prose: Prose,
  names: Pick<Emission, "plan" | "groups" | "operations">,
): string {
  const asItIs = (text: string): string => text;
  return spelled(prose, {
    ...{ said: asItIs, markdown: asItIs, missing: asItIs },
    code: (text) => `\`${text}\``,
    reference: (to) => referenceText(to, names),
  });
}

function referenceText(
  { kind, id }: ReferenceTo,
  names: Pick<Emission, "plan" | "groups" | "operations">,
): string {
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
export function memberText(
  id: string,
  { plan, groups, operations }: Pick<Emission, "plan" | "groups" | "operations">,
): string {
  const way = wayTo(id, plan.groups);
  if (way === undefined) return id;
  const around = way.groups.map((each) => groups.get(each)?.member ?? "");
  return ["client", ...around, operations.get(way.operation)?.method ?? ""].join(".");
}
