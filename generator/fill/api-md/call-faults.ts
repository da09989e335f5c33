/** Lines of an SDK's `api.md` that cannot be read, and calls that it lists twice. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { cite } from "../../source/finding.js";
import { apiMdKey } from "../sources/api-md-text.js";
import type { SourceNode } from "../sources/source-node.js";
import { routeIn } from "./call-route.js";

/** The lines with a call, or with what should be one. */
export function callsIn(root: SourceNode): readonly SourceNode[] {
  return root.get(apiMdKey)?.get("calls")?.items() ?? [];
}

/** The faults of an `api.md`. */
export function callFaults(root: SourceNode): readonly Diagnostic[] {
  const seen = new Map<string, { readonly node: SourceNode; readonly route: string }>();
  return callsIn(root).flatMap((node) => {
    const route = node.get("route");
    if (route === undefined) return [];
    const call = node.get("call");
    const fault = lineFault(route, call);
    if (fault !== undefined) return [fault];
    const text = route.text() ?? "";
    const name = call?.text() ?? "";
    const first = seen.get(name);
    if (first === undefined) seen.set(name, { node: call ?? node, route: text });
    return first === undefined || first.route === text
      ? []
      : [
          diagnostic("source-call-twice", {
            at: (call ?? node).span(),
            message: `${cite(name)} is \`${text}\` here, and \`${first.route}\` before`,
            help: "delete the line that is not true of the SDK; the first one counts",
            related: [{ message: "the first one stands here", at: first.node.span() }],
          }),
        ];
  });
}

function lineFault(route: SourceNode, call: SourceNode | undefined): Diagnostic | undefined {
  if (call === undefined) {
    return diagnostic("source-call-line", {
      at: route.span(),
      message: "the line has a method and a path, and no call such as `client.books.list()`",
      help: "write the call behind it, or delete the line",
    });
  }
  if (routeIn(route.text() ?? "") !== undefined) return undefined;
  return diagnostic("source-call-line", {
    at: route.span(),
    message: `${cite(route.text() ?? "")} is not a method of HTTP and a path`,
    help: 'write both into the title, as in `title="get /books/{id}"`',
  });
}
