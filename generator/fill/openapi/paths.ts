/** Paths and the operations under them (OpenAPI 3.1.1, sections 4.8.8 and 4.8.9). */
import { parsePathTemplate, pathParameterNames } from "../../model/path-template.js";
import type { DescribedOperation } from "../described-api.js";
import type { SourceEntry, SourceNode } from "../sources/source-node.js";
import { dividedAt } from "./divided-objects.js";
import {
  entriesIn,
  type FieldHolder,
  type Fields,
  fieldsOf,
  isExtension,
  reportField,
} from "./fields.js";
import { type Defaults, operationAt } from "./operations.js";
import { ownBaseUrlAt } from "./own-servers.js";
import { listedParameters } from "./parameter-lists.js";
import { mapAt, type Reading, type Version } from "./reading.js";
import { fits, lost } from "./values.js";

/** The methods that a path item has words for. */
export function methodsOf(version: Version): readonly string[] {
  const methods = ["get", "put", "post", "delete", "options", "head", "patch"];
  if (version === "2.0") return methods;
  return version === "3.2" ? [...methods, "trace", "query"] : [...methods, "trace"];
}

/** The operations of all paths, in the order of the source. */
export function operationsAt(
  paths: SourceNode | undefined,
  defaults: Defaults,
  reading: Reading,
): readonly DescribedOperation[] {
  const { report } = reading;
  const routes = new Set<string>();
  const all = paths && mapAt(paths, reading);
  const operations = entriesIn(all, report).flatMap(
    ({ key, node }): readonly DescribedOperation[] => {
      if (isExtension(key)) {
        report.extension(node.at, key);
        return [];
      }
      const why = whyNoPath(key);
      if (why !== undefined) {
        report.add(node.at, key, why);
        return [];
      }
      return operationsIn({ path: key, pathNode: node, routes }, defaults, reading);
    },
  );
  return withoutSharedIds(operations, reading);
}

/** An id that several operations have means none of them (OpenAPI 3.1.1, section 4.8.10). */
function withoutSharedIds(
  operations: readonly DescribedOperation[],
  { report }: Pick<Reading, "report">,
): readonly DescribedOperation[] {
  const counts = new Map<string, number>();
  for (const { operationId = "" } of operations) {
    counts.set(operationId, (counts.get(operationId) ?? 0) + 1);
  }
  return operations.map((operation) => {
    const { operationId, ...others } = operation;
    if (operationId === undefined || counts.get(operationId) === 1) return operation;
    report.add(operation.at, `operationId ${operationId}`, "Another operation has it, too.");
    return others;
  });
}

/** Why an operation cannot stand under a path; undefined where it can. */
function whyNoPath(path: string): string | undefined {
  if (!fits("path", path))
    return "The manifest wants a path that begins with `/`, without a query.";
  const template = parsePathTemplate(path);
  const isLoose = template.pieces.some((piece) =>
    piece.kind === "text" ? /[{}]/.test(piece.text) : piece.name === "",
  );
  if (isLoose) return "Its braces do not enclose names.";
  const names = pathParameterNames(template);
  return new Set(names).size < names.length ? "It has two parameters of one name." : undefined;
}

interface PathItem {
  readonly path: string;
  readonly pathNode: SourceNode;
  /** Methods and paths that there were before, whatever their parameters are called. */
  readonly routes: Set<string>;
}

function operationsIn(
  { path, pathNode, routes }: PathItem,
  defaults: Defaults,
  reading: Reading,
): readonly DescribedOperation[] {
  const { report } = reading;
  const item = dividedAt(pathNode, reading);
  const fields = fieldsOf(item, report);
  const parameters = fields.take("parameters");
  const servers = reading.version === "2.0" ? undefined : fields.take("servers");
  const baseUrl = onceFor(() => ownBaseUrlAt(servers, defaults.address, reading));
  const found = operationsOf(item, fields, reading);
  const isWhole = closePathItem(fields, reading) && item.isWhole;
  if (!isWhole) defaults.doubtCallbacks();
  const listed = listedParameters(parameters, reading);
  const pathParameters = { ...listed, isComplete: listed.isComplete && isWhole };
  const pathNames = pathParameterNames(parsePathTemplate(path));
  const shape = path.replaceAll(/\{[^{}]*\}/g, "{}");
  const used = new Set<SourceNode>();
  const operations = found.flatMap(({ key, node }): readonly DescribedOperation[] => {
    const method = key.toUpperCase();
    if (routes.has(`${method} ${shape}`)) {
      lost(
        node,
        report,
        "Another operation has this method and path, whatever its parameters are called.",
      );
      return [];
    }
    routes.add(`${method} ${shape}`);
    const place = { node, method, path, pathNames, pathNode, pathParameters, baseUrl: baseUrl.get };
    const read = operationAt(place, defaults, reading);
    for (const each of read.used) used.add(each.listed);
    return [read.operation];
  });
  if (servers !== undefined && !baseUrl.isAsked()) {
    lost(servers, report, "Every operation of the path has servers of its own.");
  }
  for (const each of pathParameters.all) {
    if (!used.has(each.listed)) report.add(each.listed.at, "parameter", "No operation uses it.");
  }
  return operations;
}

/** Runs a search once for several operations, so that its losses are reported once. */
function onceFor<T>(find: () => T): { readonly get: () => T; readonly isAsked: () => boolean } {
  let found: { readonly value: T } | undefined;
  return {
    get: () => {
      found ??= { value: find() };
      return found.value;
    },
    isAsked: () => found !== undefined,
  };
}

/** The operations of a path item, by the keys of their methods; they count as read. */
export function operationsOf(
  item: FieldHolder,
  fields: Fields,
  { version }: Pick<Reading, "version">,
): readonly SourceEntry[] {
  const known = new Set(methodsOf(version));
  return item.entries().filter(({ key }) => known.has(key) && fields.take(key) !== undefined);
}

/** Says what is lost of a path item besides its operations; whether all else is known. */
export function closePathItem(fields: Fields, { report, version }: Reading): boolean {
  const others = version === "3.2" ? fields.take("additionalOperations") : undefined;
  for (const { key, node } of entriesIn(others, report)) {
    if (isExtension(key)) reportField(key, node, report);
    else report.add(node.at, key, "The manifest does not know this method.");
  }
  for (const key of ["summary", "description"]) {
    const text = fields.take(key);
    if (text !== undefined) lost(text, report, "The manifest says nothing of a path as such.");
  }
  return fields.close();
}
