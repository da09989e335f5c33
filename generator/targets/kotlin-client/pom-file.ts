/** `pom.xml`: what Maven needs to build the artifact, and what Maven Central asks for, as far as the settings have it. */
import { dependency, element, execution, mavenPlugin, plugin, pom } from "../../emit/maven/pom.js";
import type { BuiltFile } from "../../emit/target.js";
import { untitledService } from "../../sdk/words/service.js";
import { compilerOptions, languageVersion, oldestJava, versions } from "./compiler.js";
import type { Emission } from "./emission.js";
import { targetName } from "./source-files.js";

/** The file. */
export function pomFile({ settings, plan }: Emission, origin: string): BuiltFile {
  const { title = untitledService } = plan.service;
  const { okhttp = false } = settings;
  const optional = ["      <optional>true</optional>"];
  return {
    kind: "built",
    path: "pom.xml",
    print: () =>
      pom(settings, {
        ...{ target: targetName, origin, description: `A Kotlin client of ${title}.` },
        properties: [
          element("project.build.sourceEncoding", "UTF-8", 4),
          element("project.build.outputTimestamp", "2000-01-01T00:00:00Z", 4),
        ],
        dependencies: [
          dependency("org.jetbrains.kotlin", "kotlin-stdlib", versions.kotlin),
          dependency("org.jetbrains.kotlinx", "kotlinx-coroutines-core-jvm", versions.coroutines),
          dependency(
            "org.jetbrains.kotlinx",
            "kotlinx-serialization-json-jvm",
            versions.serialization,
          ),
          ...(okhttp
            ? [dependency("com.squareup.okhttp3", "okhttp-jvm", versions.okhttp, optional)]
            : []),
        ],
        build: ["    <sourceDirectory>src/main/kotlin</sourceDirectory>"],
        plugins: [compiler, jar, source],
      }),
  };
}

const compiler = plugin(
  "org.jetbrains.kotlin",
  "kotlin-maven-plugin",
  versions.kotlin,
  `${execution("compile", "compile", "compile")}
        <configuration>
          <jvmTarget>${oldestJava}</jvmTarget>
          <languageVersion>${languageVersion}</languageVersion>
          <args>
${compilerOptions.map((each) => element("arg", each, 12)).join("\n")}
          </args>
        </configuration>`,
);
const jar = mavenPlugin("jar", "3.4.2", javadocJar());
const source = mavenPlugin("source", "3.3.1", execution("attach-sources", "jar-no-fork"));

/** Maven Central asks for a jar of docs, and takes one that has the README where the sources have the comments. */
function javadocJar(): string {
  return `        <executions>
          <execution>
            <!-- Maven Central asks for a jar of docs. The comments are in the jar of the sources, which editors read. -->
            <id>attach-javadocs</id>
            <phase>package</phase>
            <goals>
              <goal>jar</goal>
            </goals>
            <configuration>
              <classifier>javadoc</classifier>
              <classesDirectory>\${project.basedir}</classesDirectory>
              <includes>
                <include>README.md</include>
              </includes>
            </configuration>
          </execution>
        </executions>`;
}
