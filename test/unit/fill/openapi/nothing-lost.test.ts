/**
 * Nothing that a description says is dropped silently: each of its values is told at its place, is below a loss, or is one of those
 * that say nothing of the API. And what is told is a valid manifest.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readTexts } from "../../resolve/manifest-text.js";
import { manifestOf } from "./manifest-of.js";
import { readDescription } from "./read-description.js";
import { silentPlaces } from "./silent-places.js";

const folder = join(import.meta.dirname, "corpus");
const files = readdirSync(folder).sort();

test("the descriptions are of all versions", () => {
  expect(files.length).toBeGreaterThan(60);
  for (const version of ["20", "30", "31", "32"]) {
    expect(files.some((file) => file.startsWith(`${version}-`))).toBe(true);
  }
});

describe.each(files)("%s", (file) => {
  const { api, source } = readDescription({ [file]: readFileSync(join(folder, file), "utf8") });

  test("each value is told or lost", () => {
    expect(silentPlaces(api, source.root.value)).toEqual([]);
  });

  test("what is told is a manifest without faults", () => {
    const { diagnostics } = readTexts(manifestOf(api));
    const faults = diagnostics.filter(({ severity }) => severity === "error");
    expect(faults.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  test("every loss is of a place and has a reason", () => {
    for (const { at, what, why } of api.losses) {
      expect(at.file).toBe(file);
      expect(what).not.toBe("");
      expect(why).toMatch(/^[A-Z`].*\.$/);
    }
  });
});
