/** The calls that an SDK's `api.md` lists. */
import { callsIn } from "../fill/api-md/call-faults.js";
import { callNameOf } from "../fill/api-md/call-name.js";
import { routeIn } from "../fill/api-md/call-route.js";
import type { SourceNode } from "../fill/sources/source-node.js";
import type { OldArgument, OldCall, OldSdk } from "./old-call.js";

/** Reads the listing; one in TypeScript is told by the way in which it writes what calls take. */
export function listedCalls(root: SourceNode, name: string): OldSdk {
  const nodes = callsIn(root);
  const isTypescript = nodes.some((node) =>
    /\{ \.\.\.\w+ \}/.test(node.get("arguments")?.text() ?? ""),
  );
  return {
    name,
    className: undefined,
    isTypescript,
    calls: nodes.flatMap((node) => callOf(node, isTypescript)),
  };
}

function callOf(node: SourceNode, isTypescript: boolean): readonly OldCall[] {
  const call = node.get("call")?.text();
  const title = node.get("route")?.text();
  if (call === undefined || title === undefined) return [];
  const route = routeIn(title);
  if (route === undefined) return [];
  const { groups, name } = callNameOf(call);
  return [
    {
      chain: call
        .replaceAll("()", "")
        .split(/\.|->|::/)
        .slice(1),
      id: [...groups, name].join("."),
      route: { method: route.method, path: route.path },
      isPaged: isPage(node.get("result")?.text() ?? ""),
      arguments: isTypescript ? argumentsOf(node.get("arguments")?.text() ?? "") : undefined,
    },
  ];
}

/** `BooksCursorPage`, `SyncCursorPage[Book]`, `*pagination.CursorPage[Book]`: a type that is called after its pages. */
function isPage(result: string): boolean {
  return /Page(?:Async)?\b(?!\w)/.test(result.replaceAll("\\", ""));
}

/** `bookID, { ...params }`, `[ ...body ]`: the notation says which kind each one is, and of which place it is by its name. */
function argumentsOf(text: string): readonly OldArgument[] {
  const parts = text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
  return parts.map((part): OldArgument => {
    const values = /^\{ \.\.\.(\w+) \}$/.exec(part)?.[1];
    if (values !== undefined) {
      const place = values === "query" || values === "body" ? values : undefined;
      return { kind: "values", name: values, optional: false, place, members: undefined };
    }
    const body = /^\[ \.\.\.(\w+) \]$/.exec(part)?.[1];
    if (body !== undefined) return { kind: "body", name: body, optional: false };
    return { kind: "value", name: part };
  });
}
