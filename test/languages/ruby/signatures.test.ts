/** The signatures of the Ruby client: RBS takes them, they name all that a gem has, and every call of the vectors fits them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../../matrix/processes.js";
import { readVectors } from "../../vectors/cases.js";
import { type EmittedDriver, makeEmittedDriver } from "../../vectors/drivers/ruby/make-driver.js";
import { type Findings, runVectors } from "../../vectors/run.js";
import { missingOfRuby } from "../toolchains.js";
import { gemsOfAll, writeGem } from "./emitted-gems.js";

const isLeftOut = missingOfRuby(["rbs"]).length > 0 && process.env["CI"] === undefined;

/** The program `rbs`, whose name differs from system to system. */
const rbs = "RBS::CLI.new(stdout: $stdout, stderr: $stderr).run(ARGV.dup)";
const signed = join(import.meta.dirname, "signed.rb");
const checked = join(import.meta.dirname, "checked.rb");

describe.skipIf(isLeftOut)("the signatures of every scenario", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-signatures-"));
  const folders = gemsOfAll.map(({ name }) => join(folder, name));

  beforeAll(async () => {
    for (const each of gemsOfAll) await writeGem(folder, each);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What `rbs validate` says of gems. */
  const validated = async (gems: readonly string[]) => {
    const given = gems.flatMap((each) => ["-I", join(each, "sig")]);
    const program = ["-r", "rbs", "-r", "rbs/cli", "-e", rbs, "--", "-r", "date", ...given];
    return run("ruby", [...program, "validate", "--silent"], {});
  };

  test("are valid", async () => {
    expect(await validated(folders)).toMatchObject({ code: 0, error: "" });
  }, 300_000);

  test("name all that the gems have, and nothing else", async () => {
    const { code, out, error } = await run("ruby", [signed, ...folders], {});
    expect({ code, error, out }).toEqual({
      code: 0,
      error: "",
      out: expect.stringMatching(/^\d{4,}\n$/),
    });
  }, 300_000);

  test("are refused where they are wrong", async () => {
    const { names } = await writeGem(folder, {
      ...gemOf("pagination"),
      name: "wrong",
      gem: "wrong",
    });
    const gem = join(folder, "wrong");
    const file = join(gem, "sig/wrong/headers.rbs");
    const text = readFileSync(file, "utf8");
    expect(names.module).toBe("Wrong");

    const faultyText = text.replace("-> String?", "-> Strin?");
    expect(faultyText).not.toBe(text);
    writeFileSync(file, faultyText);
    expect(await validated([gem])).toMatchObject({
      code: 1,
      error: expect.stringContaining("Strin"),
    });

    const lacking = text.replace("def get_all:", "def get_each:");
    writeFileSync(file, lacking.replace("def key?: (String name)", "def key?: ()"));
    const { out } = await run("ruby", [signed, gem], {});
    expect(out.split("\n").slice(0, 3)).toEqual([
      "Wrong::Headers#get_all has no signature",
      "Wrong::Headers#get_each is signed, and is no method",
      "Wrong::Headers#key? has other parameters",
    ]);
  }, 60_000);
});

function gemOf(name: string) {
  const found = gemsOfAll.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no scenario ${name}`);
  return found;
}

/** Operations whose vectors have a service answer 204, and their manifest a body: the checks see that the call gives nil. */
const unlikeManifest: Readonly<Record<string, readonly string[]>> = {
  library: [
    "Groups::Answers#book",
    "Groups::Repeats#create_once",
    "Groups::Repeats#head",
    "Groups::Repeats#options",
    "Groups::Repeats#remove",
    "Groups::Repeats#replace",
  ],
};

const vectors = readVectors();
const scenarios = [...new Set(vectors.map(({ scenario }) => scenario))];

describe.skipIf(isLeftOut).each(scenarios)("every call of %s", (scenario) => {
  const own = vectors.filter((vector) => vector.scenario === scenario);
  let driver: EmittedDriver;
  let findings: Findings;
  beforeAll(async () => {
    driver = await makeEmittedDriver(scenario, checked);
    findings = await runVectors(driver.command, own);
  }, 300_000);
  afterAll(() => driver.remove());

  test("does what it does without the checks", () => {
    expect([...findings.cases].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });

  test("fits its signature", () => {
    const found = findings.faults.join("\n");
    const methods = [...found.matchAll(/TypeError: \[ApiClient::([^\]]+)\].*; gave NilClass\)$/gm)];
    expect(methods.map(([, name]) => name).sort()).toEqual(unlikeManifest[scenario] ?? []);
    const others = found
      .split("\n")
      .filter((line) => line !== "" && !line.includes("; gave NilClass)"));
    expect(others).toEqual([]);
  });
});
