/** The uniqueness rules of an OpenAPI description: ids of operations, and paths without the names of their parameters. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { cite, citeBoth } from "../../source/finding.js";
import type { SourceNode } from "./source-node.js";
import type { SourceValue } from "./source-value.js";

/** Keys of a path item that hold operations; `query` is of OpenAPI 3.2, and no other version has something else there. */
export const methods: readonly string[] = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
];

/** An operation, where it was met. */
interface Met {
  readonly method: string;
  readonly path: string;
  readonly node: SourceNode;
}

/** Faults of a description whose version is read. */
export function operationFaults(root: SourceNode): readonly Diagnostic[] {
  const paths = itemsIn(root.get("paths")).filter(({ path }) => path.startsWith("/"));
  const operations = paths.flatMap((item) => operationsOf(item));
  const seen = new Set<SourceValue>();
  const all = [
    ...operations,
    ...itemsIn(root.get("webhooks")).flatMap((item) => operationsOf(item)),
  ];
  return [
    ...ambiguousPaths(operations),
    ...idsTwice(all.flatMap((each) => withCallbacks(each, seen))),
  ];
}

function itemsIn(node: SourceNode | undefined): readonly { path: string; item: SourceNode }[] {
  return (node?.follow()?.entries() ?? []).flatMap(({ key, node: item }) =>
    key.startsWith("x-") ? [] : [{ path: key, item }],
  );
}

function operationsOf({ path, item }: { path: string; item: SourceNode }): readonly Met[] {
  const target = item.reference() === undefined ? undefined : item.follow();
  const at = (key: string) => item.get(key) ?? target?.get(key);
  const fixed = methods.flatMap((method): readonly Met[] => {
    const node = at(method)?.follow();
    return node?.kind === "map" ? [{ method: method.toUpperCase(), path, node }] : [];
  });
  const others = (at("additionalOperations")?.entries() ?? []).map(({ key, node }): Met => ({
    method: key,
    path,
    node,
  }));
  return [...fixed, ...others];
}

/** The operation and those of its callbacks, each once: callbacks may refer to each other. */
function withCallbacks(operation: Met, seen: Set<SourceValue>): readonly Met[] {
  const all: Met[] = [];
  const pending = [operation];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next.node.value)) continue;
    seen.add(next.node.value);
    all.push(next);
    const callbacks = next.node.get("callbacks")?.entries() ?? [];
    pending.push(
      ...callbacks.flatMap(({ node }) => itemsIn(node)).flatMap((item) => operationsOf(item)),
    );
  }
  return all;
}

function ambiguousPaths(operations: readonly Met[]): readonly Diagnostic[] {
  const first = new Map<string, Met>();
  return operations.flatMap((met) => {
    const { method, path, node } = met;
    const id = `${method} ${path.replace(/\{[^{}]*\}/g, "{}")}`;
    const before = first.get(id);
    if (before === undefined) first.set(id, met);
    if (before === undefined || before.path === path) return [];
    const [own, other] = citeBoth(path, before.path);
    return [
      diagnostic("source-path-ambiguous", {
        at: node.span(),
        message: `${method} ${own} is the same as ${method} ${other}`,
        help: "delete one of them, or merge the two",
        related: [{ message: "the first one stands here", at: before.node.span() }],
      }),
    ];
  });
}

function idsTwice(operations: readonly Met[]): readonly Diagnostic[] {
  const first = new Map<string, Met>();
  return operations.flatMap((met) => {
    const idNode = met.node.get("operationId");
    const id = idNode?.kind === "text" ? idNode.text() : undefined;
    if (idNode === undefined || id === undefined) return [];
    const before = first.get(id);
    if (before === undefined) first.set(id, met);
    if (before === undefined) return [];
    const at = before.node.get("operationId") ?? before.node;
    const [own, other] = citeBoth(met.path, before.path);
    return [
      diagnostic("source-operation-twice", {
        at: idNode.span(),
        message: `${met.method} ${own} has the operationId ${cite(id)} of ${before.method} ${other}`,
        help: "give one of them another operationId",
        related: [{ message: "the first one stands here", at: at.span() }],
      }),
    ];
  });
}
