/** `pom.xml`: what Maven needs to build an artifact, and what Maven Central asks for, as far as the settings have it. */

/** Everything that settings say of an artifact. */
export interface Artifact {
  readonly groupId: string;
  readonly artifactId: string;
  readonly version: string;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly license?: { readonly name: string; readonly url?: string | undefined } | undefined;
  readonly developers?:
    | readonly {
        readonly name: string;
        readonly email?: string | undefined;
        readonly url?: string | undefined;
      }[]
    | undefined;
  readonly scm?: { readonly url: string; readonly connection?: string | undefined } | undefined;
}

/** The parts of a project that its language brings: XML, at the indentation of their place. */
export interface Project {
  /** The target that makes it, and the sources that it is made from. */
  readonly target: string;
  readonly origin: string;
  /** The description, unless the settings have one. */
  readonly description: string;
  /** In four columns. */
  readonly properties: readonly string[];
  readonly dependencies: readonly string[];
  /** Parts of the build before its plugins. */
  readonly build?: readonly string[];
  /** In six columns: those that compile, document and pack. */
  readonly plugins: readonly string[];
}

/** The plugins of Maven that every project has, in versions that stay. */
const versions = {
  clean: "3.4.1",
  resources: "3.3.1",
  surefire: "3.5.3",
  install: "3.1.4",
  deploy: "3.1.4",
  gpg: "3.2.8",
} as const;

/** The file. */
export function pom(artifact: Artifact, project: Project): string {
  const { groupId, artifactId, version, description, url, license, developers, scm } = artifact;
  const ofMaven = (["clean", "resources", "surefire", "install", "deploy"] as const).map((each) =>
    mavenPlugin(each, versions[each]),
  );
  const parts = [
    `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by endpoint-manifest (${project.target}) from ${comment(project.origin)}. -->
<!-- Not to be edited: fill the manifest in and run \`generate\`. -->
<project xmlns="http://maven.apache.org/POM/4.0.0"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
`,
    element("groupId", groupId, 2),
    element("artifactId", artifactId, 2),
    element("version", version, 2),
    "  <packaging>jar</packaging>\n",
    element("name", artifactId, 2),
    element("description", description ?? project.description, 2),
    url === undefined ? leftOut("url") : element("url", url, 2),
    license === undefined ? leftOut("license") : licenses(license),
    developers === undefined
      ? leftOut("developers")
      : wrapped("developers", developers.map(developer), 2),
    scm === undefined
      ? leftOut("scm")
      : wrapped(
          "scm",
          [demanded("scm", "connection", scm.connection, 4), element("url", scm.url, 4)],
          2,
        ),
    "",
    wrapped("properties", project.properties, 2),
    "",
    wrapped("dependencies", project.dependencies, 2),
    "",
    "  <build>",
    ...(project.build ?? []),
    "    <plugins>",
    ...ofMaven,
    ...project.plugins,
    `    </plugins>
  </build>

  <profiles>
    <!-- Maven Central asks for signatures: \`mvn -P sign verify\` makes them with the key of GnuPG. -->
    <profile>
      <id>sign</id>
      <build>
        <plugins>
${indented(mavenPlugin("gpg", versions.gpg, execution("sign-artifacts", "sign", "verify")), 4)}
        </plugins>
      </build>
    </profile>
  </profiles>
</project>
`,
  ];
  return parts.join("\n");
}

function licenses({ name, url }: NonNullable<Artifact["license"]>): string {
  const inside = [element("name", name, 6), demanded("license", "url", url, 6)];
  return wrapped("licenses", [wrapped("license", inside, 4)], 2);
}

function developer({ name, email, url }: NonNullable<Artifact["developers"]>[number]): string {
  const inside = [
    element("name", name, 6),
    ...optional("email", email, 6),
    ...optional("url", url, 6),
  ];
  return wrapped("developer", inside, 4);
}

/** A plugin of Maven's own. */
export function mavenPlugin(name: string, version: string, more = ""): string {
  return plugin("org.apache.maven.plugins", `maven-${name}-plugin`, version, more);
}

/** A plugin, with what configures it in eight columns. */
export function plugin(group: string, name: string, version: string, more = ""): string {
  return `      <plugin>
        <groupId>${group}</groupId>
        <artifactId>${name}</artifactId>
        <version>${version}</version>${more === "" ? "" : `\n${more}`}
      </plugin>`;
}

/** One execution of a plugin. */
export function execution(id: string, goal: string, phase?: string): string {
  return `        <executions>
          <execution>
            <id>${id}</id>${phase === undefined ? "" : `\n            <phase>${phase}</phase>`}
            <goals>
              <goal>${goal}</goal>
            </goals>
          </execution>
        </executions>`;
}

/** A dependency; `more` are lines in six columns. */
export function dependency(
  group: string,
  name: string,
  version: string,
  more: readonly string[] = [],
): string {
  const inside = [
    element("groupId", group, 6),
    element("artifactId", name, 6),
    element("version", version, 6),
    ...more,
  ];
  return wrapped("dependency", inside, 4);
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

/** An element with others in it. */
export function wrapped(name: string, inside: readonly string[], indent: number): string {
  const space = " ".repeat(indent);
  return `${space}<${name}>\n${inside.join("\n")}\n${space}</${name}>`;
}

/** An element with a text. */
export function element(name: string, text: string, indent: number): string {
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
