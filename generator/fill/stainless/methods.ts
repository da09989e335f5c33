/** Methods of a resource: in short (`get /books`), in long, and aliases of others. */
import { wordsIn } from "../../words.js";
import { idOf } from "../new-manifest/id-words.js";
import type { TakenNames } from "../new-manifest/taken-names.js";
import { entriesIn } from "../openapi/fields.js";
import type { LossReport } from "../openapi/losses.js";
import { fits } from "../openapi/values.js";
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap, toldScalar } from "../told.js";
import { type Endpoint, endpointOf } from "./endpoint.js";
import { keysOf, reasonsOfMethod } from "./keys.js";

/** An operation as a configuration names it. */
export interface Method extends Endpoint {
  readonly at: SourcePlace;
  /** Ids of the groups, the outermost first. */
  readonly groups: readonly string[];
  /** Id in the group. */
  readonly name: string;
  /** Other ids in the group by which it may be called, too. */
  readonly formerly: readonly string[];
  /** True if it has pages, or the name of the scheme; undefined where that follows from its parameters and its answer. */
  readonly paginated: string | boolean | undefined;
  readonly paginatedAt: SourcePlace;
  readonly deprecated: Told | undefined;
}

/** The surroundings of methods. */
export interface MethodPlace {
  readonly groups: readonly string[];
  readonly names: TakenNames;
  /** The deprecation of the resource. */
  readonly deprecated: SourceNode | undefined;
  /** True if methods may stand here. */
  readonly isOpen: boolean;
}

/** Reads `methods` of a resource. */
export function methodsAt(
  node: SourceNode | undefined,
  place: MethodPlace,
  report: LossReport,
): readonly Method[] {
  const methods = new Map<string, Method>();
  const aliases: Alias[] = [];
  for (const { key, node: each } of entriesIn(node, report)) {
    const what = `methods.${key}`;
    if (!place.isOpen) {
      report.add(each.at, what, "Shared resources have models only.");
      continue;
    }
    if (each.get("type")?.text() === "alias") {
      aliases.push({ key, to: each.get("to")?.text() ?? "" });
      continue;
    }
    const read = methodAt(each, key, place, report);
    if (read !== undefined) methods.set(key, read);
    else if (each.kind === "map" && each.get("endpoint") === undefined) {
      report.add(each.at, what, noEndpoint);
    }
  }
  for (const { key, to } of aliases) {
    const target = methods.get(to);
    // Names and endpoints that are none were reported when the file was opened.
    if (target === undefined) continue;
    const former = place.names.takeFirst([idOf(wordsIn(key), "method")]);
    methods.set(to, withFormer(target, former));
  }
  return [...methods.values()];
}

/** A method that may be called by another id, too. */
export function withFormer(method: Method, id: string): Method {
  return { ...method, formerly: [...method.formerly, id] };
}

interface Alias {
  readonly key: string;
  readonly to: string;
}

const noEndpoint = "It has no endpoint: events are described by themselves.";

function methodAt(
  node: SourceNode,
  key: string,
  { groups, names, deprecated: outer }: MethodPlace,
  report: LossReport,
): Method | undefined {
  const keys = node.kind === "map" ? keysOf(node, report, reasonsOfMethod) : undefined;
  const written = keys === undefined ? node.text() : keys.take("endpoint")?.text();
  const endpoint = endpointOf(written ?? "");
  if (endpoint === undefined) return undefined;
  // The only kind with an endpoint.
  keys?.take("type");
  const paginated = keys?.take("paginated");
  const deprecated = keys?.take("deprecated") ?? outer;
  const method: Method = {
    ...endpoint,
    at: node.at,
    groups,
    name: names.takeFirst([idOf(wordsIn(key), "method")]),
    formerly: [],
    paginated: paginated?.boolean() ?? paginated?.text(),
    paginatedAt: (paginated ?? node).at,
    deprecated: deprecated && deprecationAt(deprecated, report),
  };
  keys?.close();
  return method;
}

/** A deprecation has one text, or one for each language, of which the first is taken. */
function deprecationAt(node: SourceNode, report: LossReport): Told | undefined {
  const flag = node.boolean();
  if (flag !== undefined) return toldScalar(flag, node.at);
  const [first, ...others] = node.kind === "map" ? node.entries() : [{ node }];
  for (const { node: each } of others) {
    if (each.text() !== first?.node.text()) {
      report.add(each.at, "deprecated", "A deprecation has one text, for all languages.");
    }
  }
  const text = first?.node.text();
  if (first === undefined || text === undefined || !fits("text", text)) {
    report.add(node.at, "deprecated", "A text is expected here.");
    return undefined;
  }
  return toldMap([["reason", toldScalar(text.trim(), first.node.at)]], node.at);
}
