/** The costs of a client for the JVM for its users: CPU of a call and of a first call, bytes of the jar, and its compilation. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findToolchain, missingToolchain } from "../../languages/toolchains.js";
import { type LanguageClient, languageOutput } from "../language-output.js";
import type { Goal, Quantity, Row, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { callCost, type StartCost, startCosts } from "./costs.js";
import { type BuiltPackage, builtPackage, builtPrograms, type JvmCompiler } from "./packages.js";

/** A way in which the programs call, as they know it, and as a table names it. */
export interface CallWay {
  readonly way: string;
  readonly name: string;
}

/** A client for the JVM. Its programs stand beside its report. */
export interface JvmClient extends LanguageClient {
  readonly compiler: JvmCompiler;
  /** Jars that the package needs at run time. */
  readonly libraries: readonly string[];
  /** The ways of a call whose first is no matter. */
  readonly calls: readonly CallWay[];
  /** The ways of a process with one call. */
  readonly starts: readonly CallWay[];
  /** How often the package with every fact is compiled. */
  readonly compilations: number;
  /** The goals, but for those that each language has. */
  goals(figures: JvmFigures): readonly Goal[];
}

/** The findings of which goals are told. */
export interface JvmFigures {
  readonly shipped: PackageFigures;
  readonly filled: PackageFigures;
  /** CPU microseconds of a call in a way. */
  call(way: string): number;
  /** CPU milliseconds of a process with one call in a way. */
  start(way: string): number;
}

/** The size of a package, and CPU of its compiler. */
interface PackageFigures {
  readonly jar: Quantity;
  readonly compiling: Quantity;
}

const usualRuns = 7;

/** Makes the tables; `make` is called where the language's programs are installed. */
export async function jvmReport(
  section: "java" | "kotlin",
  places: SectionPlaces,
  make: () => JvmClient,
): Promise<SectionResult> {
  if (findToolchain(section) === undefined) {
    return { section, tables: [], goals: [], bars: [], leftOut: [missingToolchain(section)] };
  }
  const { root, folder, rounds, runs = usualRuns } = places;
  const client = make();
  const shipped = await builtPackage("shipped", client, { root, folder, runs: 1 });
  const compilations = Math.min(client.compilations, runs);
  const filled = await builtPackage("filled", client, { root, folder, runs: compilations });
  const { compiler, libraries } = client;
  const sources = join(root, "test/bench", section, "programs");
  const programs = await builtPrograms(sources, { compiler, jar: filled.jar, folder });
  const server = spawn(process.execPath, [join(root, "test/bench/client/server.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [url = ""]: string[] = await once(createInterface({ input: server.stdout }), "line");
    const classes = [filled.jar, programs, ...libraries].join(":");
    const at = { classes, folder, url };
    const output = await languageOutput(places, client);
    const calls = new Map(client.calls.map(({ way }) => [way, callCost(way, at, rounds)]));
    const starts = await startCosts(
      client.starts.map(({ way }) => way),
      at,
      runs,
    );
    const figures: JvmFigures = {
      ...{ shipped: figuresOf(shipped), filled: figuresOf(filled) },
      call: (way) => calls.get(way) ?? Number.NaN,
      start: (way) => starts.get(way)?.plain ?? Number.NaN,
    };
    return {
      section,
      tables: [...tablesOf(client, figures, starts), output.table],
      goals: [...client.goals(figures), ...output.goals],
      bars: [],
      leftOut: output.failures,
    };
  } finally {
    server.kill();
  }
}

function tablesOf(
  { language, calls, starts }: JvmClient,
  { shipped, filled, call }: JvmFigures,
  found: ReadonlyMap<string, StartCost>,
): readonly Table[] {
  return [
    {
      title: `a call in ${language}, on a connection that is kept`,
      columns: ["CPU"],
      rows: calls.map(({ way, name }) => ({ name, cells: [{ value: call(way), unit: "µs" }] })),
    },
    {
      title: "a process with one call, by the first compiler and one collector",
      columns: ["CPU", "with an archive of its classes"],
      rows: starts.map(({ way, name }) => startRow(name, found.get(way))),
    },
    {
      title: "the package",
      columns: ["jar", "compiling it"],
      rows: [
        { name: "the shipped manifest", cells: [shipped.jar, shipped.compiling] },
        { name: "every fact known", cells: [filled.jar, filled.compiling] },
      ],
    },
  ];
}

function startRow(name: string, found: StartCost | undefined): Row {
  const { plain, archived } = found ?? { plain: Number.NaN, archived: Number.NaN };
  return { name, cells: [plain, archived].map((value) => ({ value, unit: "ms" }) as const) };
}

function figuresOf({ jar, seconds }: BuiltPackage): PackageFigures {
  return {
    jar: { value: statSync(jar).size / 1000, unit: "KB" },
    compiling: { value: seconds, unit: "s" },
  };
}
