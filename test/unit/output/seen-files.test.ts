/** Files that were read before are known without being read, and whoever changes one is noticed. */
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bytesOfHash, hashOf, hashOfFile } from "../../../generator/output/content.js";
import type { KeptPlace } from "../../../generator/output/kept-text.js";
import { SeenFiles } from "../../../generator/output/seen-files.js";

/** When the file seems to have been written: seconds since 1970. */
const written = 1_000_000_000;

let folder: string;
let file: string;
let place: KeptPlace;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "seen-"));
  file = join(folder, "file.txt");
  mkdirSync(join(folder, "node_modules"));
  const cache = join(folder, "node_modules/.cache/endpoint-manifest");
  place = { folder: cache, name: "seen", key: "program" };
  writeFileSync(file, "one");
  utimesSync(file, written, written);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A minute from now: nothing is recent. */
const inAMinute = (): number => Date.now() + 60_000;

/** A later run: its hash of the file, and how often it read it. */
function run({ now = inAMinute, key = "program", duringRead = () => {} } = {}) {
  const seen = new SeenFiles({ ...place, key }, now);
  let reads = 0;
  const readParts: typeof seen.disk.readParts = (path, use) => {
    reads += 1;
    seen.disk.readParts(path, use);
    duringRead();
  };
  const hash = hashOfFile(file, { ...seen.disk, readParts });
  seen.keep();
  return { hash, reads };
}

/** Writes until the clock of the file system has gone on. */
function write(text: string): void {
  const { ctimeNs } = lstatSync(file, { bigint: true });
  do writeFileSync(file, text);
  while (lstatSync(file, { bigint: true }).ctimeNs === ctimeNs);
}

test("a file that nobody changed is read once", () => {
  expect(run()).toEqual({ hash: hashOf("one"), reads: 1 });
  expect(run()).toEqual({ hash: hashOf("one"), reads: 0 });
  expect(run()).toEqual({ hash: hashOf("one"), reads: 0 });
});

test("one that was just written is read again: by a clock with long steps for two seconds", () => {
  const { ctimeMs, ctimeNs } = lstatSync(file, { bigint: true });
  const changed = Number(ctimeMs);
  const step = ctimeNs % 1_000_000n === 0n ? 2_000 : 100;
  expect(run({ now: () => changed })).toMatchObject({ reads: 1 });
  expect(run({ now: () => changed + step })).toMatchObject({ reads: 1 });
  expect(run({ now: () => changed + step + 1 })).toMatchObject({ reads: 1 });
  expect(run({ now: () => changed + step + 1 })).toMatchObject({ reads: 0 });
});

test.each([
  { what: "is written", change: () => write("two") },
  {
    what: "is written, and has its time back",
    change: () => {
      write("two");
      utimesSync(file, written, written);
    },
  },
  {
    what: "makes way for another",
    change: () => {
      writeFileSync(join(folder, "other"), "two");
      renameSync(join(folder, "other"), file);
    },
  },
  {
    what: "is written under another name",
    change: () => {
      linkSync(file, join(folder, "other"));
      write("two");
    },
  },
])("one that $what is read again", ({ change }) => {
  expect(run()).toMatchObject({ reads: 1 });
  change();
  expect(run()).toEqual({ hash: hashOf("two"), reads: 1 });
  expect(run()).toEqual({ hash: hashOf("two"), reads: 0 });
});

test("one that changes while it is read is read again", () => {
  expect(run({ duringRead: () => write("two") })).toEqual({ hash: hashOf("one"), reads: 1 });
  expect(run()).toEqual({ hash: hashOf("two"), reads: 1 });
});

test("a link is never known: the file behind it is another", () => {
  const other = join(folder, "other");
  renameSync(file, other);
  symlinkSync(other, file);
  expect(run()).toMatchObject({ reads: 1 });
  expect(run()).toMatchObject({ reads: 1 });
});

test("another program, or a memory that is not as it was written, knows none", () => {
  expect(run()).toMatchObject({ reads: 1 });
  expect(run({ key: "another" })).toMatchObject({ reads: 1 });
  expect(run({ key: "another" })).toMatchObject({ reads: 0 });
  const [name = ""] = readdirSync(place.folder);
  const memory = join(place.folder, name);
  writeFileSync(memory, readFileSync(memory, "utf8").replace(hashOf("one"), hashOf("two")));
  expect(run({ key: "another" })).toEqual({ hash: hashOf("one"), reads: 1 });
});

test("without a place, a file is known within the run", () => {
  const seen = new SeenFiles(undefined, inAMinute);
  let reads = 0;
  const hash = (): string | undefined =>
    seen.disk.hashed?.(file, () => {
      reads += 1;
      return hashOf(readFileSync(file));
    });
  expect([hash(), hash(), reads]).toEqual([hashOf("one"), hashOf("one"), 1]);
  seen.keep();
  expect(readdirSync(join(folder, "node_modules"))).toEqual([]);
});

test("bytes of a file that is known are not hashed, and those of any other are", () => {
  const hash = hashOf("one");
  run();
  const seen = new SeenFiles(place, inAMinute);
  expect(seen.disk.knownHash?.(file)).toBe(hash);
  expect(bytesOfHash(file, hash, seen.disk)).toEqual(Buffer.from("one"));
  write("two");
  expect(seen.disk.knownHash?.(file)).toBeUndefined();
  expect(bytesOfHash(file, hash, seen.disk)).toBeUndefined();
  expect(bytesOfHash(file, hashOf("two"), seen.disk)).toEqual(Buffer.from("two"));
});
