/** The text of a group's file: variables, what has no request yet, and the requests. */
import { samplerFor } from "../../emit/samples/samples.js";
import type { SampleRequest } from "../../sdk/samples/request.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Group, Operation } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import type { FindSchema } from "../../model/schema-members.js";
import { groupsBelow } from "../../model/walk.js";
import { commentLines } from "./comments.js";
import { obstacleTo } from "./obstacles.js";
import { requestBlock } from "./request-block.js";
import { addressNames, variableBlock } from "./variables.js";

/** The text. */
export async function groupText(group: Group, model: ApiModel, find: FindSchema): Promise<string> {
  const sampler = await samplerFor({ model, find });
  const requests: SampleRequest[] = [];
  const others: string[] = [];
  for (const operation of groupsBelow([group]).flatMap(({ operations }) => operations)) {
    const request = sampler.requestOf(operation);
    const reason = "reason" in request ? request.reason : obstacleTo(request);
    if ("reason" in request || reason !== undefined) others.push(otherText(operation, reason));
    else requests.push(request);
  }
  const addresses = addressNames(requests);
  const blocks = [
    headLines(group, model),
    ...(requests.length === 0 ? [] : [variableBlock(requests, addresses, model.service)]),
    ...(others.length === 0 ? [] : [otherLines(others)]),
    ...requests.map((each) => requestBlock(each, addresses)),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function headLines(group: Group, model: ApiModel): readonly string[] {
  const origin = placeText(model.folder, { file: group.at.file, path: [] });
  const title = knownValue(group.title);
  const description = knownValue(group.description);
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

function otherText({ id, title }: Operation, reason = ""): string {
  const said = knownValue(title);
  return `- ${id}${said === undefined ? "" : ` (${said})`}. ${reason}`;
}
