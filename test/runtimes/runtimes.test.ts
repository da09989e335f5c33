/** The behaviour suite (`suite/`) on every runtime: the client of `manifest/`, bundled once, does the same on each. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emitClient } from "../behaviour/emitted-client.js";
import { compile, versions } from "../consumers/compiler.js";
import type { LocalServer } from "../unit/templates/typescript-client/local-server.js";
import { type Finding, runtimes } from "./runtimes.js";
import { serveSuite } from "./service.js";

const folder = await mkdtemp(join(tmpdir(), "runtimes-"));
const suite = join(folder, "suite.mjs");
const emitted = await emitClient(join(import.meta.dirname, "manifest"));
await build({
  entryPoints: [join(import.meta.dirname, "suite/index.ts")],
  outfile: suite,
  nodePaths: [join(emitted.project, "node_modules")],
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
});
await cp(join(import.meta.dirname, "process.mjs"), join(folder, "process.mjs"));
const { names }: { readonly names: readonly string[] } = await import(pathToFileURL(suite).href);

let service: LocalServer;
let other: LocalServer;
beforeAll(async () => {
  [service, other] = await Promise.all([serveSuite(), serveSuite()]);
});
afterAll(async () => {
  await Promise.all([service.close(), other.close()]);
  await emitted.remove();
  await rm(folder, { recursive: true });
});

const missing = runtimes.filter((runtime) => runtime.missing !== undefined);
for (const runtime of missing) {
  console.warn(`nothing is tried on ${runtime.name}, which is missing: ${runtime.missing}`);
}

test("every runtime is here", ({ skip }) => {
  const lines = missing.map((runtime) => `${runtime.name}: ${runtime.missing}`);
  // There nobody reads what was skipped.
  if (process.env["CI"]) expect(lines).toEqual([]);
  else if (lines.length > 0) skip(lines.join("; "));
});

const present = runtimes.filter((runtime) => runtime.missing === undefined);
describe.each(present.map((runtime) => [runtime.name, runtime] as const))("%s", (_, runtime) => {
  let findings: ReadonlyMap<string, Finding>;
  beforeAll(async () => {
    const [url, otherUrl] = [service.url, other.url].map((each) => `${each}/${runtime.name}`);
    const found = await runtime.run(folder, {
      runtime: runtime.name,
      url: url ?? "",
      otherUrl: otherUrl ?? "",
    });
    findings = new Map(found.map((finding) => [finding.name, finding]));
  });

  test.each(names)("%s", (name) => {
    const finding = findings.get(name);
    expect(finding).toBeDefined();
    if (finding?.error !== undefined) expect.fail(finding.error);
  });
});

test.each(versions)("the suite is of the client's types: TypeScript %s", async (version) => {
  const settings = {
    baseUrl: undefined,
    paths: {
      "library-client": [join(emitted.folder, "src/index.ts")],
      "library-client/*": [join(emitted.folder, "src/*.ts")],
    },
    isolatedDeclarations: false,
    declaration: false,
  };
  const include = [join(import.meta.dirname, "suite")];
  expect(await compile({ version, resolution: "bundler", folder, include, settings })).toBe("");
});
