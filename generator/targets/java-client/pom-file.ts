/** `pom.xml`: what Maven needs to build the artifact, and what Maven Central asks for, as far as the settings have it. */
import type { BuiltFile } from "../../emit/target.js";
import { untitledService } from "../../sdk/words/service.js";
import type { Emission } from "./emission.js";
import { oldestJava } from "./package-files.js";
import { targetName } from "./source-files.js";
import type { Settings } from "./settings.js";

/** The plugins of Maven, in versions that stay. */
const plugins = {
  compiler: "3.14.0",
  surefire: "3.5.3",
  jar: "3.4.2",
  source: "3.3.1",
  javadoc: "3.11.2",
  resources: "3.3.1",
  install: "3.1.4",
  deploy: "3.1.4",
  clean: "3.4.1",
  gpg: "3.2.8",
};
const jspecify = "1.0.0";

/** The file. */
export function pomFile({ settings, plan }: Emission, origin: string): BuiltFile {
  const { title = untitledService } = plan.service;
  return { kind: "built", path: "pom.xml", print: () => pom(settings, title, origin) };
}

function pom(settings: Settings, title: string, origin: string): string {
  const { groupId, artifactId, version, description, url, license, developers, scm } = settings;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by endpoint-manifest (${targetName}) from ${comment(origin)}. -->
<!-- Not to be edited: fill the manifest in and run \`generate\`. -->
<project xmlns="http://maven.apache.org/POM/4.0.0"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>

${element("groupId", groupId, 2)}
${element("artifactId", artifactId, 2)}
${element("version", version, 2)}
  <packaging>jar</packaging>

${element("name", artifactId, 2)}
${element("description", description ?? `A Java client of ${title}.`, 2)}
${url === undefined ? leftOut("url") : element("url", url, 2)}
${license === undefined ? leftOut("license") : wrapped("licenses", wrapped("license", [element("name", license.name, 6), demanded("license", "url", license.url, 6)], 4), 2)}
${developers === undefined ? leftOut("developers") : wrapped("developers", developers.map((each) => wrapped("developer", [element("name", each.name, 6), ...optional("email", each.email, 6), ...optional("url", each.url, 6)], 4)).join("\n"), 2)}
${scm === undefined ? leftOut("scm") : wrapped("scm", [demanded("scm", "connection", scm.connection, 4), element("url", scm.url, 4)], 2)}

  <properties>
    <maven.compiler.release>${oldestJava}</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <project.build.outputTimestamp>2000-01-01T00:00:00Z</project.build.outputTimestamp>
  </properties>

  <dependencies>
    <!-- Annotations alone: nothing needs them at run time. -->
    <dependency>
      <groupId>org.jspecify</groupId>
      <artifactId>jspecify</artifactId>
      <version>${jspecify}</version>
      <scope>provided</scope>
    </dependency>
  </dependencies>

  <build>
    <plugins>
${plugin("clean", plugins.clean)}
${plugin("resources", plugins.resources)}
${plugin("surefire", plugins.surefire)}
${plugin("install", plugins.install)}
${plugin("deploy", plugins.deploy)}
${plugin(
  "compiler",
  plugins.compiler,
  `        <configuration>
          <!-- Stack traces have lines; names of variables would be a tenth of the jar. -->
          <debuglevel>lines,source</debuglevel>
          <compilerArgs>
            <!-- "exports" asks that annotations are there for every module that requires this one. -->
            <arg>-Xlint:all,-exports</arg>
            <arg>-Werror</arg>
          </compilerArgs>
        </configuration>`,
)}
${plugin("jar", plugins.jar)}
${plugin("source", plugins.source, execution("attach-sources", "jar-no-fork"))}
${plugin(
  "javadoc",
  plugins.javadoc,
  `        <configuration>
          <doclint>all</doclint>
          <failOnWarnings>true</failOnWarnings>
          <quiet>true</quiet>
        </configuration>
${execution("attach-javadocs", "jar")}`,
)}
    </plugins>
  </build>

  <profiles>
    <!-- Maven Central asks for signatures: \`mvn -P sign verify\` makes them with the key of GnuPG. -->
    <profile>
      <id>sign</id>
      <build>
        <plugins>
${indented(plugin("gpg", plugins.gpg, execution("sign-artifacts", "sign", "verify")), 4)}
        </plugins>
      </build>
    </profile>
  </profiles>
</project>
`;
}

function plugin(name: string, version: string, more = ""): string {
  return `      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-${name}-plugin</artifactId>
        <version>${version}</version>${more === "" ? "" : `\n${more}`}
      </plugin>`;
}

function execution(id: string, goal: string, phase?: string): string {
  return `        <executions>
          <execution>
            <id>${id}</id>${phase === undefined ? "" : `\n            <phase>${phase}</phase>`}
            <goals>
              <goal>${goal}</goal>
            </goals>
          </execution>
        </executions>`;
}

function indented(text: string, by: number): string {
  return text.replaceAll(/^/gm, " ".repeat(by));
}

function leftOut(name: string, indent = 2): string {
  const space = " ".repeat(indent);
  return `${space}<!-- ${name}: not given. Maven Central asks for it: set \`${name}\` in targets.yaml. -->`;
}

/** An element that Maven Central asks for inside another, or a comment in its place. */
function demanded(of: string, name: string, text: string | undefined, indent: number): string {
  return text === undefined ? leftOut(`${of}.${name}`, indent) : element(name, text, indent);
}

function optional(name: string, text: string | undefined, indent: number): readonly string[] {
  return text === undefined ? [] : [element(name, text, indent)];
}

function wrapped(name: string, inside: string | readonly string[], indent: number): string {
  const space = " ".repeat(indent);
  const body = typeof inside === "string" ? inside : inside.join("\n");
  return `${space}<${name}>\n${body}\n${space}</${name}>`;
}

function element(name: string, text: string, indent: number): string {
  return `${" ".repeat(indent)}<${name}>${xml(text)}</${name}>`;
}

/** Characters that are none in XML 1.0 (section 2.2) are left out. */
function xml(text: string): string {
  return Array.from(text)
    .filter((each) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}]/u.test(each))
    .join("")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function comment(text: string): string {
  return text.replaceAll("--", "- -");
}
