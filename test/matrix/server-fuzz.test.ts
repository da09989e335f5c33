/** A hundred thousand random requests to emitted servers: none is a failure of theirs. */
import { readdirSync } from "node:fs";
import { describe, test } from "vitest";
import { holdRandomRequests } from "../behaviour/fuzz/held-answers.js";
import { holdRandomBytes } from "../behaviour/fuzz/random-bytes.js";
import { scenariosFolder } from "../golden-tree.js";

/** No operation that can be called; answers that are streams, or forms, of which the messages of tests know nothing. */
const leftOut = ["names-only", "streams", "none-everywhere"];
const others = readdirSync(scenariosFolder).filter(
  (name) => ![...leftOut, "music-filled"].includes(name),
);

describe("requests to the server of", () => {
  test("music-filled", () => holdRandomRequests("music-filled", 60_000));
  test.each(others)("%s", (scenario) => holdRandomRequests(scenario, 40_000 / others.length));
});

describe("bytes that come over connections to the server of", () => {
  test.each(["music-filled", "bodies", "styles", "hostile"])("%s", (scenario) =>
    holdRandomBytes(scenario, 5000),
  );
});
