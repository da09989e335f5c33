/** Texts that are kept in the cache: they come back for the same inputs only, and with any doubt there is none. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { keep, type KeptPlace, readKept } from "../../../generator/output/kept-text.js";
import { interfered, type MemoryDisk, memoryDisk, systemError } from "./memory-disk.js";

const place: KeptPlace = {
  folder: "/p/node_modules/.cache/endpoint-manifest",
  name: "mock manifest",
  key: "key",
};

function diskWith(text?: string): MemoryDisk {
  const disk = memoryDisk();
  disk.putFolder("/p/node_modules");
  if (text !== undefined) keep(place, text, disk);
  return disk;
}

test("a text comes back as it was, whatever is in it", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readKept(place, diskWith(text))).toBe(text);
    }),
  );
});

test("of a name only the last text is kept, and other names have their own", () => {
  const disk = diskWith("first");
  keep({ ...place, key: "other" }, "second", disk);
  keep({ ...place, name: "mock of something else" }, "third", disk);
  expect(readKept(place, disk)).toBeUndefined();
  expect(readKept({ ...place, key: "other" }, disk)).toBe("second");
  expect(Object.keys(disk.files())).toHaveLength(2);
});

test.each([".cache", ".cache/endpoint-manifest"])(
  "nothing is written through a link %s",
  (link) => {
    const root = mkdtempSync(join(tmpdir(), "cache-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const elsewhere = join(root, "elsewhere");
    mkdirSync(join(elsewhere, "endpoint-manifest"), { recursive: true });
    mkdirSync(join(root, "node_modules", ...(link === ".cache" ? [] : [".cache"])), {
      recursive: true,
    });
    symlinkSync(elsewhere, join(root, "node_modules", link));
    const linked = { ...place, folder: join(root, "node_modules/.cache/endpoint-manifest") };
    keep(linked, "text");
    expect(readdirSync(elsewhere, { recursive: true })).toEqual(["endpoint-manifest"]);
    expect(readKept(linked)).toBeUndefined();
  },
);

test("a damaged file, another key and a missing file are nothing", () => {
  const disk = diskWith('{"a":1}');
  expect(readKept({ ...place, key: "another" }, disk)).toBeUndefined();
  expect(readKept(place, diskWith())).toBeUndefined();
  const [path = "", text = ""] = Object.entries(disk.files())[0] ?? [];
  for (const damaged of ["", text.slice(0, -1), `${text} `, text.replace("1", "2")]) {
    disk.put(path, damaged);
    expect(readKept(place, disk)).toBeUndefined();
  }
});

test("where nothing can be written nothing is kept, and nobody is told", () => {
  const full = interfered(diskWith(), ({ name }) => {
    if (name === "write") throw systemError("ENOSPC", "write");
  });
  keep(place, "text", full);
  expect(readKept(place, full)).toBeUndefined();
  const without = memoryDisk();
  keep(place, "text", without);
  expect(without.files()).toEqual({});
});
