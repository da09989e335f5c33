/** What people build: `mvn verify` in the emitted folder by itself, and what Maven Central asks of its `pom.xml`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

  test("makes a module that another requires, with nothing else on the module path", () => {
    const own = {
      jar: "music-filled/target/music-filled-1.0.0.jar",
      java: "com.example.musicfilled",
    };
    for (const [name, text] of Object.entries(consumer(own.java))) {
      mkdirSync(join(folder, "consumer"), { recursive: true });
      writeFileSync(join(folder, "consumer", name), text);
    }
    const sources = ["consumer/module-info.java", "consumer/Main.java"];
    const strict = ["-Xlint:all", "-Xdoclint:all/protected", "-Werror", "-proc:none"];
    const options = [...strict, "--module-path", own.jar, "-d", "classes"];
    expect(printed(folder, "javac", [...options, ...sources])).toBe("");
    const modules = ["--module-path", `classes:${own.jar}`, "-m", "consumer/consumer.Main"];
    expect(printed(folder, "java", ["-XX:TieredStopAtLevel=1", ...modules])).toBe(
      "https://api.example.com/v1/tracks/1 Sea module com.example.musicfilled\n",
    );
  });

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

/** A module that uses the client of a package. */
function consumer(java: string): Readonly<Record<string, string>> {
  return {
    "module-info.java": `/** A program that uses the client. */
module consumer {
  requires ${java};
}
`,
    "Main.java": `package consumer;

import ${java}.Example;
import ${java}.TransportResponse;
import ${java}.models.Track;
import java.util.concurrent.CompletableFuture;

/** The program. */
public final class Main {
  private Main() {}

  /**
   * Makes a call.
   *
   * @param given nothing
   */
  public static void main(String[] given) {
    Example client =
        Example.builder()
            .baseUrl("https://api.example.com/v1")
            .header("Authorization", "Bearer x")
            .transport(
                request -> {
                  System.out.print(request.url());
                  return CompletableFuture.completedFuture(
                      TransportResponse.of(200, "application/json", "{\\"name\\":\\"Sea\\"}"));
                })
            .build();
    Track track = client.tracks().retrieve("1").execute();
    System.out.println(" " + track.name() + " " + Track.class.getModule().toString());
  }
}
`,
  };
}

/** All that a program prints. */
function printed(folder: string, program: string, given: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, given, { cwd: folder, encoding: "utf8" });
  return `${stdout}${stderr}`;
}

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
