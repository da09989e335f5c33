/** The costs of the client in Java for its users: CPU of a call and of a first call, bytes of the jar, and its compilation. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { jarsFolder } from "../../languages/java/jars.js";
import { findToolchain, missingToolchain } from "../../languages/toolchains.js";
import { childSeconds } from "../child-seconds.js";
import { atMost, times } from "../goal.js";
import { type LanguageOutput, languageOutput } from "../language-output.js";
import { median } from "../median.js";
import type { Quantity, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";

/** The manifests: as little as is known of the shipped service, and a scenario in which every fact is known. */
const manifests = { shipped: "manifest", filled: "test/scenarios/music-filled" } as const;

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

const usualRuns = 7;

/** One collector, one compiler: what a process that lives for one call is started with. */
const cold = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

/** Makes the tables. */
export async function javaReport(places: SectionPlaces): Promise<SectionResult> {
  if (findToolchain("java") === undefined) {
    const leftOut = [missingToolchain("java")];
    return { section: "java", tables: [], goals: [], bars: [], leftOut };
  }
  const { root, folder, rounds, runs = usualRuns } = places;
  const shipped = await builtPackage("shipped", { root, folder, runs: 1 });
  const filled = await builtPackage("filled", { root, folder, runs: 3 });
  const own = join(folder, "programs");
  const sources = sourcesBelow(join(root, "test/bench/java/programs"));
  execFileSync("javac", ["-cp", filled.jar, "-d", own, ...sources]);
  // An archive of classes takes no folders.
  const programs = jarOf(own);
  const server = spawn(process.execPath, [join(root, "test/bench/client/server.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [url = ""]: string[] = await once(createInterface({ input: server.stdout }), "line");
    const at: Programs = { classes: `${filled.jar}:${programs}`, folder, url };
    const output = await languageOutput(places, {
      ...{ language: "Java", target: "java-client", mostLines, settings },
      isMade: (path) => path.endsWith("Group.java") || path.includes("/models/"),
    });
    const call = (way: string): number => callCost(way, at, rounds);
    const calls = {
      ...{ hand: call("java.net.http"), client: call("client") },
      handAsync: call("java.net.http, asynchronous"),
      clientAsync: call("client, asynchronous"),
    };
    return reported({ shipped, filled, calls, starts: await startCosts(at, runs) }, output);
  } finally {
    server.kill();
  }
}

/** A package as its users get it. */
interface BuiltPackage {
  readonly jar: string;
  /** CPU seconds of the compiler. */
  readonly seconds: number;
}

/** Emits the client of a manifest, compiles it some times, and makes its jar. */
async function builtPackage(
  name: keyof typeof manifests,
  { root, folder, runs }: { readonly root: string; readonly folder: string; readonly runs: number },
): Promise<BuiltPackage> {
  const project = join(folder, name);
  cpSync(join(root, manifests[name]), join(project, "manifest"), { recursive: true });
  writeFileSync(join(project, "manifest/targets.yaml"), `targets:\n  java-client: ${settings}\n`);
  execFileSync(process.execPath, [join(root, "dist/main.js"), "generate"], { cwd: project });
  const main = join(project, "generated/java-client/src/main/java");
  writeFileSync(join(project, "sources"), sourcesBelow(main).join("\n"));
  const annotations = join(jarsFolder("pom.xml", join(root, "test/languages/java")), jspecify);
  const compiled: number[] = [];
  for (let run = 0; run < runs; run++) {
    rmSync(join(project, "classes"), { recursive: true, force: true });
    const line = `javac -proc:none -p '${annotations}' -d classes @sources`;
    compiled.push(await childSeconds(line, { cwd: project }));
  }
  return { jar: jarOf(join(project, "classes")), seconds: median(compiled) };
}

function jarOf(classes: string): string {
  const jar = `${classes}.jar`;
  execFileSync("jar", ["--create", "--file", jar, "-C", classes, "."]);
  return jar;
}

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".java"))
    .map((path) => join(folder, path));
}

/** Where the measured programs are, and the service that they call. */
interface Programs {
  /** Their class path. */
  readonly classes: string;
  readonly folder: string;
  readonly url: string;
}

/** CPU microseconds of a call, the machine's compilers being done. */
function callCost(way: string, { classes, url }: Programs, rounds: number): number {
  const given = ["-XX:+UseSerialGC", "-cp", classes, "Calls", way, url, String(rounds)];
  return Number(execFileSync("java", given, { encoding: "utf8" }));
}

/** CPU milliseconds of processes with one call, by way, with and without an archive of their classes. */
type StartCosts = ReadonlyMap<string, { readonly plain: number; readonly archived: number }>;

const ways = ["nothing", "java.net.http", "client"] as const;

async function startCosts({ classes, folder, url }: Programs, runs: number): Promise<StartCosts> {
  const archives = join(folder, "archives");
  mkdirSync(archives);
  const line = (way: string, ...more: readonly string[]): string =>
    ["java", ...cold, ...more, "-cp", `'${classes}'`, "First", way, url].join(" ");
  const archive = (way: string): string => `'${join(archives, `${way}.jsa`)}'`;
  const found = new Map(ways.map((way) => [way, noStarts()]));
  for (const way of ways) {
    await childSeconds(
      line(
        way,
        `-XX:ArchiveClassesAtExit=${archive(way)}`,
        "-Xlog:cds=off",
        "-Xlog:cds+dynamic=off",
      ),
      { cwd: folder },
    );
  }
  // All of them in turn, so that a busy moment is none of one alone.
  for (let run = 0; run < runs; run++) {
    for (const [way, { plain, archived }] of found) {
      plain.push(await childSeconds(line(way), { cwd: folder }));
      const own = line(way, `-XX:SharedArchiveFile=${archive(way)}`);
      archived.push(await childSeconds(own, { cwd: folder }));
    }
  }
  return new Map(
    [...found].map(([way, { plain, archived }]) => [
      way,
      { plain: median(plain) * 1000, archived: median(archived) * 1000 },
    ]),
  );
}

/** CPU seconds of the processes of a way. */
interface Starts {
  readonly plain: number[];
  readonly archived: number[];
}

function noStarts(): Starts {
  return { plain: [], archived: [] };
}

/** What was measured. */
interface Figures {
  readonly shipped: BuiltPackage;
  readonly filled: BuiltPackage;
  /** CPU microseconds of a call. */
  readonly calls: Readonly<Record<"hand" | "client" | "handAsync" | "clientAsync", number>>;
  readonly starts: StartCosts;
}

function reported(
  { shipped, filled, calls, starts }: Figures,
  output: LanguageOutput,
): SectionResult {
  const start = (way: string) => starts.get(way) ?? { plain: Number.NaN, archived: Number.NaN };
  const callTable: Table = {
    title: "a call in Java, on a connection that is kept",
    columns: ["CPU"],
    rows: [
      { name: "java.net.http by hand, the body as text", cells: [microseconds(calls.hand)] },
      { name: "the client", cells: [microseconds(calls.client)] },
      { name: "sendAsync by hand", cells: [microseconds(calls.handAsync)] },
      { name: "the client, executeAsync", cells: [microseconds(calls.clientAsync)] },
    ],
  };
  const startTable: Table = {
    title: "a process with one call, by the first compiler and one collector",
    columns: ["CPU", "with an archive of its classes"],
    rows: [
      startRow("a process that does nothing", start("nothing")),
      startRow("java.net.http by hand", start("java.net.http")),
      startRow("the client", start("client")),
    ],
  };
  const packageTable: Table = {
    title: "the package",
    columns: ["jar", "compiling it"],
    rows: [
      { name: "the shipped manifest", cells: packageCells(shipped) },
      { name: "every fact known", cells: packageCells(filled) },
    ],
  };
  const first = start("client").plain - start("java.net.http").plain;
  return {
    section: "java",
    tables: [callTable, startTable, packageTable, output.table],
    goals: [
      atMost("a call, beside one by hand", times(calls.client, calls.hand), mostTimes),
      atMost("the first call, above one by hand", { value: first, unit: "ms" }, mostFirst),
      atMost("jar of the shipped manifest", jarSize(shipped), mostJar.shipped),
      atMost("jar, every fact known", jarSize(filled), mostJar.filled),
      atMost("compiling it, every fact known", { value: filled.seconds, unit: "s" }, mostCompiling),
      ...output.goals,
    ],
    bars: [],
    leftOut: output.failures,
  };
}

function startRow(
  name: string,
  { plain, archived }: { readonly plain: number; readonly archived: number },
): Table["rows"][number] {
  return { name, cells: [plain, archived].map((value) => ({ value, unit: "ms" }) as const) };
}

function packageCells(built: BuiltPackage): readonly Quantity[] {
  return [jarSize(built), { value: built.seconds, unit: "s" }];
}

function jarSize({ jar }: BuiltPackage): Quantity {
  return { value: statSync(jar).size / 1000, unit: "KB" };
}

function microseconds(value: number): Quantity {
  return { value, unit: "µs" };
}
