/** Operations of scenarios that are odd or half known, from the call to the handler and back. */
import { join } from "node:path";
import { afterAll, describe, test } from "vitest";
import { knownItems } from "../../generator/model/known.js";
import { requirementsOf } from "../../generator/model/requirements.js";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { converse } from "./conversation.js";
import { messagesOf } from "./messages/messages.js";
import { holdRoundTrips } from "./round-trip.js";

describe.each([
  "styles",
  "half-known",
  "hostile",
  "path-parameters",
  "schema-sides",
  "reserved-names",
  "behaviour",
  "none-everywhere",
])("%s", async (scenario) => {
  const folder = join(scenariosFolder, scenario);
  const { model } = (await loadFolder(folder)).value;
  const messages = messagesOf(model);
  const service = await converse(folder);
  afterAll(() => service.end());

  // Credentials have tests of their own.
  const free = messages.filter(
    ({ of }) => knownItems(requirementsOf(of.operation, model.service)).length === 0,
  );
  test.each(free)("$id", async (each) => {
    await holdRoundTrips(service, each, 3);
  });
});
