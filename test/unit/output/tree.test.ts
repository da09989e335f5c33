/** The reader of the output folder. */
import { expect, test } from "vitest";
import { hashOf } from "../../../generator/output/content.js";
import { readTree } from "../../../generator/output/tree.js";
import { memoryDisk } from "./memory-disk.js";

test("a file that stands as it is wanted has the text that is in memory, any other its own", () => {
  const disk = memoryDisk();
  const wanted = new Map(
    Object.entries({ same: "one\n", ends: "one\n", other: "two\n", longer: "three\n" }).map(
      ([name, text]) => [
        `client/${name}`,
        { hash: hashOf(text), text: "in memory", bytes: Buffer.from(text) },
      ],
    ),
  );
  for (const path of wanted.keys()) disk.put(`out/${path}`, "one\n");
  disk.put("out/client/ends", "one\r\n");
  const expected = [...wanted.keys()];
  const { value } = readTree({ out: "out", folders: ["client"], expected, wanted }, disk);
  for (const name of ["same", "ends"])
    expect(value.entries.get(`client/${name}`)).toEqual({
      ...{ kind: "file", hash: hashOf("one\n"), text: "in memory" },
    });
  for (const name of ["other", "longer"])
    expect(value.entries.get(`client/${name}`)).toEqual({
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
