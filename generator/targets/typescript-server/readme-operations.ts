/** The README's table of operations: which have a route, and what the others lack; and who calls them. */
import { inlineCode } from "../../emit/markdown/text.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { layoutOf } from "../../emit/typescript/package/layout.js";
import { operationsTable } from "../../emit/typescript/package/operations-table.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { RoutedOperation } from "./routed-operations.js";
import { callPlan, servicePlan } from "../../sdk/plan-of.js";
import { reservedSubpaths } from "./source-files.js";

/** The client of the same manifest. */
export function clientSection(
  routed: readonly RoutedOperation[],
  model: ApiModel,
): readonly Block[] {
  const { baseUrl } = servicePlan(model);
  const hasOwn = routed.some(
    ({ operation }) =>
      (callPlan(operation, model)?.request.baseUrl.kind ?? "service") !== "service",
  );
  // Where the service's base URL is known, a client with another one sends everything there.
  const own =
    hasOwn && baseUrl === undefined
      ? " Operations with a base URL of their own need the option `ownBaseUrl`, too."
      : "";
  const known = baseUrl === undefined ? "" : `, in place of ${inlineCode(baseUrl)}`;
  return [
    `The client that is generated from the same manifest calls this server. Set its option \`baseUrl\` to the server's URL${known}.${own} \`targets.yaml\` has the name of the client package.`,
  ];
}

/** All operations, in their order. */
export function operationsSection(model: ApiModel): readonly Block[] {
  const operations = operationsOf(model);
  const routed = operations.filter(isCallable).length;
  const layouts = layoutOf(model.groups, reservedSubpaths);
  return [routedText(routed, operations.length), operationsTable(layouts, model)];
}

function routedText(routed: number, all: number): string {
  if (routed === all) {
    return all === 1 ? "The operation has a route." : `All ${all} operations have a route.`;
  }
  const count = routed === 0 ? "No operation has" : `${routed} of ${all} operations have`;
  return `${count} a route. ${routed === 0 ? "They get a route and a handler" : "The others get a route and a handler"} when you fill in their method and path, at the place in the table. \`notRouted\` lists them as data. A server reports them when it is created (\`report: false\` turns that off).`;
}
