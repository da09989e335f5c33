/** Every operation of the filled service, from a call of a client for the JVM to the handler of the emitted server, and back. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sent } from "../behaviour/conversation.js";
import { type ListeningServer, listen } from "../behaviour/listening-server.js";
import { messagesOf } from "../behaviour/messages/messages.js";
import type { Answered } from "../behaviour/messages/random-replies.js";
import { holdExchanges } from "../behaviour/round-trip.js";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { type Driver, type DriverCommand, startDriver } from "../vectors/driver-process.js";
import { holdDrivenExchange } from "./driven-exchange.js";
import { findToolchain } from "./toolchains.js";

const scenario = "music-filled";
const folder = join(scenariosFolder, scenario);

/** The emitted client of the scenario, with a driver. */
export interface MadeDriver {
  readonly command: DriverCommand;
  remove(): Promise<void>;
}

/** Tests the client in a language; `make` emits and compiles it. */
export function testRoundTrips(
  toolchain: "java" | "kotlin",
  make: (scenario: string) => Promise<MadeDriver>,
): void {
  const messages = messagesOf(loadFolder(folder).value.model);

  describe.skipIf(findToolchain(toolchain) === undefined)("the client", () => {
    let server: ListeningServer;
    let made: MadeDriver;
    let driver: Driver;
    let count = 0;
    beforeAll(async () => {
      [server, made] = await Promise.all([listen(folder), make(scenario)]);
      driver = startDriver(made.command);
    }, 600_000);
    afterAll(async () => {
      expect(await driver.end()).toEqual({ code: 0, log: "" });
      await server.close();
      await made.remove();
    });

    test.each(messages)(
      "$id: what is sent is what is seen, what is answered is what is got",
      async (own) => {
        const exchange = async (sent: Sent, reply: Answered): Promise<void> => {
          if (Object.values(sent.headers ?? {}).some(isBeyondAscii)) return;
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

/** True if it has a letter that `java.net.http` would send as a question mark: the client refuses it. */
function isBeyondAscii(value: unknown): boolean {
  return /[^\x20-\x7e]/u.test(JSON.stringify(value ?? null));
}
