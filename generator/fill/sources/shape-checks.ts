/** The shapes that would be read as no operation at all: paths, path items and operations that are not maps. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { cite } from "../../source/finding.js";
import { methods } from "./operation-checks.js";
import type { SourceNode } from "./source-node.js";

/** Faults of the shape of a description whose version is read. */
export function shapeFaults(root: SourceNode): readonly Diagnostic[] {
  return (["paths", "webhooks"] as const).flatMap((key) => {
    const node = root.get(key);
    if (node === undefined) return [];
    const fault = notMap(node, `\`${key}\``);
    return fault === undefined ? itemFaults(node) : [fault];
  });
}

function itemFaults(paths: SourceNode): readonly Diagnostic[] {
  return paths.entries().flatMap(({ key: path, node: item }) => {
    if (path.startsWith("x-")) return [];
    const fault = notMap(item, cite(path));
    if (fault !== undefined) return [fault];
    return item.entries().flatMap(({ key, node }) => {
      const own = methods.includes(key) ? notMap(node, `\`${key}\` of ${cite(path)}`) : undefined;
      return own === undefined ? [] : [own];
    });
  });
}

function notMap(node: SourceNode, what: string): Diagnostic | undefined {
  // A key without a value says nothing, which is a loss and no fault.
  if (node.kind === "map" || node.kind === "null") return undefined;
  return diagnostic("source-shape", {
    at: node.span(),
    message: `${what} does not consist of keys and values`,
    help: "write what the format wants there, or take it out",
  });
}
