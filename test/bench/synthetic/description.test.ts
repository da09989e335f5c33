/** The descriptions that speed is measured with have as many operations as asked for, and `init` makes a manifest of them. */
import { expect, test } from "vitest";
import { describedSource } from "../../../generator/fill/described-source.js";
import { newManifest } from "../../../generator/fill/new-manifest/new-manifest.js";
import { openTexts } from "../../../generator/fill/sources/open-sources.js";
import { syntheticDescription } from "./description.js";

test.each([1, 400])("%i operations are read, and a manifest has them all", (operations) => {
  const file = "description.json";
  const text = JSON.stringify(syntheticDescription({ operations }));
  const opened = openTexts({ [file]: text }, [file]);
  expect(opened.diagnostics).toEqual([]);
  const [source] = opened.value.sources;
  if (source === undefined) throw new Error("the description is no source");
  const { value, diagnostics } = describedSource(source);
  expect(diagnostics).toEqual([]);
  expect(value.operations).toHaveLength(operations);
  expect(newManifest(value).value.ids.size).toBe(operations);
});
