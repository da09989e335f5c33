/** Every operation of the filled service, from a call of the client in Go to the handler of the emitted server, and back. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ListeningServer, listen } from "../../behaviour/listening-server.js";
import { messagesOf } from "../../behaviour/messages/messages.js";
import { holdExchanges } from "../../behaviour/round-trip.js";
import { scenariosFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { type Driver, startDriver } from "../../vectors/driver-process.js";
import { makeGoDriver } from "../../vectors/drivers/go/make-driver.js";
import type { MadeDriver } from "../../vectors/drivers/typescript/make-driver.js";
import { holdDrivenExchange } from "../driven-exchange.js";
import { findToolchain } from "../toolchains.js";

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
        if ([sent, reply.body, reply.headers].some(hasVastNumber)) return;
        count += 1;
        const job = `${own.id} ${count}`;
        await holdDrivenExchange({ server, driver }, { own, job }, { sent, reply });
      });
    },
  );
});

/** True if it has a number that no int64 holds: Go's types of integers are as large as that. */
function hasVastNumber(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) >= 2 ** 63;
  return typeof value === "object" && value !== null && Object.values(value).some(hasVastNumber);
}
