/** Every operation of the filled service, from the call to the handler and back. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { type Conversation, converse } from "./conversation.js";
import { invoke, memberOf } from "./emitted-client.js";
import { messagesOf } from "./messages/messages.js";
import { holdRoundTrips } from "./round-trip.js";

const folder = join(scenariosFolder, "music-filled");
const messages = messagesOf((await loadFolder(folder)).value.model);

let service: Conversation;
beforeAll(async () => {
  service = await converse(folder, {
    client: async (load) => ({
      auth: { oauth: invoke(await load("auth"), "oauth", "token") },
      validation: memberOf(await load("schemas"), "validation"),
    }),
  });
});
afterAll(() => service.end());

test("it has 92 operations", () => {
  expect(messages).toHaveLength(92);
});

test.each(messages)(
  "$id: what is sent is what is seen, what is answered is what is got",
  async (message) => {
    await holdRoundTrips(service, message);
  },
);
