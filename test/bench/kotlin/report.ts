/** The costs of the client in Kotlin for its users. */
import { join } from "node:path";
import {
  compilerOptions,
  languageVersion,
  oldestJava,
  versions,
} from "../../../generator/targets/kotlin-client/compiler.js";
import { jarsFolder } from "../../languages/kotlin/jars.js";
import { atMost } from "../goal.js";
import type { JvmCompiler } from "../jvm/packages.js";
import { type JvmFigures, jvmReport } from "../jvm/report.js";
import type { Goal, SectionResult } from "../result.js";
import type { SectionPlaces } from "../section.js";

const settings =
  "{ client: MusicCatalog, groupId: com.example, artifactId: music-catalog, version: 1.0.0 }";

/** Goals, every fact known: KB of the jar, CPU seconds of the compiler, and lines an operation. */
const mostJar = 800;
const mostCompiling = 60;
const mostLines = 150;

/** The folder of the suites, whose jars are used here. */
const suites = "test/languages/kotlin";

/** Makes the tables. */
export function kotlinReport(places: SectionPlaces): Promise<SectionResult> {
  return jvmReport("kotlin", places, () => {
    const home = join(places.root, suites);
    const libraries = librariesIn(jarsFolder("pom.xml", home));
    return {
      ...{ language: "Kotlin", target: "kotlin-client", settings, mostLines },
      isMade: (path) => path.endsWith("Group.kt") || path.includes("/models/"),
      compiler: compilerOf(jarsFolder("compiler/pom.xml", home), libraries),
      libraries,
      calls: [
        { way: "java.net.http", name: "java.net.http by hand, the body as text" },
        { way: "java.net.http, asynchronous", name: "sendAsync by hand, awaited" },
        { way: "client", name: "the client" },
      ],
      starts: [
        { way: "nothing", name: "a process that does nothing" },
        { way: "java.net.http", name: "java.net.http by hand" },
        { way: "java.net.http, asynchronous", name: "sendAsync by hand, awaited" },
        { way: "client", name: "the client" },
      ],
      compilations: 1,
      goals,
    };
  });
}

function librariesIn(folder: string): readonly string[] {
  const { kotlin, coroutines, serialization } = versions;
  const jars = [
    `kotlin-stdlib-${kotlin}`,
    `kotlinx-coroutines-core-jvm-${coroutines}`,
    ...["core", "json"].map((part) => `kotlinx-serialization-${part}-jvm-${serialization}`),
  ];
  return jars.map((each) => join(folder, `${each}.jar`));
}

/** A compiler that starts for each package, as a build does. */
function compilerOf(jars: string, libraries: readonly string[]): JvmCompiler {
  const program = `java -cp '${join(jars, "*")}' org.jetbrains.kotlin.cli.jvm.K2JVMCompiler`;
  const version = `-Xjdk-release=${oldestJava} -language-version ${languageVersion}`;
  const ofPackage = compilerOptions.join(" ");
  return {
    extension: ".kt",
    line: ({ sources, classes, path }) => {
      const options = path === undefined ? ofPackage : "-Werror";
      const used = `-no-stdlib -no-reflect -cp '${[...libraries, ...(path ?? [])].join(":")}'`;
      return `${program} ${used} ${version} ${options} -d ${classes} @${sources}`;
    },
  };
}

function goals({ filled }: JvmFigures): readonly Goal[] {
  return [
    atMost("jar, every fact known", filled.jar, mostJar),
    atMost("compiling it, every fact known", filled.compiling, mostCompiling),
  ];
}
