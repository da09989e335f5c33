/** Contents that are kept in the cache by their hashes: what comes back is what was kept, and with any doubt there is none. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keepContents, readContent } from "../../../generator/output/kept-contents.js";
import { interfered, type MemoryDisk, memoryDisk, systemError } from "./memory-disk.js";

const place = { folder: "/p/node_modules/.cache/endpoint-manifest", name: "manifest" };

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function byHash(texts: readonly string[]): ReadonlyMap<string, Uint8Array> {
  return new Map(texts.map((text) => [hashOf(text), Buffer.from(text)]));
}

function readText(...given: Parameters<typeof readContent>): string | undefined {
  const bytes = readContent(...given);
  return bytes && Buffer.from(bytes).toString();
}

function emptyDisk(): MemoryDisk {
  const disk = memoryDisk();
  disk.putFolder("/p/node_modules");
  return disk;
}

test("contents come back as they were, whatever is in them", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (texts) => {
      const disk = emptyDisk();
      keepContents(place, byHash(texts), disk);
      for (const text of texts) expect(readText(place, hashOf(text), disk)).toBe(text);
    }),
  );
});

test("of a name only the last contents are kept; those that are there are not written again", () => {
  const disk = emptyDisk();
  keepContents({ ...place, name: "another" }, byHash(["same"]), disk);
  keepContents(place, byHash(["first", "same"]), disk);
  let written = 0;
  const watched = interfered(disk, ({ name }) => {
    if (name === "write") written += 1;
  });
  keepContents(place, byHash(["second", "same"]), watched);
  expect(written).toBe(1);
  expect(readText(place, hashOf("first"), disk)).toBeUndefined();
  expect(readText(place, hashOf("second"), disk)).toBe("second");
  expect(readText(place, hashOf("same"), disk)).toBe("same");
  expect(readText({ ...place, name: "another" }, hashOf("same"), disk)).toBe("same");
  expect(Object.keys(disk.files())).toHaveLength(3);
});

test("a damaged file and one that is not there are nothing", () => {
  const disk = emptyDisk();
  keepContents(place, byHash(["text"]), disk);
  const [path = ""] = Object.keys(disk.files());
  disk.put(path, "other");
  expect(readText(place, hashOf("text"), disk)).toBeUndefined();
  expect(readText(place, hashOf("none"), disk)).toBeUndefined();
});

test("where nothing can be written nothing is kept, and nobody is told", () => {
  const full = interfered(emptyDisk(), ({ name }) => {
    if (name === "write") throw systemError("ENOSPC", "write");
  });
  keepContents(place, byHash(["text"]), full);
  expect(readText(place, hashOf("text"), full)).toBeUndefined();
  const without = memoryDisk();
  keepContents(place, byHash(["text"]), without);
  expect(without.files()).toEqual({});
});
