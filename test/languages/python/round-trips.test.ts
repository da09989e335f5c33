/** Every operation of the filled service, from a call of both clients in Python to the handler of the emitted server, and back. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sent } from "../../behaviour/conversation.js";
import { type ListeningServer, listen } from "../../behaviour/listening-server.js";
import { messagesOf } from "../../behaviour/messages/messages.js";
import type { Answered } from "../../behaviour/messages/random-replies.js";
import { holdExchanges } from "../../behaviour/round-trip.js";
import { scenariosFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { type Driver, startDriver } from "../../vectors/driver-process.js";
import { makePythonDriver } from "../../vectors/drivers/python/make-driver.js";
import type { MadeDriver } from "../../vectors/drivers/typescript/make-driver.js";
import { holdDrivenExchange } from "../driven-exchange.js";
import { findToolchain } from "../toolchains.js";
import { pythonEnvironment } from "./environment.js";

const scenario = "music-filled";
const folder = join(scenariosFolder, scenario);
const messages = messagesOf(loadFolder(folder).value.model);
const modes = ["sync", "async"];

describe.skipIf(findToolchain("python") === undefined)("the clients in Python", () => {
  let server: ListeningServer;
  let made: MadeDriver;
  beforeAll(async () => {
    [server, made] = await Promise.all([listen(folder), makePythonDriver(scenario)]);
  });
  afterAll(async () => {
    await server.close();
    await made.remove();
  });

  describe.each(modes)("%s", (mode) => {
    let driver: Driver;
    let count = 0;
    beforeAll(() => {
      const given = ["-W", "error", "-B", made.file, mode];
      driver = startDriver({ program: pythonEnvironment().program("python"), given });
    });
    afterAll(async () => {
      expect(await driver.end()).toEqual({ code: 0, log: "" });
    });

    test.each(messages)(
      "$id: what is sent is what is seen, what is answered is what is got",
      async (own) => {
        const exchange = async (sent: Sent, reply: Answered): Promise<void> => {
          count += 1;
          const job = `${own.id} ${count}`;
          await holdDrivenExchange({ server, driver }, { own, job }, { sent, reply });
        };
        // The modes differ in how they send and read, not in what they make of values: they share the tries.
        await holdExchanges(own, exchange, 1 / modes.length);
      },
    );
  });
});
