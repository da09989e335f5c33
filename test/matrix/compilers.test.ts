/** Every emitted package compiles in the strictest of projects: one program for each target, compiler and kind of resolution. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RenderedTree } from "../../generator/output/render.js";
import {
  type PackageTarget,
  provideHono,
  provideNodeTypes,
  renderPackage,
  writeFiles,
} from "../behaviour/emitted-client.js";
import { type WrittenPackages, writePackages } from "../consumers/common-files.js";
import { compile, type Resolution, type Version, versions } from "../consumers/compiler.js";
import { clientManifests, serverManifests } from "../consumers/scenarios.js";
import { schemaPlaces } from "../consumers/schema-places.js";
import { takenNames } from "../consumers/taken-names.js";

const resolutions: readonly Resolution[] = ["nodenext", "bundler"];
const programs = versions.flatMap((version) =>
  resolutions.map((resolution): [Version, Resolution] => [version, resolution]),
);

describe.each<[PackageTarget, ReturnType<typeof clientManifests>, object]>([
  ["typescript-client", clientManifests(), {}],
  // Its adapter for Node is a part of it.
  ["typescript-server", serverManifests(), { types: ["node"] }],
])("%s", (target, manifests, platform) => {
  let folder: string;
  let packages: WrittenPackages;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "emitted-packages-"));
    const trees = new Map<string, RenderedTree>();
    for (const [name, manifest] of manifests) {
      trees.set(name, await renderPackage(manifest, target));
    }
    for (const [name, files] of Object.entries({ schemaPlaces, takenNames })) {
      const manifest = join(folder, `${name}-manifest`);
      await writeFiles(manifest, files);
      trees.set(name, await renderPackage(manifest, target));
    }
    packages = await writePackages(folder, target, trees);
    await provideHono(folder);
    await provideNodeTypes(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(programs)("TypeScript %s, resolution %s", async (version, resolution) => {
    const settings = { ...packages.settings, ...platform };
    const { include } = packages;
    expect(await compile({ version, resolution, folder, include, settings })).toBe("");
  });

  test("in a project that is strict and no more", async () => {
    const lax = { exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false };
    const settings = { ...packages.settings, ...platform, ...lax };
    const { include } = packages;
    const said = await compile({
      version: "7.0",
      resolution: "nodenext",
      folder,
      include,
      settings,
    });
    expect(said).toBe("");
  });
});
