/** Saved requests → operations: one for each method and path, whatever its parameters are called. */
import type { DescribedOperation } from "../described-api.js";
import type { Reading } from "../observed/reading.js";
import { isCertain, type Piece, templateOf } from "../observed/template.js";
import { pathBucket, toldTemplate } from "../observed/told-template.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { toldResponses } from "./answers.js";
import type { Authentication } from "./authentication.js";
import { toldBody } from "./bodies.js";
import { headerFields, toldHeaders, toldPathVariable, toldQuery } from "./parameters.js";
import type { SavedRequest } from "./requests.js";
import { toldText } from "./texts.js";
import type { SavedUrl } from "./url.js";

/** A request with its address below the API's. */
export interface PlacedRequest {
  readonly saved: SavedRequest;
  readonly url: SavedUrl;
  readonly method: string;
  readonly pieces: readonly Piece[];
}

/** Operations, in the order of their first requests. */
export function operationsOf(
  requests: readonly PlacedRequest[],
  authentication: Authentication,
  reading: Reading,
): readonly DescribedOperation[] {
  const groups = new Map<string, PlacedRequest[]>();
  for (const request of requests) {
    const { path } = templateOf(request.pieces, "all");
    const key = `${request.method} ${path.replace(/\{[^{}]*\}/g, "{}")}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [request]);
    else known.push(request);
  }
  return [...groups.values()].flatMap((group) => operationOf(group, authentication, reading) ?? []);
}

function operationOf(
  group: readonly PlacedRequest[],
  authentication: Authentication,
  reading: Reading,
): DescribedOperation | undefined {
  const [first, ...others] = group;
  if (first === undefined) return undefined;
  for (const { saved } of others) {
    reading.losses.add({
      at: saved.item.at,
      what: "the title of a request",
      why: "Another request of the collection is of the same method and path: both are one operation.",
    });
  }
  const { saved, url, method } = first;
  const { item, request } = saved;
  const certain = group.find(({ pieces }) => isCertain(pieces));
  const { pieces } = certain ?? first;
  const all = templateOf(pieces, "all");
  const variables = group.flatMap((each) => each.url.variables);
  const ofVariable = (parameter: Parameters<typeof toldPathVariable>[0]): Told | undefined =>
    toldPathVariable(parameter, variables, reading);
  const items = group.map((each) => each.saved.item);
  const requests = group.map((each) => each.saved.request);
  const parameters = toldMap(
    [
      ["path", certain && pathBucket(all.parameters, url.at, ofVariable)],
      [
        "query",
        toldQuery(
          group.map((each) => each.url.query),
          url.at,
          reading,
        ),
      ],
      [
        "header",
        toldHeaders(
          requests.map((each) => headerFields(each.get("header"))),
          item.at,
          reading,
        ),
      ],
    ],
    url.at,
  );
  const methodAt = request.get("method")?.at ?? request.at;
  const facts = toldMap(
    [
      ["title", toldText(item.get("name"), reading)],
      ["description", toldText(descriptionOf(saved), reading)],
      ["method", toldScalar(method, methodAt)],
      ["path", certain && toldScalar(all.path, url.at)],
      ["authentication", authentication.requirement(saved.authentications)],
      ["parameters", parameters.entries.length > 0 ? parameters : undefined],
      ["body", toldBody(requests, reading)],
      ["responses", toldResponses(items, item.at, reading)],
    ],
    item.at,
  );
  const { path } = templateOf(pieces, "seen");
  const assumed = certain === undefined ? toldTemplate(all, url.at, ofVariable) : undefined;
  const tags = saved.folders.flatMap((folder) => tagOf(folder, reading));
  return { at: item.at, method, path, tags, facts, ...(assumed && { assumed }) };
}

function descriptionOf({ item, request }: SavedRequest): SourceNode | undefined {
  const own = request.get("description");
  return own !== undefined && own.kind !== "null" ? own : item.get("description");
}

function tagOf(folder: SourceNode, reading: Reading): readonly string[] {
  const told = toldText(folder, reading);
  return told?.kind === "scalar" ? [String(told.value)] : [];
}
