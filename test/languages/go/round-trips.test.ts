/** Every operation of the filled service, from a call of the client in Go to the handler of the emitted server, and back. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isText } from "../../../generator/sdk/messages/media-types.js";
import type { Sent } from "../../behaviour/conversation.js";
import { type ListeningServer, listen } from "../../behaviour/listening-server.js";
import { messagesOf } from "../../behaviour/messages/messages.js";
import type { Answered } from "../../behaviour/messages/random-replies.js";
import { expectSeen, holdExchanges } from "../../behaviour/round-trip.js";
import { scenariosFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { type Driver, startDriver } from "../../vectors/driver-process.js";
import { makeGoDriver } from "../../vectors/drivers/go/make-driver.js";
import type { MadeDriver } from "../../vectors/drivers/typescript/make-driver.js";
import type { JobCall } from "../../vectors/protocol.js";
import { differences } from "../../vectors/values.js";
import { findToolchain } from "../toolchains.js";
import { inProtocol, namedInProtocol, type ProtocolValue } from "./protocol-values.js";

const scenario = "music-filled";
const folder = join(scenariosFolder, scenario);
const messages = messagesOf(loadFolder(folder).value.model);

describe.skipIf(findToolchain("go") === undefined)("the client in Go", () => {
  let server: ListeningServer;
  let made: MadeDriver;
  let driver: Driver;
  let count = 0;
  beforeAll(async () => {
    [server, made] = await Promise.all([listen(folder), makeGoDriver(scenario)]);
    driver = startDriver({ program: made.file, given: [] });
  });
  afterAll(async () => {
    const { code, log } = await driver.end();
    await server.close();
    await made.remove();
    expect({ code, log }).toEqual({ code: 0, log: "" });
  });

  test.each(messages)(
    "$id: what is sent is what is seen, what is answered is what is got",
    async (own) => {
      await holdExchanges(own, async (sent, reply) => {
        if ([sent, reply.body, reply.headers].some(hasVastNumber) || hasEmptyKey(sent)) return;
        count += 1;
        server.answer(reply);
        server.forget();
        const { outcomes } = await driver.run({
          id: `${own.id} ${count}`,
          client: { baseUrl: server.url, maxRetries: 0, auth: { oauth: { secret: "token" } } },
          calls: [await callOf(own.id, sent)],
          together: false,
        });
        const [outcome] = outcomes;
        const seen = server.seen();
        const fault = outcome?.error?.text.slice(0, 500);
        if (seen === undefined) throw new Error(fault);
        await expectSeen(seen, own, sent);
        const wanted = await wantedOf(reply);
        const { status, value, headers } =
          reply.status < 300
            ? { status: outcome?.status, value: outcome?.value, headers: outcome?.headers }
            : { status: outcome?.error?.status, value: outcome?.error?.body, headers: undefined };
        expect(status, fault).toBe(reply.status);
        expect(differences(value, wanted, "the answer")).toEqual([]);
        for (const [name, each] of Object.entries(headers === undefined ? {} : reply.headers)) {
          expect(headers?.[name.toLowerCase()], name).toBe(String(each));
        }
      });
    },
  );
});

/** Whether it has a number that no int64 holds: Go's types of integers are as large as that. */
function hasVastNumber(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) >= 2 ** 63;
  return typeof value === "object" && value !== null && Object.values(value).some(hasVastNumber);
}

/** Whether its idempotency key is empty: in Go such a key is none, and the client makes one. */
function hasEmptyKey({ headers }: Sent): boolean {
  return Object.entries(Object(headers)).some(
    ([name, value]) => name.toLowerCase() === "idempotency-key" && value === "",
  );
}

/** A call as the protocol of the drivers says it. */
async function callOf(call: string, { contentType, accept, ...sent }: Sent): Promise<JobCall> {
  const input = {
    path: await namedInProtocol(sent.path),
    query: await namedInProtocol(sent.query),
    headers: await namedInProtocol(sent.headers),
    cookies: await namedInProtocol(sent.cookies),
    ...(sent.body !== undefined && { body: await inProtocol(sent.body) }),
  };
  return { call, input: { ...input, contentType, accept }, take: "response" };
}

/** The body of an answer, as a driver says it. */
async function wantedOf({ body, contentType = "" }: Answered): Promise<ProtocolValue> {
  const isNothing = body === undefined || (body === "" && isText(contentType));
  return isNothing ? { $nothing: true } : inProtocol(body);
}
