/** Faults that a configuration has by itself: endpoints that are none, and names that nothing has. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/suggest.js";
import { cite } from "../../source/finding.js";
import type { SourceNode } from "./source-node.js";

/** Its faults, in the order of the file. */
export function configurationFaults(root: SourceNode): readonly Diagnostic[] {
  const pagination = root.get("pagination");
  const schemes = new Set(
    (pagination?.items() ?? []).flatMap((each) => each.get("name")?.text() ?? []),
  );
  const ofResource = (node: SourceNode): readonly Diagnostic[] => [
    ...methodFaults(node.get("methods"), schemes),
    ...(node.get("subresources")?.entries() ?? []).flatMap((each) => ofResource(each.node)),
  ];
  const resources = root.get("resources")?.entries() ?? [];
  return [
    ...resources.flatMap(({ node }) => ofResource(node)),
    ...(root.get("unspecified_endpoints")?.items() ?? []).flatMap(endpointFaults),
  ];
}

function methodFaults(
  methods: SourceNode | undefined,
  schemes: ReadonlySet<string>,
): readonly Diagnostic[] {
  const entries = methods?.entries() ?? [];
  const names = new Set(entries.map(({ key }) => key));
  return entries.flatMap(({ node }): readonly Diagnostic[] => {
    if (node.kind !== "map") return endpointFaults(node);
    const target = node.get("to");
    if (node.get("type")?.text() === "alias") return nameFaults(target ?? node, names, "method");
    const endpoint = node.get("endpoint");
    const paginated = node.get("paginated");
    const isNamed = paginated !== undefined && paginated.boolean() === undefined;
    return [
      ...(endpoint === undefined ? [] : endpointFaults(endpoint)),
      ...(isNamed ? nameFaults(paginated, schemes, "scheme under `pagination`") : []),
    ];
  });
}

function endpointFaults(node: SourceNode): readonly Diagnostic[] {
  const text = node.text() ?? "";
  if (endpoint.test(text)) return [];
  const withSlash = /^\s*[A-Za-z]+\s+[^/\s]\S*\s*$/.test(text);
  return [
    diagnostic("configuration-endpoint", {
      at: node.span(),
      message: `${node.kind === "map" ? "this" : cite(text)} is no endpoint`,
      help: withSlash
        ? "begin its path with a slash: `get /books`"
        : "write a method of HTTP and a path: `get /books/{id}`",
    }),
  ];
}

const endpoint = /^\s*(?:get|head|post|put|patch|delete|options|trace|query)\s+\/[^?#\s]*\s*$/i;

function nameFaults(
  node: SourceNode,
  names: ReadonlySet<string>,
  what: string,
): readonly Diagnostic[] {
  const text = node.text() ?? "";
  if (names.has(text)) return [];
  const meant = didYouMean(text, [...names]);
  return [
    diagnostic("configuration-dangling", {
      at: node.span(),
      message: `there is no ${what} ${cite(text)}`,
      help:
        meant === undefined ? `mend the name, or add the ${what}` : `did you mean \`${meant}\`?`,
    }),
  ];
}
