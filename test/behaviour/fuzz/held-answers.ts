/** The rules for responses to random requests: whatever comes, the server fails at nothing, and waits for nothing. */
import { expect } from "vitest";
import { invoke } from "../emitted-client.js";
import { type FuzzedServer, fuzzedServer } from "./fuzzed-server.js";
import { requestOf, textOf, type WireRequest } from "./wire-request.js";

/** Milliseconds of CPU that the answer to one request may take: hundreds of times what it does take. */
const most = 500;

/** Has so many random requests answered by the server of a scenario, and holds that no answer is a failure of its own. */
export async function holdRandomRequests(scenario: string, count: number): Promise<void> {
  const fuzzed = await fuzzedServer(scenario);
  const inherited = Reflect.ownKeys(Object.prototype);
  let handled = 0;
  try {
    for (let index = 0; index < count; index++) {
      const wire = fuzzed.request(`${scenario} ${index}`);
      if (await isHandled(fuzzed, wire)) handled += 1;
    }
  } finally {
    await fuzzed.emitted.remove();
  }
  expect(Reflect.ownKeys(Object.prototype)).toEqual(inherited);
  // Else they were all so wrong that nothing but their refusal was looked at.
  expect(handled).toBeGreaterThan(count / 20);
}

/** True if a handler was called for a request, of which the answer is then its own. */
async function isHandled(fuzzed: FuzzedServer, wire: WireRequest): Promise<boolean> {
  const request = requestOf(wire);
  if (request === undefined) return false;
  const before = process.cpuUsage();
  const response = await invoke(fuzzed.server, "fetch", request);
  if (!(response instanceof Response)) throw new Error(`no answer to ${textOf(wire)}`);
  await response.arrayBuffer();
  const { user } = process.cpuUsage(before);
  const reply = fuzzed.replyTo(request);
  const isRight = reply ? response.status === reply.status : isOwnAnswer(response, wire);
  if (isRight && fuzzed.failures.length === 0 && user / 1000 < most) return reply !== undefined;
  const reasons = [...fuzzed.failures.map(String), `${user / 1000} ms`].join("\n");
  throw new Error(`${response.status} to ${textOf(wire)}\n${reasons}`);
}

/** True if a server may answer so by itself. */
function isOwnAnswer({ status, headers }: Response, { sending }: WireRequest): boolean {
  if (status === 204) return headers.has("allow");
  const needed = new Map([
    [401, "www-authenticate"],
    [405, "allow"],
  ]).get(status);
  return (
    ([400, 401, 404, 405, 406, 413, 415].includes(status) ||
      (status === 503 && sending === "broken")) &&
    headers.get("content-type") === "application/problem+json" &&
    (needed === undefined || headers.has(needed))
  );
}
