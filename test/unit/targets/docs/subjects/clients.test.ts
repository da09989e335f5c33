/** The page on client libraries lists what the source names. */
import { expect, test } from "vitest";
import { lines, textOfFacts } from "./subject-text.js";

test("lists them", async () => {
  const text = await textOfFacts("clients.md", "clients: [typescript, cli]");
  expect(text).toBe(
    lines(
      "A source names these client libraries and tools:",
      "",
      "- typescript",
      "- cli",
      "",
      "*Source:* Handbook (document).",
    ),
  );
});

test("says that there are none", async () => {
  const text = await textOfFacts("clients.md", "clients: none");
  expect(text).toBe(lines("There are none.", "", "*Source:* Handbook (document)."));
});

test("says that they are not known", async () => {
  const text = await textOfFacts("clients.md", "");
  expect(text).toBe(
    lines(
      "> [!IMPORTANT]",
      "> **Not shown:** which client libraries and tools there are.",
      "> To be filled in at `manifest/service.yaml#clients`.",
    ),
  );
});
