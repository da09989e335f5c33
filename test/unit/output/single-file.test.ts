/** One file that a command keeps: read whole, written only where it differs. */
import { expect, test } from "vitest";
import { readSingleFile, writeSingleFile } from "../../../generator/output/single-file.js";
import { memoryDisk } from "./memory-disk.js";

test("is made with the folders above it, and changed afterwards", () => {
  const disk = memoryDisk();
  const { value: before } = readSingleFile("out/a/known.json", disk);
  expect(before).toBeUndefined();
  expect(writeSingleFile("out/a/known.json", { before, text: "1\n" }, disk)).toEqual([]);
  expect(readSingleFile("out/a/known.json", disk)).toEqual({ value: "1\n", diagnostics: [] });
  expect(writeSingleFile("out/a/known.json", { before: "1\n", text: "2\n" }, disk)).toEqual([]);
  expect(disk.files()).toEqual({ "out/a/known.json": "2\n" });
});

test("is left alone where only its lines end differently", () => {
  const disk = memoryDisk();
  disk.put("known.json", "1\r\n");
  const changes = disk.changes();
  expect(writeSingleFile("known.json", { before: "1\r\n", text: "1\n" }, disk)).toEqual([]);
  expect(disk.changes()).toBe(changes);
});

test("is not written over if it changed meanwhile, and a folder is none", () => {
  const disk = memoryDisk();
  disk.put("out/known.json", "theirs\n");
  const codes = writeSingleFile("out/known.json", { before: "1\n", text: "2\n" }, disk);
  expect(codes.map(({ code }) => code)).toEqual(["changed-meanwhile"]);
  expect(disk.files()).toEqual({ "out/known.json": "theirs\n" });
  expect(readSingleFile("out", disk).diagnostics).toHaveLength(1);
});

test("takes away what a killed run left beside it, and nothing of anybody else's", () => {
  const disk = memoryDisk();
  disk.put("out/known.json", "1\n");
  disk.put("out/.endpoint-manifest-0123456789abcdef.tmp", "ha");
  disk.put("out/.endpoint-manifest-x.tmp", "theirs");
  expect(writeSingleFile("out/known.json", { before: "1\n", text: "1\n" }, disk)).toEqual([]);
  expect(Object.keys(disk.files())).toEqual(["out/.endpoint-manifest-x.tmp", "out/known.json"]);
});
