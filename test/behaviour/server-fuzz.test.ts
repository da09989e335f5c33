/** Random requests to emitted servers, some thousand of them; the slow suites send a hundred thousand. */
import { test } from "vitest";
import { holdRandomRequests } from "./fuzz/held-answers.js";
import { holdRandomBytes } from "./fuzz/random-bytes.js";

test.each([
  ["music-filled", 1000],
  ["styles", 500],
  ["bodies", 500],
])("no request to the server of %s is a failure of its own", async (scenario, count) => {
  await holdRandomRequests(scenario, count);
});

test("whatever bytes come over a connection, the server answers them or hangs up", async () => {
  await holdRandomBytes("bodies", 500);
});
