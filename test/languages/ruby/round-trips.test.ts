/**
 * Every operation of the filled service, from a call of the client in Ruby to the handler of the emitted server, and back; once more with
 * every call held against its signature.
 */
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
import { type EmittedDriver, makeEmittedDriver } from "../../vectors/drivers/ruby/make-driver.js";
import { holdDrivenExchange } from "../driven-exchange.js";
import { findToolchain, missingOfRuby } from "../toolchains.js";

const scenario = "music-filled";
const folder = join(scenariosFolder, scenario);
const messages = messagesOf(loadFolder(folder).value.model);

const ways = [
  { way: "as it is", required: undefined, isLeftOut: findToolchain("ruby") === undefined },
  {
    way: "under rbs/test",
    required: join(import.meta.dirname, "checked.rb"),
    isLeftOut: missingOfRuby(["rbs"]).length > 0 && process.env["CI"] === undefined,
  },
];

for (const { way, required, isLeftOut } of ways) {
  describe.skipIf(isLeftOut)(`the client in Ruby, ${way}`, () => {
    let server: ListeningServer;
    let made: EmittedDriver;
    let driver: Driver;
    let count = 0;
    beforeAll(async () => {
      [server, made] = await Promise.all([listen(folder), makeEmittedDriver(scenario, required)]);
      driver = startDriver(made.command);
    }, 60_000);
    afterAll(async () => {
      expect(await driver.end()).toEqual({ code: 0, log: "" });
      await server.close();
      await made.remove();
    });

    test.each(messages)(
      "$id: what is sent is what is seen, what is answered is what is got",
      async (own) => {
        const exchange = async (sent: Sent, reply: Answered): Promise<void> => {
          count += 1;
          await holdDrivenExchange(
            { server, driver },
            { own, job: `${own.id} ${count}` },
            { sent, reply },
          );
        };
        await holdExchanges(own, exchange);
      },
    );
  });
}
