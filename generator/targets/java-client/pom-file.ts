/** `pom.xml`: what Maven needs to build the artifact, and what Maven Central asks for, as far as the settings have it. */
import { dependency, element, execution, mavenPlugin, pom } from "../../emit/maven/pom.js";
import type { BuiltFile } from "../../emit/target.js";
import { untitledService } from "../../sdk/words/service.js";
import type { Emission } from "./emission.js";
import { oldestJava } from "./package-files.js";
import { targetName } from "./source-files.js";

const jspecify = "1.0.0";

/** The file. */
export function pomFile({ settings, plan }: Emission, origin: string): BuiltFile {
  const { title = untitledService } = plan.service;
  return {
    kind: "built",
    path: "pom.xml",
    print: () =>
      pom(settings, {
        ...{ target: targetName, origin, description: `A Java client of ${title}.` },
        properties: [
          element("maven.compiler.release", oldestJava, 4),
          element("project.build.sourceEncoding", "UTF-8", 4),
          element("project.build.outputTimestamp", "2000-01-01T00:00:00Z", 4),
        ],
        dependencies: [
          "    <!-- Annotations alone: nothing needs them at run time. -->",
          dependency("org.jspecify", "jspecify", jspecify, ["      <scope>provided</scope>"]),
        ],
        plugins: [compiler, jar, source, javadoc],
      }),
  };
}

const compiler = mavenPlugin(
  "compiler",
  "3.14.0",
  `        <configuration>
          <!-- Stack traces have lines; names of variables would be a tenth of the jar. -->
          <debuglevel>lines,source</debuglevel>
          <compilerArgs>
            <!-- "exports" asks that annotations are there for every module that requires this one. -->
            <arg>-Xlint:all,-exports</arg>
            <arg>-Werror</arg>
          </compilerArgs>
        </configuration>`,
);
const jar = mavenPlugin("jar", "3.4.2");
const source = mavenPlugin("source", "3.3.1", execution("attach-sources", "jar-no-fork"));
const javadoc = mavenPlugin(
  "javadoc",
  "3.11.2",
  `        <configuration>
          <doclint>all</doclint>
          <failOnWarnings>true</failOnWarnings>
          <quiet>true</quiet>
        </configuration>
${execution("attach-javadocs", "jar")}`,
);
