/**
 * Gems of manifests that have hostile texts in every place which takes one. Ruby's own parser reads them: in all versions without a fault or
 * a warning, made of nothing but what gems of harmless texts are made of, and with the values that were meant. `HOSTILE_GEMS=500` and
 * `HOSTILE_SEED=7` try more, and others.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFiles } from "../../behaviour/emitted-client.js";
import { type Hostile, hostileTexts, manifestWith } from "../../hostile-manifest.js";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";
import { type FileNodes, nodesOf, syntaxFaults } from "./prism.js";

const count = Number(process.env["HOSTILE_GEMS"] ?? 25);
const seed = Number(process.env["HOSTILE_SEED"] ?? Date.now() % 2 ** 31);

/** Texts that mean harm to no language; as many as there are of the others. */
const harmless: Hostile = {
  texts: Array.from({ length: 12 }, (_, index) => `A text ${index}.`),
  names: ["one", "two", "three"],
  values: ["first", "second", "third"],
  pathNames: ["left", "right"],
  pathValues: ["a", "b"],
  headers: [
    ["x-a", "a"],
    ["x-b", "b"],
  ],
};

const loadAll = `
ARGV.each do |folder|
  $LOAD_PATH.unshift(File.join(folder, "lib"))
  name = File.basename(folder)
  require name
  Object.const_get(name.split("_").map(&:capitalize).join).eager_load!
  Gem::Specification.load(File.join(folder, "#{name}.gemspec")).name == name or raise folder
end
puts "all"
`;

describe(`hostile texts (seed ${seed})`, () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-hostile-"));
  const given = fc.sample(hostileTexts, { numRuns: count, seed });
  const texts: Record<string, string> = {};
  const gems = new Map<string, Hostile>([
    ["gem_plain", harmless],
    ...given.map((each, index) => [`gem_x${index}`, each] as const),
  ]);
  let nodes: Readonly<Record<string, FileNodes>> = {};

  beforeAll(async () => {
    for (const [gem, hostile] of gems) {
      const manifest = join(folder, "manifests", gem);
      mkdirSync(manifest, { recursive: true });
      await writeFiles(manifest, manifestWith(hostile));
      await writeGem(folder, { name: gem, manifest, gem });
      for (const path of readdirSync(join(folder, gem), { recursive: true, encoding: "utf8" })) {
        if (!/\.(?:rb|gemspec)$/.test(path) || path.includes("/runtime/")) continue;
        texts[join(gem, path)] = readFileSync(join(folder, gem, path), "utf8");
      }
    }
    nodes = nodesOf(texts);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What all files of a gem are made of. */
  const ofGem = (gem: string): readonly FileNodes[] =>
    Object.entries(nodes).flatMap(([path, each]) => (path.startsWith(`${gem}/`) ? each : []));

  test("are read without a fault in every version", () => {
    expect(Object.keys(texts).length).toBeGreaterThan(count * 20);
    expect(syntaxFaults(texts)).toEqual([]);
  });

  test("are no code, no comment that Ruby obeys, and no end of a file", () => {
    const usual = new Set(ofGem("gem_plain").flatMap(({ kinds }) => kinds));
    expect(usual.size).toBeGreaterThan(20);
    const faults = Object.entries(nodes).flatMap(([path, { kinds, magic, endsEarly }]) => {
      const strange = kinds.filter((each) => !usual.has(each));
      const isUsual =
        strange.length === 0 && !endsEarly && magic.join() === "frozen_string_literal: true";
      return isUsual ? [] : [`${path}: ${strange.join(" ")} ${magic.join(", ")}\n${texts[path]}`];
    });
    expect(faults).toEqual([]);
  });

  test("have the values that were meant", () => {
    const lost = [...gems].flatMap(([gem, { names, values, texts: said }]) => {
      const found = new Set(ofGem(gem).flatMap((each) => each.texts));
      // A single value makes no constants. The parser's own reader of texts drops a byte order mark at their beginning.
      const meant = [...names, ...(values.length > 1 ? values : []), said[8] ?? ""];
      return meant.filter((each) => !found.has(each.replace(/^\ufeff/, "")));
    });
    expect(lost).toEqual([]);
  });

  test.skipIf(findToolchain("ruby") === undefined)(
    "are loaded whole without a warning",
    async () => {
      const folders = [...gems.keys()].map((gem) => join(folder, gem));
      const { code, out, error } = await run("ruby", ["-w", "-e", loadAll, ...folders], {});
      expect({ code, out, error }).toEqual({ code: 0, out: "all\n", error: "" });
    },
    120_000,
  );
});
