/** The client as those have it who install it: packed, installed in an empty project, imported, compiled. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmittedPackage, emitClient, writeFiles } from "../behaviour/emitted-client.js";
import { compile, type Resolution, type Version, versions } from "../consumers/compiler.js";
import { end, succeed } from "../consumers/process.js";
import { install, pack, root } from "./npm.js";
import { specifiedManifest } from "../golden-tree.js";

let folder: string;
let emitted: EmittedPackage;
let project: string;
let tarball: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packed-client-"));
  project = join(folder, "project");
  emitted = await emitClient(specifiedManifest);
  tarball = await pack(emitted.folder, folder);
  await install(project, [tarball]);
});
afterAll(async () => {
  await emitted.remove();
  await rm(folder, { recursive: true });
});

/** Returns the output of a script in the project. */
async function printed(name: string, text: string): Promise<string> {
  await writeFiles(project, { [name]: text });
  return (await succeed(process.execPath, [name], { cwd: project })).trim();
}

const use = `
  const client = new MusicCatalog({
    baseUrl: "https://example.org/v1",
    fetch: async (url) => Response.json({ url }),
  });
  const notShown = (call) => { try { call(); } catch (error) { return error.name; } };
  Promise.all([client.artists.retrieve("1"), retrieve(client, "2")]).then((answers) => {
    console.log(answers.map(({ url }) => url).join(" "), notShown(() => save(client)));
  });
`;
const wanted = "https://example.org/v1/artists/1 https://example.org/v1/artists/2 NotShownError";

describe("is loaded", () => {
  test("by import, with subpaths of groups and sub-groups", async () => {
    const imports = `
      import { MusicCatalog } from "music-catalog";
      import { retrieve } from "music-catalog/artists";
      import { save } from "music-catalog/me/saved-albums";
    `;
    expect(await printed("import.mjs", imports + use)).toBe(wanted);
  });

  test("by require, with the same", async () => {
    const requires = `
      const { MusicCatalog } = require("music-catalog");
      const { retrieve } = require("music-catalog/artists");
      const { save } = require("music-catalog/me/saved-albums");
    `;
    expect(await printed("require.cjs", requires + use)).toBe(wanted);
  });

  test("by nothing but the names that it exports", async () => {
    await writeFiles(project, { "inner.mjs": 'import "music-catalog/dist/runtime/request.js";' });
    const { code, out } = await end(process.execPath, ["inner.mjs"], { cwd: project });
    expect(code).toBe(1);
    expect(out).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });
});

const resolutions: readonly Resolution[] = ["nodenext", "bundler"];
const programs = versions.flatMap((version) =>
  resolutions.map((resolution): [Version, Resolution] => [version, resolution]),
);

test.each(programs)("is typed: TypeScript %s, resolution %s", async (version, resolution) => {
  await writeFiles(project, {
    "types/right.ts": `
      import { type Call, createClient, MusicCatalog, type NotShown } from "music-catalog";
      import { retrieve } from "music-catalog/artists";
      import { save } from "music-catalog/me/saved-albums";
      export const client: MusicCatalog = new MusicCatalog({ baseUrl: "https://example.org" });
      export const one: Call<unknown> = client.artists.retrieve("1", { query: { market: "SE" } });
      export const two: Call<unknown> = retrieve(createClient({ baseUrl: "https://example.org" }), 2);
      export const three: NotShown<["method", "path"], string> = save;
    `,
    "types/wrong.ts": `
      import { MusicCatalog } from "music-catalog";
      const client = new MusicCatalog({});
      client.artists.retrieve();
      client.tracks.retrieve("1");
    `,
  });
  const said = await compile({ version, resolution, folder: project, include: ["types/*.ts"] });
  // The two versions give other codes at the same places.
  expect(said.match(/^\S+(?=: error TS)/gm)).toEqual([
    "types/wrong.ts(3,39)",
    "types/wrong.ts(4,22)",
    "types/wrong.ts(5,21)",
  ]);
});

describe("is a sound package", () => {
  test("publint has nothing to say", async () => {
    const given = [join(root, "node_modules/publint/src/cli.js"), "run", tarball, "--strict"];
    const { code, out } = await end(process.execPath, given, { cwd: project });
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining("All good!") });
  });

  test("attw finds no fault with an ESM-only package", async () => {
    const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const given = [attw, "--profile", "esm-only", "--format", "json", tarball];
    const { code, out } = await end(process.execPath, given, { cwd: project });
    expect(code, out).toBe(0);
  });
});
