/**
 * Descriptions that nobody wrote → manifests → packages: whatever a description says, what is made of it has no fault, and the
 * client and the server compile in the strictest of projects. `DESCRIPTIONS=5000 DESCRIPTIONS_SEED=7` tries more, and others.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { hasErrors } from "../../generator/diagnostics/diagnostic.js";
import { describedSource } from "../../generator/fill/described-source.js";
import { newManifest } from "../../generator/fill/new-manifest/new-manifest.js";
import { withPartsLeftOut } from "../../generator/fill/sources/left-out.js";
import { openTexts } from "../../generator/fill/sources/open-sources.js";
import type { RenderedTree } from "../../generator/output/render.js";
import { build } from "../../generator/pipeline.js";
import { type PackageTarget, provideHono, provideNodeTypes } from "../behaviour/emitted-client.js";
import { writePackages } from "../consumers/common-files.js";
import { compile } from "../consumers/compiler.js";
import { readTemplate } from "../golden-tree.js";
import { descriptions } from "../random-descriptions/descriptions.js";
import { mutatedDescriptions } from "../random-descriptions/mutations.js";

const count = Number(process.env["DESCRIPTIONS"] ?? 300);
const seed = Number(process.env["DESCRIPTIONS_SEED"] ?? 1);

/** So many are compiled as one program. */
const perProgram = 50;

const packages: readonly (readonly [PackageTarget, object])[] = [
  ["typescript-client", {}],
  ["typescript-server", { types: ["node"] }],
];

describe.each([
  ["random descriptions", descriptions, 0.6],
  ["descriptions with parts exchanged", mutatedDescriptions, 0.4],
] as const)("%s", (_, arbitrary: fc.Arbitrary<unknown>, share) => {
  const numRuns = Math.round(count * share);
  const cases = fc.sample(arbitrary, { numRuns, seed });
  const programs = Array.from({ length: Math.ceil(numRuns / perProgram) }, (_each, index) => index);

  test.each(programs)("program %i", async (index) => {
    const folder = await mkdtemp(join(tmpdir(), "random-descriptions-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const from = index * perProgram;
    const texts = new Map(
      cases
        .slice(from, from + perProgram)
        .map((description, at) => [`case-${from + at}`, JSON.stringify(description)]),
    );
    const trees = new Map<string, RenderedTree>();
    for (const [name, text] of texts) {
      const tree = await treeOf(text);
      if (tree !== undefined) trees.set(name, tree);
    }
    // The others say nothing of which a manifest could be made.
    expect(trees.size).toBeGreaterThan(texts.size * 0.7);

    for (const [target, platform] of packages) {
      const place = join(folder, target);
      const written = await writePackages(place, target, onlyOf(target, trees));
      await provideHono(place);
      await provideNodeTypes(place);
      const said = await compile({
        version: "7.0",
        resolution: "nodenext",
        folder: place,
        include: written.include,
        settings: { ...written.settings, ...platform },
      });
      expect(said, explained(said, texts)).toBe("");
    }
  });
});

/** The files of all targets; undefined where the description is refused, with an error that says why. */
async function treeOf(text: string): Promise<RenderedTree | undefined> {
  const opened = openTexts({ "openapi.json": text }, ["openapi.json"]);
  const [source] = opened.value.sources;
  if (source === undefined) {
    expect(hasErrors(opened.diagnostics)).toBe(true);
    return undefined;
  }
  const described = describedSource(source, {});
  const made = newManifest(described.value);
  const named = { named: ["openapi.json"], opened: [source.file] };
  const found = [...opened.diagnostics, ...described.diagnostics];
  const diagnostics = [...withPartsLeftOut(found, named), ...made.diagnostics];
  if (hasErrors(diagnostics)) return undefined;
  const files = [...made.value.files].map(([file, content]) => ({
    file,
    bytes: Buffer.from(content),
  }));
  const built = await build({
    folder: "manifest",
    name: "manifest",
    templates: readTemplate,
    targets: [],
    stage: (_name, run) => run(),
    files: { value: files, diagnostics: [] },
  });
  expect(
    built.diagnostics.filter((each) => hasErrors([each])),
    text,
  ).toEqual([]);
  expect(built.value.tree, text).toBeDefined();
  return built.value.tree;
}

function onlyOf(
  target: PackageTarget,
  trees: ReadonlyMap<string, RenderedTree>,
): ReadonlyMap<string, RenderedTree> {
  return new Map(
    [...trees].map(([name, tree]) => [
      name,
      new Map([...tree].filter(([path]) => path.startsWith(`${target}/`))),
    ]),
  );
}

/** Returns the compiler's words, and the first description for which it says them. */
function explained(said: string, texts: ReadonlyMap<string, string>): string {
  const [name = ""] = /\bcase-\d+\b/.exec(said) ?? [];
  return `${said}\n${name}: ${texts.get(name) ?? ""}`;
}
