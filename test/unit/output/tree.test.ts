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
    ...{ kind: "file", hash: hashOf("one\n"), text: "one\n", bytes: Buffer.from("one\n") },
  });
});

test("of a file of the last run nothing is kept but its hash, and its text is read when it is asked for", () => {
  const disk = memoryDisk();
  disk.put("out/client/same", "one\n");
  disk.put("out/client/other", "one\n");
  const kept = new Map([
    ["client/same", { hash: hashOf("one\n") }],
    ["client/other", { hash: hashOf("two\n") }],
  ]);
  const given = { out: "out", folders: ["client"], expected: [...kept.keys()], kept };
  const { entries } = readTree(given, disk).value;
  expect(entries.get("client/same")).not.toHaveProperty("bytes");
  expect(entries.get("client/same")).toHaveProperty("text", "one\n");
  expect(entries.get("client/other")).toHaveProperty("bytes");
});
