/** Files that are kept in the cache by their hashes: what comes back is what was kept, and with any doubt there is none. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keepFiles, readKeptFile } from "../../../generator/output/kept-files.js";
import { interfered, type MemoryDisk, memoryDisk, systemError } from "./memory-disk.js";

const place = { folder: "/p/node_modules/.cache/endpoint-manifest", name: "manifest" };

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function byHash(texts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(texts.map((text) => [hashOf(text), text]));
}

function emptyDisk(): MemoryDisk {
  const disk = memoryDisk();
  disk.putFolder("/p/node_modules");
  return disk;
}

test("files come back as they were, whatever is in them", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (texts) => {
      const disk = emptyDisk();
      keepFiles(place, byHash(texts), disk);
      for (const text of texts) expect(readKeptFile(place, hashOf(text), disk)).toBe(text);
    }),
  );
});

test("of a name only the last files are kept; those that are there are not written again", () => {
  const disk = emptyDisk();
  keepFiles({ ...place, name: "another" }, byHash(["same"]), disk);
  keepFiles(place, byHash(["first", "same"]), disk);
  let written = 0;
  const watched = interfered(disk, ({ name }) => {
    if (name === "write") written += 1;
  });
  keepFiles(place, byHash(["second", "same"]), watched);
  expect(written).toBe(1);
  expect(readKeptFile(place, hashOf("first"), disk)).toBeUndefined();
  expect(readKeptFile(place, hashOf("second"), disk)).toBe("second");
  expect(readKeptFile(place, hashOf("same"), disk)).toBe("same");
  expect(readKeptFile({ ...place, name: "another" }, hashOf("same"), disk)).toBe("same");
  expect(Object.keys(disk.files())).toHaveLength(3);
});

test("a damaged file and one that is not there are nothing", () => {
  const disk = emptyDisk();
  keepFiles(place, byHash(["text"]), disk);
  const [path = ""] = Object.keys(disk.files());
  disk.put(path, "other");
  expect(readKeptFile(place, hashOf("text"), disk)).toBeUndefined();
  expect(readKeptFile(place, hashOf("none"), disk)).toBeUndefined();
});

test("where nothing can be written nothing is kept, and nobody is told", () => {
  const full = interfered(emptyDisk(), ({ name }) => {
    if (name === "write") throw systemError("ENOSPC", "write");
  });
  keepFiles(place, byHash(["text"]), full);
  expect(readKeptFile(place, hashOf("text"), full)).toBeUndefined();
  const without = memoryDisk();
  keepFiles(place, byHash(["text"]), without);
  expect(without.files()).toEqual({});
});
