/** Operations (OpenAPI 3.1.1, section 4.8.10), with the keys that an operation of the manifest has. */
import type { DescribedOperation } from "../described-api.js";
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldList, toldMap, toldScalar } from "../told.js";
import { bodyAt, type MediaTypes, mediaTypesOf, swaggerBody } from "./bodies.js";
import { dividedAt } from "./divided-objects.js";
import { extensionName } from "./extension-names.js";
import { statedPages } from "./extension-pages.js";
import { type Fields, fieldsOf, textIn, textsIn } from "./fields.js";
import type { LossReport } from "./losses.js";
import { marksOf } from "./marks.js";
import { fieldsThrough } from "./page-places.js";
import { assumedPages } from "./pages.js";
import {
  effectiveParameters,
  type ListedParameter,
  type ListedParameters,
  listedParameters,
  parametersOf,
} from "./parameter-lists.js";
import type { Reading } from "./reading.js";
import { ownBaseUrlAt, ownSchemeAt, type RootAddress, unknownBaseUrl } from "./own-servers.js";
import { requirementsAt } from "./requirements.js";
import { responsesAt } from "./responses.js";
import type { Pagers } from "./pagers.js";
import { flagOr, none, notShown, prose } from "./values.js";

/** Where an operation stands, and what holds around it. */
export interface OperationPlace {
  readonly node: SourceNode;
  readonly method: string;
  readonly path: string;
  readonly pathNames: readonly string[];
  readonly pathNode: SourceNode;
  readonly pathParameters: ListedParameters;
  /** The base URL of the path, of an operation that has none of its own. */
  readonly baseUrl: () => Told | undefined;
}

/** The facts that hold for all operations. */
export interface Defaults {
  readonly schemeIds: ReadonlyMap<string, string>;
  /** In 2.0, where an operation does not say it itself. */
  readonly consumes: SourceNode | undefined;
  readonly produces: SourceNode | undefined;
  /** True if all fields of the description are known, so that one which is not there is not misspelt. */
  readonly isWhole: boolean;
  readonly address: RootAddress;
  readonly pagers: Pagers;
  /** The paging schemes in an extension of the whole description, to which operations may refer. */
  readonly fernPages: SourceNode | undefined;
  /** Takes the callbacks of an operation. */
  readonly addCallbacks: (node: SourceNode) => void;
  /** Takes that there may be callbacks which cannot be read. */
  readonly doubtCallbacks: () => void;
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
  const { report, version } = reading;
  const object = dividedAt(node, reading);
  const fields = fieldsOf(object, report);
  const marks = marksOf(fields, report);
  const { at } = node;
  const tagged = textsIn(fields.take("tags"), report);
  const called = textIn(fields.take("operationId"), report);
  const { tags, operationId } = extensionName(
    fields,
    { tags: tagged, operationId: called },
    report,
  );
  const own = listedParameters(fields.take("parameters"), reading);
  const title = prose(fields.take("summary"), report);
  const description = prose(fields.take("description"), report);
  const deprecation = fields.take("deprecated");
  const security = fields.take("security");
  const authentication = requirementsAt(
    security,
    { ids: defaults.schemeIds, marks, prefix: "authentication" },
    reading,
  );
  const callbacks = fields.take("callbacks");
  if (callbacks !== undefined) defaults.addCallbacks(callbacks);
  const isFirst = version === "2.0";
  const requestBody = isFirst ? undefined : fields.take("requestBody");
  const consumed = isFirst ? fields.take("consumes") : undefined;
  const produced = isFirst ? fields.take("produces") : undefined;
  const answers = fields.take("responses");
  const schemes = fields.take("schemes");
  const paged = extensionPages(
    fields,
    { parameters: [...place.pathParameters.all, ...own.all], requestBody },
    defaults,
    report,
  );
  const servers = isFirst ? undefined : fields.take("servers");
  const isWhole = fields.close() && object.isWhole;
  const baseUrl = (): Told | undefined => {
    if (isFirst) return ownSchemeAt(schemes, defaults.address, reading);
    if (servers !== undefined) return ownBaseUrlAt(servers, defaults.address, reading);
    if (marks.has("baseUrl")) return unknownBaseUrl(at);
    const ofPath = place.baseUrl();
    if (ofPath === undefined || isWhole) return ofPath;
    report.add(ofPath.at, "servers", "An operation may have others, in what is not understood.");
    return unknownBaseUrl(at);
  };
  if (!isWhole) defaults.doubtCallbacks();
  const responses =
    answers && responsesAt(answers, { produces: typesOf("produces", produced), marks }, reading);
  const used = effectiveParameters(place.pathParameters, {
    ...own,
    isComplete: own.isComplete && isWhole,
  });
  const isInBody = ({ node: each }: ListedParameter): boolean =>
    isFirst && ["body", "formData"].includes(each.get("in")?.text() ?? "");
  const list = used.all.filter((each) => !isInBody(each));
  const assumed =
    paged === undefined
      ? assumedPages({ node, method, parameters: list, answers }, defaults, reading)
      : undefined;
  const deprecated = flagOr(deprecation, isWhole ? toldScalar(false, at) : undefined, report);
  const facts = toldMap(
    [
      ["title", marks.has("title") ? undefined : title],
      ["description", description],
      ["method", toldScalar(method, at)],
      ["path", toldScalar(path, pathNode.at)],
      ["baseUrl", baseUrl()],
      ["deprecated", marks.has("deprecated") ? undefined : deprecated],
      ["authentication", authentication ?? (isWhole ? undefined : unknownNeed(at))],
      ["parameters", parametersOf({ ...used, all: list }, { at, pathNames, marks }, reading)],
      ["body", body()],
      ["responses", marks.has("responses") ? undefined : responses],
      [
        "pagination",
        paged === undefined ? undefined : toldMap([["uses", toldScalar(paged, at)]], at),
      ],
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
  return { operation: described, used: used.all };

  /** An operation without a body has none: its description would say so. */
  function body(): Told | undefined {
    if (requestBody !== undefined) return bodyAt(requestBody, reading);
    if (!isFirst) return marks.has("body") || !isWhole ? undefined : none(at);
    const inBody = { ...used, all: used.all.filter(isInBody) };
    return swaggerBody(inBody, typesOf("consumes", consumed), at, reading);
  }

  /** Returns the operation's own types before those of the description, unless it may have some that are not understood. */
  function typesOf(key: "consumes" | "produces", own: SourceNode | undefined): MediaTypes {
    if (own !== undefined) return mediaTypesOf(own, { at, isWhole }, reading);
    const isKnown = isWhole && defaults.isWhole;
    return mediaTypesOf(isWhole ? defaults[key] : undefined, { at, isWhole: isKnown }, reading);
  }
}

/** The name of the way to page that extensions state. */
function extensionPages(
  fields: Fields,
  {
    parameters,
    requestBody,
  }: {
    readonly parameters: readonly ListedParameter[];
    readonly requestBody: SourceNode | undefined;
  },
  { pagers, fernPages }: Pick<Defaults, "pagers" | "fernPages">,
  report: LossReport,
): string | undefined {
  const names = parameters.flatMap(({ node: each }) =>
    each.get("in")?.text() === "query" ? (each.get("name")?.text() ?? []) : [],
  );
  const contents = requestBody?.follow()?.get("content")?.entries() ?? [];
  const json = contents.find(({ key }) => /[/+]json\b/.test(key));
  const body = new Set(fieldsThrough(json?.node.get("schema")).keys());
  const pager = statedPages(fields, fernPages, { query: new Set(names), body }, report);
  return pager && pagers.nameOf(pager, fields.node, true);
}

/** Returns the marker for an unreadable requirement: if it were left out, that of the description would hold. */
function unknownNeed(at: SourcePlace): Told {
  return toldList([notShown(at)], at);
}
