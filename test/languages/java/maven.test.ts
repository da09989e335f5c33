/** What people build: `mvn verify` in the emitted folder by itself, and what Maven Central asks of its `pom.xml`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { emissionOf } from "../../../generator/targets/java-client/index.js";
import { pomFile } from "../../../generator/targets/java-client/pom-file.js";
import type { Settings } from "../../../generator/targets/java-client/settings.js";
import { scenariosFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { findToolchain } from "../toolchains.js";
import { settingsOf, writePackage } from "./emitted-packages.js";

const shipped = join(import.meta.dirname, "../../../manifest");
const packages = [
  { name: "shipped", manifest: shipped },
  ...["music-filled", "hostile"].map((name) => ({ name, manifest: join(scenariosFolder, name) })),
];

describe.skipIf(findToolchain("java") === undefined)("Maven", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-maven-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(packages)(
    "builds $name with its sources and its documentation, and says nothing",
    async (each) => {
      await writePackage(folder, each);
      expect(saidBy(join(folder, each.name), ["verify"])).toBe("");
      for (const kind of ["", "-sources", "-javadoc"]) {
        const jar = join(folder, each.name, "target", `${each.name}-1.0.0${kind}.jar`);
        expect(existsSync(jar), jar).toBe(true);
      }
    },
  );

  test("knows the profile that signs", () => {
    const given = ["help:effective-pom", "-P", "sign"];
    const { stdout } = spawnSync("mvn", ["-B", ...given], {
      cwd: join(folder, "shipped"),
      encoding: "utf8",
    });
    expect(stdout).toMatch(
      /<artifactId>maven-gpg-plugin<\/artifactId>\s*<version>[\d.]+<\/version>/,
    );
  });
});

describe("pom.xml", () => {
  /** Elements directly in the project that Maven Central asks for. */
  const central = "name description url licenses developers scm".split(" ");
  const print = async (more: Partial<Settings>): Promise<string> => {
    const { model } = loadFolder(shipped).value;
    const file = pomFile(emissionOf(model, { ...settingsOf("shipped"), ...more }), "targets.yaml");
    return file.print();
  };

  test("has all that Maven Central asks for, where the settings have it", async () => {
    const pom = await print({
      url: "https://example.com",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT" },
      developers: [{ name: "Acme & Sons", email: "sdk@example.com" }],
      scm: { url: "https://example.com/git", connection: "scm:git:https://example.com/git" },
    });
    for (const each of central) expect(pom).toMatch(new RegExp(`^ {2}<${each}>`, "m"));
    expect(pom).toContain("<name>Acme &amp; Sons</name>");
    expect(pom).not.toContain("not given");
  });

  test("says of all others what is missing, and how to add it", async () => {
    const missing = (pom: string) =>
      [...pom.matchAll(/<!-- (\S+): not given\. .* set `\1` in targets\.yaml\. -->/g)].map(
        (each) => each[1],
      );
    expect(missing(await print({}))).toEqual(["url", "license", "developers", "scm"]);
    const half = { license: { name: "MIT" }, scm: { url: "https://example.com/git" } };
    expect(missing(await print(half))).toEqual([
      ...["url", "license.url", "developers", "scm.connection"],
    ]);
  });
});

/** What Maven says when it is told to be quiet: nothing where all is well. */
function saidBy(folder: string, given: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync("mvn", ["-q", "-B", ...given], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  // Maven resets the colours of a terminal, even where there is none.
  const said = `${stdout}${stderr}`.replaceAll("\u001b[0m", "").trim();
  return status === 0 ? said : `${said}\nit ended with ${status}`;
}
