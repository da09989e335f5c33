/** Operations (OpenAPI 3.1.1, section 4.8.10), with the keys that an operation of the manifest has. */
import type { DescribedOperation } from "../described-api.js";
import type { SourceNode } from "../sources/source-node.js";
import { toldMap, toldScalar } from "../told.js";
import { bodyAt, mediaTypesOf, swaggerBody } from "./bodies.js";
import { type Fields, fieldsOf, textIn, textsIn } from "./fields.js";
import { type Marks, marksOf } from "./marks.js";
import { assumedPages } from "./pages.js";
import {
  effectiveParameters,
  type ListedParameter,
  listedParameters,
  parametersOf,
} from "./parameter-lists.js";
import type { Reading } from "./reading.js";
import { requirementsAt } from "./requirements.js";
import { responsesAt } from "./responses.js";
import type { Pagers } from "./pagers.js";
import { flag, lost, none, prose } from "./values.js";

/** Where an operation stands, and what holds around it. */
export interface OperationPlace {
  readonly node: SourceNode;
  readonly method: string;
  readonly path: string;
  readonly pathNames: readonly string[];
  readonly pathNode: SourceNode;
  readonly pathParameters: readonly ListedParameter[];
}

/** What the description says for all operations. */
export interface Defaults {
  readonly schemeIds: ReadonlyMap<string, string>;
  /** In 2.0, where an operation does not say it itself. */
  readonly consumes: SourceNode | undefined;
  readonly produces: SourceNode | undefined;
  readonly pagers: Pagers;
  /** Takes the callbacks of an operation. */
  readonly addCallbacks: (node: SourceNode) => void;
}

/** An operation, and the parameters of its path that it uses. */
export interface ReadOperation {
  readonly operation: DescribedOperation;
  readonly used: readonly ListedParameter[];
}

/** Reads an operation. */
export function operationAt(
  place: OperationPlace,
  defaults: Defaults,
  reading: Reading,
): ReadOperation {
  const { node, method, path, pathNames, pathNode } = place;
  const { report } = reading;
  const fields = fieldsOf(node, report);
  const marks = marksOf(fields, report);
  const { at } = node;
  const tags = textsIn(fields.take("tags"), report);
  const operationId = textIn(fields.take("operationId"), report);
  const own = listedParameters(fields.take("parameters"), reading);
  const used = effectiveParameters(place.pathParameters, own, reading);
  const isInBody = ({ node: each }: ListedParameter): boolean =>
    reading.version === "2.0" && ["body", "formData"].includes(each.get("in")?.text() ?? "");
  const list = used.filter((each) => !isInBody(each));
  const title = prose(fields.take("summary"), report);
  const description = prose(fields.take("description"), report);
  const deprecated = flag(fields.take("deprecated"), report) ?? toldScalar(false, at);
  const security = fields.take("security");
  const authentication = requirementsAt(
    security,
    { ids: defaults.schemeIds, marks, prefix: "authentication" },
    reading,
  );
  const callbacks = fields.take("callbacks");
  if (callbacks !== undefined) defaults.addCallbacks(callbacks);
  const body = bodyIn(fields, { marks, defaults, inBody: used.filter(isInBody) }, reading);
  const answers = fields.take("responses");
  const produced = fields.take("produces") ?? defaults.produces;
  const produces = mediaTypesOf(produced, node, reading);
  const responses = answers && responsesAt(answers, { produces, marks }, reading);
  const schemes = fields.take("schemes");
  if (schemes !== undefined) lost(schemes, report, "The manifest has one base URL.");
  fields.close();
  const assumed = assumedPages({ node, method, parameters: list, answers }, defaults, reading);
  const facts = toldMap(
    [
      ["title", marks.has("title") ? undefined : title],
      ["description", description],
      ["method", toldScalar(method, at)],
      ["path", toldScalar(path, pathNode.at)],
      ["deprecated", marks.has("deprecated") ? undefined : deprecated],
      ["authentication", authentication],
      ["parameters", parametersOf(list, { at, pathNames, marks }, reading)],
      ["body", body],
      ["responses", marks.has("responses") ? undefined : responses],
    ],
    at,
  );
  const described: DescribedOperation = {
    at,
    method,
    path,
    ...(operationId !== undefined && { operationId }),
    tags,
    facts,
    ...(assumed !== undefined && { assumed }),
  };
  return { operation: described, used };
}

/** An operation without a body has none: its description would say so. */
function bodyIn(
  fields: Fields,
  {
    marks,
    defaults,
    inBody,
  }: {
    readonly marks: Marks;
    readonly defaults: Pick<Defaults, "consumes">;
    readonly inBody: readonly ListedParameter[];
  },
  reading: Reading,
) {
  const { node } = fields;
  if (reading.version === "2.0") {
    const consumes = mediaTypesOf(fields.take("consumes") ?? defaults.consumes, node, reading);
    return swaggerBody(inBody, consumes, node.at, reading);
  }
  const body = fields.take("requestBody");
  if (body !== undefined) return bodyAt(body, reading);
  return marks.has("body") ? undefined : none(node.at);
}
