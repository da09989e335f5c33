/** What people build: `mvn verify` in the emitted folder by itself, what depends on its artifact, and what Maven Central asks of its `pom.xml`. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execution, plugin } from "../../../generator/emit/maven/pom.js";
import { versions } from "../../../generator/targets/kotlin-client/compiler.js";
import { emissionOf } from "../../../generator/targets/kotlin-client/index.js";
import { pomFile } from "../../../generator/targets/kotlin-client/pom-file.js";
import { scenariosFolder } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { fencedBlocks } from "../../readme-blocks.js";
import { shortRun } from "../jvm/short-run.js";
import {
  expectProfileThatSigns,
  linkedRepository,
  printedBy,
  saidByMaven,
  testMavenCentral,
} from "../maven.js";
import { findToolchain } from "../toolchains.js";
import { settingsOf, writePackage } from "./emitted-packages.js";

const shipped = join(import.meta.dirname, "../../../manifest");
/** The package that others use. */
const used = "music-filled";
const packages = [
  { name: "shipped", manifest: shipped },
  ...[used, "hostile"].map((name) => ({ name, manifest: join(scenariosFolder, name) })),
];

describe.skipIf(findToolchain("kotlin") === undefined)("Maven", () => {
  const folder = mkdtempSync(join(tmpdir(), "kotlin-maven-"));
  let local: string;
  beforeAll(() => {
    local = `-Dmaven.repo.local=${linkedRepository(join(folder, "repository"))}`;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The lines of a README for the project of a consumer. */
  const readmeLines = (): string => {
    const blocks = fencedBlocks(readFileSync(join(folder, used, "README.md"), "utf8"));
    return blocks.find(({ language }) => language === "xml")?.code ?? "";
  };

  /** Writes a project of Maven that uses the client, with these lines. */
  const writeConsumer = (name: string, said: string): string => {
    const own = join(folder, name);
    for (const [path, text] of Object.entries(consumer(said))) {
      mkdirSync(join(own, path, ".."), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    return own;
  };

  test.each(packages)(
    "builds $name with its sources and a jar of docs, installs it, and says nothing",
    async (each) => {
      await writePackage(folder, each);
      expect(saidByMaven(join(folder, each.name), [local, "verify", "install:install"])).toBe("");
      for (const kind of ["", "-sources", "-javadoc"]) {
        const jar = join(folder, each.name, "target", `${each.name}-1.0.0${kind}.jar`);
        expect(existsSync(jar), jar).toBe(true);
      }
    },
  );

  test("makes an artifact that programs use as its README says, without a plugin of the compiler", () => {
    const own = writeConsumer("consumer", readmeLines());
    const goals = ["compile", "dependency:build-classpath", "-Dmdep.outputFile=class-path"];
    expect(saidByMaven(own, [local, ...goals])).toBe("");
    const jars = readFileSync(join(own, "class-path"), "utf8");
    const given = [...shortRun, "-cp", `target/classes:${jars}`, "MainKt"];
    expect(printedBy(own, "java", given)).toBe(
      "https://api.example.com/v1/tracks/1 Sea {name=Sea}\n",
    );
  });

  // The wording is the compiler's.
  test("makes an artifact for a compiler whose target is as its README says", () => {
    const said = readmeLines().replace(/<properties>.*<\/properties>/s, "");
    expect(saidByMaven(writeConsumer("old-target", said), [local, "compile"])).toMatch(
      /Cannot inline bytecode built with JVM target 11 into bytecode that is being built with JVM target 1\.8/,
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

/** The compiler of Kotlin, with nothing beside it. */
const compiler = plugin(
  "org.jetbrains.kotlin",
  "kotlin-maven-plugin",
  versions.kotlin,
  `${execution("compile", "compile", "compile")}
        <configuration>
          <args>
            <arg>-Werror</arg>
          </args>
        </configuration>`,
);

/** A project of Maven that uses the client of a package, with lines of its README. */
function consumer(said: string): Readonly<Record<string, string>> {
  const { package: kotlin = "" } = settingsOf(used);
  return {
    "pom.xml": `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>consumer</artifactId>
  <version>1</version>
${said}
  <build>
    <sourceDirectory>src</sourceDirectory>
    <plugins>
${compiler}
      <plugin>
        <artifactId>maven-dependency-plugin</artifactId>
        <version>3.8.1</version>
      </plugin>
    </plugins>
  </build>
</project>
`,
    "src/Main.kt": `import ${kotlin}.Example
import ${kotlin}.Transport
import ${kotlin}.TransportResponse
import ${kotlin}.models.Track

suspend fun main() {
    val client =
        Example {
            baseUrl = "https://api.example.com/v1"
            header("Authorization", "Bearer x")
            transport =
                Transport {
                    print(it.url)
                    TransportResponse(200, "application/json", "{\\"name\\":\\"Sea\\"}")
                }
        }
    val track: Track? = client.tracks.retrieve("1")
    println(" \${track?.name} \${track?.decode<Map<String, String>>()}")
}
`,
  };
}
