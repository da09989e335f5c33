/** Gems as their users have them whole: `eager_load!` leaves nothing to be loaded, and every public member is documented. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { run } from "../../matrix/processes.js";
import { findToolchain, missingOfRuby } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";

/** Constants of all modules and classes of a gem that are still to be loaded, below a line that counts all constants. */
const leftToLoad = `
require ARGV[0]
own = Object.const_get(ARGV[1])
own.eager_load! unless ARGV[2] == "lazily"
seen = {}
left = []
count = 0
visit = lambda do |space|
  next if seen.key?(space)

  seen[space] = true
  space.constants(false).each do |name|
    count += 1
    next left << "#{space}::#{name}" if space.autoload?(name, false)

    value = space.const_get(name, false)
    visit.call(value) if value.is_a?(Module) && value.name.to_s.start_with?("#{own}::")
  end
end
visit.call(own)
puts count, left
`;

/** The files that `require` and a client load, and the libraries that both do, of those that only calls need. */
const loadedBySteps = `
slow = %w[net/http openssl json uri socket securerandom digest zlib time].flat_map { |name| [name + ".rb", name + ".so"] }
known = $LOADED_FEATURES.dup
own = -> { ($LOADED_FEATURES - known).map { |path| path[%r{/lib/(#{ARGV[0]}(?:/.*)?\\.rb)\\z}, 1] }.compact.join(" ") }
require ARGV[0]
puts own.call
Object.const_get(ARGV[1])::Client.new(base_url: "https://api.example.com")
puts own.call
found = ($LOADED_FEATURES - known).select { |path| slow.any? { |name| path.end_with?("/" + name) } && !path.include?(ARGV[0]) }
puts found.empty? ? "none" : found.join(" ")
`;

/** Constants that are a word of the service (values of an enum), or the parts of a call. */
const selfEvident = /^\w+::(?:Models::\w+(?:::\w+)*::[A-Z][A-Z0-9_]*|Needs::[A-Z][A-Z0-9_]*)$/;

const isLeftOut = missingOfRuby(["yard"]).length > 0 && process.env["CI"] === undefined;

describe.skipIf(findToolchain("ruby") === undefined)("a whole gem", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-whole-"));
  const gems = [
    { name: "half-known", gem: "half_known", module: "HalfKnown" },
    { name: "music-filled", gem: "music_filled", module: "MusicFilled" },
  ];

  beforeAll(async () => {
    for (const { name } of gems) {
      await writeGem(folder, { name, manifest: join(scenariosFolder, name) });
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(gems)("$gem: eager_load! leaves no constant to load", async (each) => {
    const found = async (...more: readonly string[]) => {
      const given = ["-w", "-I", join(folder, each.name, "lib"), "-e", leftToLoad];
      const { out } = await run("ruby", [...given, each.gem, each.module, ...more], {});
      const [count = "", ...left] = out.trimEnd().split("\n");
      return { count: Number(count), left };
    };
    const { count, left } = await found();
    expect(left).toEqual([]);
    expect(count).toBeGreaterThan(150);
    expect((await found("lazily")).left.length).toBeGreaterThan(80);
  });

  test.each(gems)("$gem: each step loads what it needs, and no more", async (each) => {
    const given = ["-I", join(folder, each.name, "lib"), "-e", loadedBySteps];
    const { code, out, error } = await run("ruby", [...given, each.gem, each.module], {});
    expect({ code, error }).toEqual({ code: 0, error: "" });
    const [required = "", made = "", libraries = ""] = out.trimEnd().split("\n");
    expect(required).toBe(`${each.gem}.rb`);
    expect(made.split(" ").filter((path) => /groups|models|http|json/.test(path))).toEqual([
      `${each.gem}/http_transport.rb`,
    ]);
    expect(libraries).toBe("none");
  });

  test.skipIf(isLeftOut).each(gems)("$gem: every member is documented", async (each) => {
    const given = ["stats", "--no-cache", "--no-save", "--list-undoc", "--compact", "lib"];
    const at = { folder: join(folder, each.name) };
    const { out, error } = await run("yard", given, at);
    const [counts = "", undocumented = ""] = out.split("Undocumented Objects:");
    expect({ error, warned: counts.includes("[warn]") }).toEqual({ error: "", warned: false });
    expect(counts).toMatch(/^Methods: +\d{3,} \( +0 undocumented\)$/m);
    const listed = undocumented.split("\n").map((line) => line.split(/\s/, 1)[0] ?? "");
    expect(listed.filter((name) => name !== "" && !selfEvident.test(name))).toEqual([]);
  });
});
