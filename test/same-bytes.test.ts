/** The same manifest gives the same bytes, wherever and whenever the generator runs. */
import { expect, test } from "vitest";
import { generatedTree } from "./consumers/generated-tree.js";

test("locale, time zone, folder and the order of a directory change nothing", async () => {
  const [first, second] = await Promise.all([
    generatedTree({
      env: { LANG: "C", LC_ALL: "C", TZ: "UTC" },
      order: (paths) => [...paths].sort(),
      from: ".",
    }),
    generatedTree({
      env: { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" },
      order: (paths) => [...paths].sort().reverse(),
      from: "manifest/groups",
    }),
  ]);
  expect(first.size).toBeGreaterThan(50);
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const [path, text] of first) expect(second.get(path), path).toBe(text);
});
