/**
 * A caller of today against the package with facts filled in: it is right for the checkers, sends the same bytes, and gets the same
 * values of the same types. Today is what the specification of the service says; later almost all is known of it.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { callerSource, callsOf, demandedQueries } from "./callers.js";
import { writePackage } from "./emitted-packages.js";
import { type Environment, pythonEnvironment } from "./environment.js";

const times = ["today", "later"] as const;
type Time = (typeof times)[number];

/** What calls give by `query` today, and later as an argument that checkers want: they run as before (`narrowed-types.ts` tells of them). */
const demanding = "demanding.py";

/** Callers that are right whatever is filled in. */
const callers = ["caller.py", "path_values.py"];

describe.skipIf(findToolchain("python") === undefined)("with facts filled in", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-growth-"));
  let environment: Environment;

  const sources = (time: Time): string =>
    ["service", "paths"].map((name) => join(folder, time, name, "src")).join(delimiter);

  beforeAll(async () => {
    environment = pythonEnvironment();
    const write = async (name: string, distribution: string, manifests: Record<Time, string>) => {
      const made = times.map((time) =>
        writePackage(join(folder, time), { name, distribution, manifest: manifests[time] }),
      );
      const [today, later] = await Promise.all(made);
      if (today === undefined || later === undefined) throw new Error("two packages");
      const demanded = demandedQueries(later);
      const calls = callsOf(today).map((each) => {
        const names = demanded.get(each.operation) ?? [];
        return { ...each, query: Object.fromEntries(names.map((own) => [own, "a"])) };
      });
      const { module, client } = today;
      return (file: string, isDemanding: boolean): void => {
        const own = calls.filter(({ query }) => Object.keys(query).length > 0 === isDemanding);
        expect(own).not.toEqual([]);
        writeFileSync(join(folder, file), callerSource({ module, client, calls: own }));
      };
    };
    const known = { today: specifiedManifest, later: join(scenariosFolder, "music-filled") };
    const callersOfService = await write("service", "music-catalog", known);
    callersOfService("caller.py", false);
    callersOfService(demanding, true);
    const paths = {
      today: pathManifest(join(folder, "manifest-today"), ["not shown", "not shown", "not shown"]),
      later: pathManifest(join(folder, "manifest-later"), [
        "{ style: simple, explode: false, schema: { type: array, items: { type: integer } } }",
        "{ style: simple, explode: true, schema: { type: object, properties: { x: { type: string } } } }",
        "{ schema: { enum: [a, b] } }",
      ]),
    };
    (await write("paths", "path-kinds", paths))("path_values.py", false);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([...callers, demanding])("%s sends the same, and gets the same", (name) => {
    const [before, after] = times.map((time) => {
      const given = ["-W", "error", "-X", "dev", name];
      const env = { PYTHONPATH: sources(time) };
      const { said, stdout } = environment.run("python", given, { cwd: folder, env });
      expect(said).toBe("");
      return stdout;
    });
    expect(before?.split("\n").length).toBeGreaterThan(30);
    expect(after).toBe(before);
  });

  test.each(times)("callers are right for mypy --strict: %s", (time) => {
    const env = { MYPYPATH: sources(time) };
    // Each is a program.
    const given = ["--strict", "--scripts-are-modules", "--no-error-summary", ...callers];
    expect(environment.run("mypy", given, { cwd: folder, env }).said).toBe("");
  });

  test("callers are right for pyright's strict mode, today and later", () => {
    const environments = times.map((time) => {
      const root = join(time, "callers");
      for (const name of callers) cpSync(join(folder, name), join(folder, root, name));
      return { root, extraPaths: sources(time).split(delimiter) };
    });
    const settings = {
      ...{ typeCheckingMode: "strict", pythonVersion: "3.11" },
      ...{ include: environments.map(({ root }) => root), executionEnvironments: environments },
      // A fact that has no other form.
      reportDeprecated: false,
    };
    writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(settings));
    const given = ["-p", folder, "--pythonpath", environment.program("python"), "--stats"];
    const { said, stdout } = environment.run("pyright", given);
    expect(said).toBe("");
    expect(stdout).toContain(`Found ${times.length * callers.length} source files`);
  });
});

/** A manifest with a call for each thing that may be said of a value of a path, and none of them given twice. */
function pathManifest(manifest: string, values: readonly string[]): string {
  cpSync(join(scenariosFolder, "styles"), manifest, { recursive: true });
  mkdirSync(join(manifest, "groups"), { recursive: true });
  const operations = values.map(
    (value, index) => `  op-${index}:
    method: GET
    path: /op-${index}/{value}
    parameters:
      path: { value: ${value} }
`,
  );
  writeFileSync(
    join(manifest, "groups/search.yaml"),
    `source: handbook\noperations:\n${operations.join("")}`,
  );
  return manifest;
}
