/** The costs of the client in Go for its users: CPU and allocations of a call, bytes of a program, and its compilation. */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findToolchain, missingToolchain } from "../../languages/toolchains.js";
import { childSeconds } from "../child-seconds.js";
import { atMost } from "../goal.js";
import { languageOutput } from "../language-output.js";
import { median } from "../median.js";
import type { Quantity, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";

/** The scenario in which every fact is known, so that the package is the largest. */
const scenario = "test/scenarios/music-filled";

/** Goals of a call and of a program. */
const mostAllocations = 48;
const mostAdded = 500;

/** Goal of lines an operation, every fact known. */
const mostLines = 60;

/** Makes the tables. */
export async function goReport(places: SectionPlaces): Promise<SectionResult> {
  const { root, folder, rounds } = places;
  if (findToolchain("go") === undefined) {
    const leftOut = [missingToolchain("go")];
    return { section: "go", tables: [], goals: [], bars: [], leftOut };
  }
  const programs = preparedPrograms(root, folder);
  const byHand = callCost("ByHand", programs, rounds);
  const client = callCost("Client", programs, rounds);
  const sizes = { byHand: sizeOf("byhand", programs), client: sizeOf("client", programs) };
  const output = await languageOutput(places, {
    ...{ language: "Go", target: "go-client", mostLines },
    settings: "{ module: musiccatalog, version: 1.0.0 }",
    isMade: (path) => path.endsWith(".go") && !/(?:^|\/)sdk_|^internal\/|_test\.go$/.test(path),
  });
  const added: Quantity = { value: sizes.client - sizes.byHand, unit: "KB" };
  const calls: Table = {
    title: "a call in Go, answered in memory",
    columns: ["CPU", "bytes", "allocations"],
    rows: [
      { name: "net/http by hand", cells: cells(byHand) },
      { name: "the client", cells: cells(client) },
    ],
  };
  const builds: Table = {
    title: "a program with one call, every fact known",
    columns: ["stripped", "compiling the client"],
    rows: [
      { name: "net/http by hand", cells: [{ value: sizes.byHand, unit: "KB" }, null] },
      {
        name: "the client",
        cells: [
          { value: sizes.client, unit: "KB" },
          { value: await compileSeconds(folder, rounds), unit: "s" },
        ],
      },
    ],
  };
  return {
    section: "go",
    tables: [calls, builds, output.table],
    goals: [
      atMost("allocations of a call", { value: client.allocations, unit: "" }, mostAllocations),
      atMost("added to a program", added, mostAdded),
      ...output.goals,
    ],
    bars: [],
    leftOut: output.failures,
  };
}

/** Emits the client, and lays the programs beside it; gives back their folder. */
function preparedPrograms(root: string, folder: string): string {
  const manifest = join(folder, "manifest");
  cpSync(join(root, scenario), manifest, { recursive: true });
  writeFileSync(
    join(manifest, "targets.yaml"),
    "targets:\n  go-client: { module: musiccatalog, version: 1.0.0 }\n",
  );
  execFileSync(process.execPath, [join(root, "dist/main.js"), "generate"], { cwd: folder });
  const programs = join(folder, "programs");
  cpSync(join(root, "test/bench/go/programs"), programs, { recursive: true });
  writeFileSync(
    join(programs, "go.mod"),
    [
      "module example.com/programs",
      "go 1.24",
      "require musiccatalog v0.0.0",
      "replace musiccatalog => ../generated/go-client\n",
    ].join("\n\n"),
  );
  return programs;
}

/** A call: nanoseconds, bytes and allocations. */
interface CallCost {
  readonly nanoseconds: number;
  readonly bytes: number;
  readonly allocations: number;
}

function callCost(name: string, programs: string, rounds: number): CallCost {
  const args = [
    "test",
    "-run",
    "^$",
    "-bench",
    `^Benchmark${name}$`,
    "-benchmem",
    "-count",
    String(rounds),
  ];
  const printed = execFileSync("go", args, { cwd: programs, encoding: "utf8" });
  const line = /\s([\d.]+) ns\/op\s+(\d+) B\/op\s+(\d+) allocs\/op/g;
  const runs = [...printed.matchAll(line)].map((each) => each.slice(1).map(Number));
  const middle = (column: number): number => median(runs.map((each) => each[column] ?? Number.NaN));
  // What disturbs a round only adds to its time.
  const nanoseconds = Math.min(...runs.map(([time = Number.NaN]) => time));
  return { nanoseconds, bytes: middle(1), allocations: middle(2) };
}

function cells({ nanoseconds, bytes, allocations }: CallCost): readonly Quantity[] {
  return [
    { value: nanoseconds / 1000, unit: "µs" },
    { value: bytes, unit: "bytes" },
    { value: allocations, unit: "" },
  ];
}

/** Kilobytes of a program without symbols. */
function sizeOf(name: string, programs: string): number {
  const file = join(programs, `${name}.exe`);
  execFileSync("go", ["build", "-trimpath", "-ldflags=-s -w", "-o", file, `./${name}`], {
    cwd: programs,
  });
  return statSync(file).size / 1000;
}

/** CPU seconds of compiling the package alone: a comment more each time, and nothing else is compiled anew. */
async function compileSeconds(folder: string, rounds: number): Promise<number> {
  const cwd = join(folder, "generated/go-client");
  const builds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    appendFileSync(join(cwd, "client.go"), "//\n");
    builds.push(await childSeconds("go build .", { cwd }));
  }
  return median(builds);
}
