/** The shipped gem as people have it who have Ruby and no Node: built, installed into a home of its own, and used from there. */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";

const shipped = join(import.meta.dirname, "../../../generated/ruby-client");

describe.skipIf(findToolchain("ruby") === undefined)("the shipped gem", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-consumer-"));
  const project = join(folder, "project");
  const home = join(folder, "home");
  const file = join(project, "music_catalog-0.1.0.gem");
  // No gem of the machine, and nothing of Node.
  const env = { GEM_HOME: home, GEM_PATH: home, HOME: folder };

  beforeAll(async () => {
    cpSync(shipped, project, { recursive: true });
    const { code, out } = await run("gem", ["build", "music_catalog.gemspec"], { folder: project });
    expect(code).toBe(0);
    expect(out).toContain("Successfully built RubyGem");
    writeFileSync(join(folder, "program.rb"), program);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("has all of its files, and needs no other gem", async () => {
    const given = ["specification", file, "--ruby"];
    const { out } = await run("gem", given, { folder: project });
    const files = readdirSync(shipped, { recursive: true, encoding: "utf8" })
      .filter((name) => /^(?:lib|sig)\b.*\.rbs?$|^README\.md$/.test(name))
      .map((name) => name.replaceAll("\\", "/"));
    expect(files.length).toBeGreaterThan(80);
    for (const name of files) expect(out).toContain(`"${name}".freeze`);
    expect(out).not.toMatch(/add_(?:runtime_)?dependency/);
  });

  test("is installed into an empty home, and calls a service", async () => {
    const install = ["install", "--local", "--no-document", "--install-dir", home, file];
    expect(await run("gem", install, { env })).toMatchObject({ code: 0 });
    const { code, out, error } = await run("ruby", ["-w", "program.rb"], { folder, env });
    expect({ code, out, error }).toEqual({ code: 0, out: wanted, error: "" });
  });
});

const wanted = `GET /v1/me {"name"=>"Ada"}
GET /v1/artists/a%2Fb {"name"=>"Ada"}
NotShownError
ArgumentError
all loaded
["music_catalog"]
`;

const program = `# frozen_string_literal: true

require "socket"
require "music_catalog"

server = TCPServer.new("127.0.0.1", 0)
Thread.new do
  loop do
    socket = server.accept
    while (line = socket.gets)
      print line.split(" ").first(2).join(" "), " "
      nil until socket.gets == "\\r\\n"
      socket.write("HTTP/1.1 200 OK\\r\\ncontent-type: application/json\\r\\ncontent-length: 14\\r\\n\\r\\n{\\"name\\":\\"Ada\\"}")
    end
  end
end
client = MusicCatalog::Client.new(base_url: "http://127.0.0.1:#{server.addr[1]}/v1")
puts client.request(:get, "/me").inspect
puts client.artists.retrieve("a/b").inspect
begin
  client.tracks.retrieve("11dFghVXANMlKmJXsNCbNl")
rescue MusicCatalog::NotShownError => error
  puts error.class.name.split("::").last
end
begin
  client.artists.retrieve("a", tiemout: 1)
rescue ArgumentError => error
  puts error.class
end
MusicCatalog.eager_load!
puts "all loaded"
puts Gem.loaded_specs.values.reject(&:default_gem?).map(&:name).inspect
`;
