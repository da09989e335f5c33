/** What people build: Maven in an emitted folder by itself, and what Maven Central asks of its `pom.xml`. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environmentOfMaven } from "./jvm/short-run.js";

/** What Maven says in a folder when it is told to be quiet: nothing where all is well. */
export function saidByMaven(folder: string, given: readonly string[]): string {
  // Kotlin's plugin would leave a compiler behind that waits for more.
  const told = ["-q", "-B", "-Dkotlin.compiler.daemon=false", ...given];
  const { stdout, stderr, status } = startMaven(folder, told);
  // Maven resets the colours of a terminal, even where there is none.
  const said = `${stdout}${stderr}`.replaceAll("\u001b[0m", "").trim();
  return status === 0 ? said : `${said}\nit ended with ${status}`;
}

/**
 * Makes a local repository in a folder that has all that the user's has, by links, but for artifacts of `com.example`: what is
 * installed there is nowhere else. It gives the path.
 */
export function linkedRepository(folder: string): string {
  const asked = ["-q", "help:evaluate", "-Dexpression=settings.localRepository", "-DforceStdout"];
  const users = startMaven(".", asked).stdout.replaceAll("\u001b[0m", "").trim();
  mkdirSync(join(folder, "com"), { recursive: true });
  for (const above of ["", "com"].filter((each) => existsSync(join(users, each)))) {
    for (const name of readdirSync(join(users, above))) {
      const path = join(above, name);
      if (path === "com" || path === join("com", "example")) continue;
      symlinkSync(join(users, path), join(folder, path));
    }
  }
  return folder;
}

/** Maven in a process that costs as little as can be. */
function startMaven(folder: string, given: readonly string[]): SpawnSyncReturns<string> {
  const env = environmentOfMaven();
  return spawnSync("mvn", given, { cwd: folder, env, encoding: "utf8", maxBuffer: 1 << 26 });
}

/** All that a program prints. */
export function printedBy(folder: string, program: string, given: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, given, { cwd: folder, encoding: "utf8" });
  return `${stdout}${stderr}`;
}

/** Holds that a folder's project has the profile that signs. */
export function expectProfileThatSigns(folder: string): void {
  const given = ["-B", "help:effective-pom", "-P", "sign"];
  expect(startMaven(folder, given).stdout).toMatch(
    /<artifactId>maven-gpg-plugin<\/artifactId>\s*<version>[\d.]+<\/version>/,
  );
}

/** Elements directly in the project that Maven Central asks for. */
const central = "name description url licenses developers scm".split(" ");

/** Settings that a `pom.xml` takes for Maven Central. */
interface CentralSettings {
  readonly url?: string;
  readonly license?: { name: string; url?: string };
  readonly developers?: { name: string; email: string }[];
  readonly scm?: { url: string; connection?: string };
}

/** Tests that a `pom.xml` has what Maven Central asks for; `print` gives it with more settings. */
export function testMavenCentral(print: (more: CentralSettings) => string | Promise<string>): void {
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
}
