/**
 * A caller of today against the gem with facts filled in: it sends the same bytes, and gets values that read the same. Today is what the
 * specification of the service says; later almost all is known of it.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { GroupPlan } from "../../../generator/sdk/plan.js";
import { pathArguments } from "../../../generator/targets/ruby-client/arguments.js";
import type { Emission } from "../../../generator/targets/ruby-client/emission.js";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";

const manifests = { today: specifiedManifest, later: join(scenariosFolder, "music-filled") };

describe.skipIf(findToolchain("ruby") === undefined)("with facts filled in", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-growth-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("a caller sends the same, and gets what reads the same", async () => {
    const { names } = await writeGem(folder, { ...gemOf("today"), manifest: manifests.today });
    await writeGem(folder, { ...gemOf("later"), manifest: manifests.later });
    const calls = names.plan.groups.flatMap((group) => callsOf(group, "client", names));
    expect(calls.length).toBeGreaterThan(10);
    const caller = join(folder, "caller.rb");
    writeFileSync(caller, callerSource(calls));
    const said = async (time: string) => {
      const given = ["-w", "-I", join(folder, time, "lib"), caller];
      const { code, out, error } = await run("ruby", given, {});
      expect({ code, error }).toEqual({ code: 0, error: "" });
      return out;
    };
    const before = await said("today");
    expect(before.split("\n").length).toBeGreaterThan(calls.length * 5);
    expect(await said("later")).toBe(before);
  });
});

function gemOf(name: string) {
  return { name, gem: "music_catalog" };
}

/** A call of each operation that can be called, with values of its path, and a body where there may be one. */
function callsOf(group: GroupPlan, around: string, names: Emission): readonly string[] {
  const at = `${around}.${names.groups.get(group)?.member ?? ""}`;
  const own = group.operations.flatMap((plan) => {
    if (plan.kind !== "callable") return [];
    const path = pathArguments(plan).map(({ name }) => JSON.stringify(`a/${name}`));
    const body = plan.request.sendsBody ? ['body: {"name" => "x"}'] : [];
    const method = names.operations.get(plan)?.method ?? "";
    return [
      `->(**options, &block) { ${at}.${method}(${[...path, ...body, "**options"].join(", ")}, &block) }`,
    ];
  });
  return [...own, ...group.groups.flatMap((each) => callsOf(each, at, names))];
}

/** A program that makes each call in all ways, and prints what is sent and what each gives. */
function callerSource(calls: readonly string[]): string {
  return `# frozen_string_literal: true

require "json"
require "music_catalog"

FOUND = {"id" => 1, "items" => [{"name" => "x"}, nil], "next" => nil, "unheard" => {"of" => 1.5}}

answer = lambda do |request, &respond|
  # The media types of responses are requested as soon as they are known.
  puts [request.method, request.url, request.headers.except("accept").sort, request.body].inspect
  status = request.headers.key?("x-fail") ? 418 : 200
  respond.call(status, {"content-type" => "application/json"}, JSON.generate(FOUND), "")
end
client = MusicCatalog::Client.new(
  base_url: "https://api.example.com/v1", headers: {authorization: "Bearer x"}, transport: answer
)

def told(value)
  puts JSON.generate(value)
  return unless value.is_a?(Hash)

  puts value.is_a?(MusicCatalog::Record), value == FOUND, value["items"].inspect, value.dig("unheard", "of")
  case value
  in {id: Integer => id, items: [{name: String => name}, nil], unheard: {of:}} then puts id, name, of
  end
  puts value.to_h == FOUND, value.fetch("next").inspect, value.key?("unheard")
end

[
  ${calls.join(",\n  ")}
].each do |call|
  told(call.call)
  told(call.call(query: {"own" => "a b"}, headers: {"x-own" => "1"}, timeout: 5))
  puts call.call(as: ->(data) { data.class <= Hash }).inspect
  call.call { |response| told([response.status, response.headers["content-type"]]) && told(response.data) }
  begin
    call.call(headers: {"x-fail" => "1"}, max_retries: 0)
  rescue MusicCatalog::ApiError => error
    puts [error.status, error.body].inspect
  end
end
`;
}
