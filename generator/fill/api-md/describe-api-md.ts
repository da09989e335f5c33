/**
 * An SDK's `api.md` → what it says of an API: operations with their groups and names, methods and paths. Names of types and
 * of arguments are told as lost: without a schema or a place in the request they say nothing that a manifest holds.
 */
import type { Reported } from "../../diagnostics/diagnostic.js";
import type { DescribedApi, DescribedOperation, DescribedSource } from "../described-api.js";
import { idOf } from "../new-manifest/id-words.js";
import { type LossBook, lossBook } from "../observed/loss-book.js";
import { apiMdKey } from "../sources/api-md-text.js";
import type { SourceNode } from "../sources/source-node.js";
import { toldMap, toldScalar } from "../told.js";
import { kebabCase, wordsIn } from "../../words.js";
import { callsIn } from "./call-faults.js";
import { callNameOf } from "./call-name.js";
import { routeIn } from "./call-route.js";

/** Reads an `api.md`; its faults were told when it was opened (`call-faults.ts`). */
export function describeApiMd(root: SourceNode): Reported<DescribedApi> {
  const losses = lossBook();
  const [type] = root.get(apiMdKey)?.get("types")?.items() ?? [];
  const seen = new Set<string>();
  const operations = callsIn(root).flatMap((node) => {
    const call = node.get("call")?.text();
    if (call === undefined) return [];
    const operation = operationOf(node, call, losses);
    if (operation === undefined || seen.has(call)) return [];
    seen.add(call);
    return [operation];
  });
  if (type !== undefined) {
    losses.add({
      at: type.at,
      what: "names of types",
      why: "A name says nothing of what a type has. Fill in schemas from a description.",
    });
  }
  return {
    value: {
      source: sourceOf(root),
      service: toldMap([], root.at),
      operations,
      schemas: [],
      losses: losses.losses(),
    },
    diagnostics: [],
  };
}

function operationOf(
  node: SourceNode,
  call: string,
  losses: LossBook,
): DescribedOperation | undefined {
  const title = node.get("route");
  if (title === undefined) {
    const why = "It has no method and no path, so it is no operation: the SDK does it by itself.";
    losses.add({ at: node.at, what: `the call ${call}`, why });
    return undefined;
  }
  const route = routeIn(title.text() ?? "");
  if (route === undefined) return undefined;
  if (route.query !== undefined) {
    const why = "A path has no query: fill it in as a parameter.";
    losses.add({ at: title.at, what: `the query ?${route.query}`, why });
  }
  const { groups, name } = callNameOf(call);
  const heading = node.get("heading")?.text() ?? "";
  const group = groups.length > 0 ? groups.join(".") : idOf(wordsIn(heading), "service");
  return {
    at: node.at,
    method: route.method,
    path: route.path,
    operationId: `${group}.${name}`,
    tags: [group],
    facts: toldMap(
      [
        ["method", toldScalar(route.method, title.at)],
        ["path", toldScalar(route.path, title.at)],
      ],
      node.at,
    ),
  };
}

/** The file has no title of its own: its first heading is that of a group. */
function sourceOf(root: SourceNode): DescribedSource {
  const title = root.at.file.split("/").at(-1) ?? "";
  return { id: kebabCase(title) || "api-md", title, kind: "document" };
}
