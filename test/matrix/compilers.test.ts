/** Every emitted client compiles in the strictest of projects: one program for each compiler and kind of resolution. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderClient, writeFiles } from "../behaviour/emitted-client.js";
import { compile, type Resolution, type Version, versions } from "../consumers/compiler.js";
import { clientManifests } from "../consumers/scenarios.js";
import { schemaPlaces } from "../consumers/schema-places.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emitted-clients-"));
  const places = join(folder, "schema-places-manifest");
  await writeFiles(places, schemaPlaces);
  for (const [name, manifest] of [...clientManifests(), ["schema-places", places] as const]) {
    const files = [...(await renderClient(manifest)).values()];
    const texts = Object.fromEntries(files.map(({ path, text }) => [path, text]));
    await writeFiles(join(folder, name), texts);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const resolutions: readonly Resolution[] = ["nodenext", "bundler"];
const programs = versions.flatMap((version) =>
  resolutions.map((resolution): [Version, Resolution] => [version, resolution]),
);

const include = ["*/typescript-client/src"];

test.each(programs)("TypeScript %s, resolution %s", async (version, resolution) => {
  expect(await compile({ version, resolution, folder, include })).toBe("");
});

test("in a project that is strict and no more", async () => {
  const settings = { exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false };
  const said = await compile({
    version: "7.0",
    resolution: "nodenext",
    folder,
    include,
    settings,
  });
  expect(said).toBe("");
});
