/** The runtime of the Ruby client by itself: its own tests, and the rules of Standard, as far as the machine has what judges them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";

const root = join(import.meta.dirname, "../../..");
const runtime = join(root, "templates/ruby-client");
const own = join(import.meta.dirname, "runtime");
const drivers = join(root, "test/vectors/drivers/ruby");

describe.skipIf(findToolchain("ruby") === undefined)("the runtime", () => {
  const suites = readdirSync(own).filter((name) => name.endsWith("_test.rb"));

  test.each(suites)("%s passes without a warning", async (name) => {
    const given = ["-w", "-I", runtime, join(own, name)];
    const { code, out, error } = await run("ruby", given, {});
    expect({ code, warned: warningsIn(error), out }).toEqual({
      code: 0,
      warned: [],
      out: expect.stringMatching(/^[1-9]\d* runs, .* 0 failures, 0 errors, 0 skips$/m),
    });
  });

  test("stands as Standard wants it", async () => {
    const given = ["--config", join(import.meta.dirname, "rubocop.yml"), "--cache", "false"];
    const judged = [runtime, import.meta.dirname, drivers, join(root, "test/bench/ruby")];
    const printed = await run("rubocop", [...given, "--format", "emacs", ...judged], {});
    expect(printed).toMatchObject({ code: 0, out: "" });
  });

  test("every file can be loaded by itself", async () => {
    const load = [
      "ApiClient.constants.each { |name| ApiClient.const_get(name) }",
      "ApiClient::Runtime.constants.each { |name| ApiClient::Runtime.const_get(name) }",
      "loaded = $LOADED_FEATURES.map { |path| path[%r{/(api_client/.*)\\.rb\\z}, 1] }.compact",
      'all = Dir.glob("api_client/**/*.rb", base: ARGV[0]).map { |path| path.delete_suffix(".rb") }',
      "puts (all - loaded).inspect",
    ];
    const given = ["-w", "-I", runtime, "-r", "api_client", "-e", load.join("\n"), runtime];
    expect(await run("ruby", given, {})).toMatchObject({ code: 0, out: "[]\n", error: "" });
  });
});

/** The warnings about our own files. */
function warningsIn(error: string): readonly string[] {
  return error.split("\n").filter((line) => line.includes("warning") && line.startsWith(root));
}
