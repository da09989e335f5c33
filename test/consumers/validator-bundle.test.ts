/** The validators in a bundle: those that it uses, and zod only with them. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmittedPackage, emitClient } from "../behaviour/emitted-client.js";
import { scenariosFolder } from "../golden-tree.js";

let emitted: EmittedPackage;
beforeAll(async () => {
  emitted = await emitClient(join(scenariosFolder, "music-filled"));
});
afterAll(() => emitted.remove());

/** Bundles and minifies an entry for browsers. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: emitted.project, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

function kilobytes(text: string): number {
  return gzipSync(text).length / 1000;
}

const call = `
  import { MusicFilled } from "music-filled";
  const client = new MusicFilled({ baseUrl: "https://example.org" });
`;

test("a client without them has no zod", async () => {
  const text = await bundle(`${call} console.log(await client.albums.retrieve("1"));`);
  expect(text).toContain("/albums/{id}");
  expect(text).not.toMatch(/zod|safeParse|snapshot_id/);
});

test("to import them is nothing yet", async () => {
  expect((await bundle('import "music-filled/schemas";')).trim()).toBe("");
  expect((await bundle('import { album } from "music-filled/schemas";')).trim()).toBe("");
});

test("one validator brings the schemas that it refers to, and no others", async () => {
  const text = await bundle('import { image } from "music-filled/schemas"; console.log(image);');
  expect(text).toContain("height");
  expect(text).not.toMatch(/snapshot_id|danceability/);
  expect(text).not.toMatch(/new Function|\bFunction\(/);
  expect(kilobytes(text)).toBeLessThan(6.5);
});

test("rules of one operation bring its schemas, and `validation` those of all", async () => {
  const one = await bundle(`
    ${call}
    import { marketsListRules, validating } from "music-filled/schemas";
    console.log(await client.markets.list({ validation: validating(marketsListRules) }));
  `);
  expect(one).toContain('"markets.list"');
  expect(one).not.toMatch(/snapshot_id|danceability/);
  const all = await bundle(
    'import { validation } from "music-filled/schemas"; console.log(validation);',
  );
  expect(all).toMatch(/snapshot_id/);
  expect(all).toMatch(/danceability/);
});
