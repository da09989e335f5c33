/** The requests of a manifest's client when its operations are called with random values: requests without faults. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pascalCase } from "../../../generator/emit/typescript/names.js";
import { construct, type EmittedPackage, invoke, memberOf } from "../emitted-client.js";
import type { Messages } from "../messages/messages.js";
import type { WireRequest } from "./wire-request.js";

/** The requests of so many calls of each operation; `members` are those by which the client has them. */
export async function recordedRequests(
  client: EmittedPackage,
  messages: readonly Messages[],
  { members, each }: { readonly members: ReadonlyMap<string, string>; readonly each: number },
): Promise<readonly WireRequest[]> {
  const recorded: WireRequest[] = [];
  const record = async (url: string, init: RequestInit): Promise<Response> => {
    recorded.push(await wireOf(new Request(url, { ...init, signal: null })));
    return new Response(null, { status: 204 });
  };
  const calling = construct(await client.load(), await classNameOf(client), {
    baseUrl: "http://localhost",
    headers: { authorization: "Bearer token" },
    fetch: record,
    maxRetries: 0,
  });
  for (const { id, request } of messages) {
    for (let count = 0; count < each; count++) {
      const { path = {}, ...init } = request(`${id} ${count}`);
      const names = Object.values(path);
      const given = names.length > 1 ? [path] : names;
      // Whatever the client makes of the answer.
      await invoke(invoke(calling, members.get(id) ?? id, ...given, init), "result");
    }
  }
  return recorded;
}

async function classNameOf({ folder }: EmittedPackage): Promise<string> {
  const text = await readFile(join(folder, "package.json"), "utf8");
  return pascalCase(String(memberOf(JSON.parse(text), "name")).replace(/^@.*\//, ""));
}

async function wireOf(request: Request): Promise<WireRequest> {
  const { pathname, search } = new URL(request.url);
  const bytes = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined;
  return {
    method: request.method,
    target: pathname + search,
    headers: [...request.headers],
    body: bytes,
    sending: "whole",
  };
}
