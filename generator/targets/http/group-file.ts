/** The text of a group's file: variables, what has no request yet, and the requests. */
import { samplerFor } from "../../emit/samples/samples.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import type { ApiModel, Group } from "../../model/model.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { groupsBelow } from "../../model/walk.js";
import type { GroupHead, OperationPlan } from "../../sdk/plan.js";
import { groupHead, operationPlan, servicePlan } from "../../sdk/plan-of.js";
import { commentLines } from "./comments.js";
import { obstacleTo } from "./obstacles.js";
import { requestBlock } from "./request-block.js";
import { addressNames, variableBlock } from "./variables.js";

/** The text. */
export async function groupText(group: Group, model: ApiModel): Promise<string> {
  const sampler = await samplerFor({ model, find: schemaFinder(model) });
  const requests: SampleRequest[] = [];
  const others: string[] = [];
  for (const operation of groupsBelow([group]).flatMap(({ operations }) => operations)) {
    const request = sampler.requestOf(operation);
    const reason = "reason" in request ? request.reason : obstacleTo(request);
    if ("reason" in request || reason !== undefined)
      others.push(otherText(operationPlan(operation, model), reason));
    else requests.push(request);
  }
  const addresses = addressNames(requests);
  const blocks = [
    headLines(groupHead(group, model)),
    ...(requests.length === 0 ? [] : [variableBlock(requests, addresses, servicePlan(model))]),
    ...(others.length === 0 ? [] : [otherLines(others)]),
    ...requests.map((each) => requestBlock(each, addresses)),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function headLines({ origin, title, description }: GroupHead): readonly string[] {
  return [
    ...commentLines(`Made by endpoint-manifest (http) from ${origin}.`),
    ...commentLines("Not to be edited: fill the manifest in and run `generate`."),
    ...(title === undefined && description === undefined ? [] : ["#"]),
    ...(title === undefined ? [] : commentLines(`${title}.`)),
    ...(description === undefined ? [] : commentLines(description)),
  ];
}

/** Comments without a separator: runners count whatever is behind one as a request. */
function otherLines(others: readonly string[]): readonly string[] {
  return [
    ...commentLines("Without a request here:"),
    ...others.flatMap((each) => commentLines(each)),
  ];
}

function otherText({ id, doc: { title } }: OperationPlan, reason = ""): string {
  return `- ${id}${title === undefined ? "" : ` (${title})`}. ${reason}`;
}
