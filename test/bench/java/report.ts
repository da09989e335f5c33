/** The costs of the client in Java for its users. */
import { join } from "node:path";
import { jarsFolder } from "../../languages/java/jars.js";
import { atMost, times } from "../goal.js";
import type { JvmCompiler } from "../jvm/packages.js";
import { type JvmFigures, jvmReport } from "../jvm/report.js";
import type { Goal, SectionResult } from "../result.js";
import type { SectionPlaces } from "../section.js";

const settings =
  "{ client: MusicCatalog, groupId: com.example, artifactId: music-catalog, version: 1.0.0 }";

/** Goals: a call beside one by hand, milliseconds of a first call above one by hand, and the jars in KB. */
const mostTimes = 1.03;
const mostFirst = 30;
const mostJar = { shipped: 250, filled: 450 };

/** Goal of CPU seconds of the compiler, and of lines an operation, every fact known. */
const mostCompiling = 10;
const mostLines = 220;

/** The annotations, which the compiler reads and nobody needs at run time. */
const jspecify = "jspecify-1.0.0.jar";

/** Makes the tables. */
export function javaReport(places: SectionPlaces): Promise<SectionResult> {
  return jvmReport("java", places, () => ({
    ...{ language: "Java", target: "java-client", settings, mostLines },
    isMade: (path) => path.endsWith("Group.java") || path.includes("/models/"),
    compiler: compilerIn(places.root),
    libraries: [],
    calls: [
      { way: "java.net.http", name: "java.net.http by hand, the body as text" },
      { way: "client", name: "the client" },
      { way: "java.net.http, asynchronous", name: "sendAsync by hand" },
      { way: "client, asynchronous", name: "the client, executeAsync" },
    ],
    starts: [
      { way: "nothing", name: "a process that does nothing" },
      { way: "java.net.http", name: "java.net.http by hand" },
      { way: "client", name: "the client" },
    ],
    compilations: 3,
    goals,
  }));
}

function compilerIn(root: string): JvmCompiler {
  const annotations = join(jarsFolder("pom.xml", join(root, "test/languages/java")), jspecify);
  return {
    extension: ".java",
    line: ({ sources, classes, path = [] }) => {
      const beside = path.length === 0 ? "" : `-cp '${path.join(":")}' `;
      return `javac -proc:none -p '${annotations}' ${beside}-d ${classes} @${sources}`;
    },
  };
}

function goals({ shipped, filled, call, start }: JvmFigures): readonly Goal[] {
  const beside = times(call("client"), call("java.net.http"));
  const first = start("client") - start("java.net.http");
  return [
    atMost("a call, beside one by hand", beside, mostTimes),
    atMost("the first call, above one by hand", { value: first, unit: "ms" }, mostFirst),
    atMost("jar of the shipped manifest", shipped.jar, mostJar.shipped),
    atMost("jar, every fact known", filled.jar, mostJar.filled),
    atMost("compiling it, every fact known", filled.compiling, mostCompiling),
  ];
}
