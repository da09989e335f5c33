import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOfHash, hashOf, hashOfFile } from "../../../generator/output/content.js";
import { type Disk, realDisk } from "../../../generator/output/disk.js";
import { systemError } from "./memory-disk.js";

/** Reads a file of these bytes in parts of these lengths, again and again, each in the same place. */
function inParts(bytes: Uint8Array, lengths: readonly number[]): Pick<Disk, "readParts"> {
  return {
    readParts(_file, use) {
      const lent = Buffer.alloc(Math.max(...lengths));
      for (let [at, turn] = [0, 0]; ; turn += 1) {
        const part = bytes.subarray(at, at + (lengths[turn % lengths.length] ?? 1));
        lent.set(part);
        at += part.length;
        use(lent.subarray(0, part.length), at === bytes.length);
        if (at === bytes.length) return;
      }
    },
  };
}

test("a file has the hash of its bytes, wherever it is cut", () => {
  const signs = fc.array(fc.constantFrom(..."\r\na\u00e4"), { maxLength: 12 });
  const lengths = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(signs, lengths, (all, cuts) => {
      const bytes = Buffer.from(all.join(""));
      expect(hashOfFile("", inParts(bytes, cuts))).toBe(hashOf(bytes));
    }),
    { numRuns: 500 },
  );
});

test("on disk, too, and of a file of many parts", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  const file = join(folder, "file");
  try {
    for (const text of [
      "",
      "\r",
      "a\r\nb",
      `${"a".repeat(2 ** 19 - 1)}\r\n${"b\r".repeat(2 ** 19)}`,
    ]) {
      writeFileSync(file, text);
      expect(hashOfFile(file, realDisk)).toBe(hashOf(text));
      expect(Buffer.from(bytesOfHash(file, hashOf(text)) ?? "none").toString()).toBe(
        text.replaceAll("\r\n", "\n"),
      );
      expect(bytesOfHash(file, hashOf("another"))).toBeUndefined();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(bytesOfHash(file, hashOf(""))).toBeUndefined();
});

test("a fault of the disk is told or is nothing, and any other is thrown", () => {
  const failing = (error: Error): Disk => {
    const fail = (): never => {
      throw error;
    };
    return { ...realDisk, read: fail, readParts: fail };
  };
  const denied = failing(systemError("EACCES", "open"));
  expect(() => hashOfFile("file", denied)).toThrow("EACCES");
  expect(bytesOfHash("file", "", denied)).toBeUndefined();
  expect(() => bytesOfHash("file", "", failing(new RangeError("a bug")))).toThrow("a bug");
});
