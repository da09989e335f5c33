/** What people build: `mvn verify` in the emitted folder by itself, and what Maven Central asks of its `pom.xml`. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { emissionOf } from "../../../generator/targets/java-client/index.js";
import { pomFile } from "../../../generator/targets/java-client/pom-file.js";
import { scenariosFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { shortRun, shortToolRun } from "../jvm/short-run.js";
import { expectProfileThatSigns, printedBy, saidByMaven, testMavenCentral } from "../maven.js";
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
      expect(saidByMaven(join(folder, each.name), ["verify"])).toBe("");
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
    const options = [...shortToolRun, ...strict, "--module-path", own.jar, "-d", "classes"];
    expect(printedBy(folder, "javac", [...options, ...sources])).toBe("");
    const modules = ["--module-path", `classes:${own.jar}`, "-m", "consumer/consumer.Main"];
    expect(printedBy(folder, "java", [...shortRun, ...modules])).toBe(
      "https://api.example.com/v1/tracks/1 Sea module com.example.musicfilled\n",
    );
  });

  test("knows the profile that signs", () => {
    expectProfileThatSigns(join(folder, "shipped"));
  });
});

describe("pom.xml", () => {
  const { model } = loadFolder(shipped).value;
  testMavenCentral((more) => {
    const settings = { ...settingsOf("shipped"), ...more };
    return pomFile(emissionOf(model, settings), "targets.yaml").print();
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
