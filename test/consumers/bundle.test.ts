/** The part of the client in an application's bundle: the called operations, and nothing else. */
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmittedPackage, emitClient } from "../behaviour/emitted-client.js";
import { specifiedManifest } from "../golden-tree.js";

let emitted: EmittedPackage;
beforeAll(async () => {
  emitted = await emitClient(specifiedManifest);
});
afterAll(() => emitted.remove());

/** Bundles and minifies an entry for browsers: an import of Node's own would be an error. */
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

const options = `{ baseUrl: "https://example.org" }`;

test("a bundle with one call carries one operation", async () => {
  const text = await bundle(`
    import { createClient } from "music-catalog";
    import { retrieve } from "music-catalog/artists";
    console.log(await retrieve(createClient(${options}), "1"));
  `);
  expect(text.match(/"\/[^"]*\{id\}[^"]*"/g)).toEqual(['"/artists/{id}"']);
  for (const other of ["albums", "browse", "shows", "manifest/groups", "NotShown"]) {
    expect(text).not.toContain(other);
  }
});

test("a bundle with the client object carries all operations, and nothing of Node", async () => {
  const text = await bundle(`
    import { MusicCatalog } from "music-catalog";
    console.log(await new MusicCatalog(${options}).artists.retrieve("1"));
  `);
  for (const path of ["/artists/{id}", "/browse/categories", "/shows"]) {
    expect(text).toContain(`"${path}"`);
  }
  expect(text).not.toMatch(/\b(?:node:|require\(|process\.|Buffer\b)/);
});

test("importing the package does nothing", async () => {
  const text = await bundle(`import "music-catalog"; import "music-catalog/me/saved-albums";`);
  expect(text.trim()).toBe("");
});
