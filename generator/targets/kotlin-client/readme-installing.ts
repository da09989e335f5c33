/** The README on what depends on the artifact: its lines for Gradle and Maven, and what they need. */
import { codeBlock } from "../../emit/markdown/text.js";
import { languageVersion, oldestJava, versions } from "./compiler.js";
import type { Emission } from "./emission.js";

/** The blocks above the sections. */
export function installingBlocks({ settings, types }: Emission): readonly string[] {
  const { groupId, artifactId, version, okhttp = false } = settings;
  const optional = okhttp
    ? ` \`OkHttpTransport\` needs \`com.squareup.okhttp3:okhttp:${versions.okhttp}\` or later beside it, which does not come along.`
    : "";
  return [
    "With Gradle, in `build.gradle.kts`:",
    codeBlock(
      "kotlin",
      `dependencies {
    implementation("${groupId}:${artifactId}:${version}")
}

kotlin {
    jvmToolchain(${oldestJava}) // or later
}`,
    ),
    "With Maven, in `pom.xml`:",
    codeBlock(
      "xml",
      `<properties>
  <kotlin.compiler.jvmTarget>${oldestJava}</kotlin.compiler.jvmTarget>
</properties>
<dependencies>
  <dependency>
    <groupId>${groupId}</groupId>
    <artifactId>${artifactId}</artifactId>
    <version>${version}</version>
  </dependency>
</dependencies>`,
    ),
    `The artifact needs Kotlin ${languageVersion} and Java ${oldestJava}, or later ones. The \`jvmTarget\` of your compiler has to be ${oldestJava} or later, because \`decode<T>()\` is an inline function. The default of Maven's plugin is 1.8.`,
    `\`kotlinx-coroutines-core\` and \`kotlinx-serialization-json\` come along.${optional} The classes are in the package \`${types.package}\`. The artifact needs no compiler plugin, reads no environment variables, and has no global state.`,
  ];
}
