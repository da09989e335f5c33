/** The Ruby client of every scenario, as Ruby's own tools see it: read with warnings, loaded whole, and formed, with one start of each for all. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { gemsOfAll, writeGem } from "./emitted-gems.js";

/** Loads all of every gem, and reads each file that this has not loaded. */
const loadAll = `
ARGV.each do |folder|
  name = File.basename(Dir.glob("*.gemspec", base: folder).fetch(0), ".gemspec")
  $LOAD_PATH.unshift(File.join(folder, "lib"))
  before = Object.constants
  require name
  (Object.constants - before).each { |own| Object.const_get(own).eager_load! if Object.const_get(own).respond_to?(:eager_load!) }
  own = Dir.glob("lib/**/*.rb", base: folder)
  signed = Dir.glob("sig/**/*", base: folder).select { |path| File.file?(File.join(folder, path)) }
  files = own.map { |path| File.realpath(File.join(folder, path)) }
  puts "not loaded: #{(files - $LOADED_FEATURES).inspect}" unless (files - $LOADED_FEATURES).empty?
  spec = Gem::Specification.load(File.join(folder, "#{name}.gemspec"))
  puts "#{name} is no gem" unless spec.name == name && spec.files.sort == [*own, *signed, "README.md"].sort
end
puts "all"
`;

describe.skipIf(findToolchain("ruby") === undefined)("every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-scenarios-"));
  const built: string[] = [];
  const folders = gemsOfAll.map(({ name }) => join(folder, name));

  beforeAll(async () => {
    for (const each of gemsOfAll) built.push(...(await writeGem(folder, each)).built);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is read without a warning, and every file is loaded", async () => {
    const { code, out, error } = await run("ruby", ["-w", "-e", loadAll, ...folders], {});
    expect({ code, out, error }).toEqual({ code: 0, out: "all\n", error: "" });
  }, 120_000);

  test("stands as Standard wants it", async () => {
    const given = ["--config", join(import.meta.dirname, "rubocop.yml"), "--cache", "false"];
    const files = built.map((path) => join(folder, path));
    const printed = await run("rubocop", [...given, "--format", "emacs", ...files], {});
    expect(printed).toMatchObject({ code: 0, out: "" });
  }, 300_000);
});
