/** The reader of the output folder. */
import { expect, test } from "vitest";
import { hashOf } from "../../../generator/output/content.js";
import { readTree } from "../../../generator/output/tree.js";
import { memoryDisk } from "./memory-disk.js";

test("a file that stands as it is wanted has the text that is in memory, any other its own", () => {
  const disk = memoryDisk();
  disk.put("out/client/same", "one\r\n");
  disk.put("out/client/other", "one\n");
  const wanted = new Map([
    ["client/same", { hash: hashOf("one\n"), text: "in memory" }],
    ["client/other", { hash: hashOf("two\n"), text: "in memory" }],
  ]);
  const expected = [...wanted.keys()];
  const { value } = readTree({ out: "out", folders: ["client"], expected, wanted }, disk);
  expect(value.entries.get("client/same")).toEqual({
    ...{ kind: "file", hash: hashOf("one\n"), text: "in memory" },
  });
  expect(value.entries.get("client/other")).toEqual({
    ...{ kind: "file", hash: hashOf("one\n"), text: "one\n" },
  });
});
