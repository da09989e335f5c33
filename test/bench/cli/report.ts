/** What the command-line tool costs its users: CPU of a start and of a call, beside curl, and bytes of the program. */
import { execFileSync } from "node:child_process";
import { cpSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { findToolchain, missingToolchain } from "../../languages/toolchains.js";
import { childSeconds } from "../child-seconds.js";
import { atMost, times } from "../goal.js";
import { median } from "../median.js";
import type { Goal, Quantity, Row, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";

/** The scenario in which every fact is known, so that the program is the largest. */
const scenario = "test/scenarios/music-filled";

/** Goals: milliseconds of CPU of a start and of a call. */
const mostStart = 4;
const mostCall = 6;

/** Processes that are started for one figure: a clock of a shell counts hundredths of a second. */
const startsAtOnce = 100;

/** The answer to every call: an object with members, as a service sends it. */
const answer = JSON.stringify({ id: "3hWqZr8N", name: "Sea", tracks: [{ name: "One" }] });

/** A line of a shell to be measured. */
interface Command {
  readonly name: string;
  readonly line: string;
}

/** Makes the tables. */
export async function cliReport(places: SectionPlaces): Promise<SectionResult> {
  if (findToolchain("go") === undefined) {
    const leftOut = [missingToolchain("go")];
    return { section: "cli", tables: [], goals: [], bars: [], leftOut };
  }
  const { root, folder, rounds } = places;
  emit(root, folder);
  const program = join(folder, "music-catalog.exe");
  const sizes = { plain: built(program, folder, []), stripped: built(program, folder, stripped) };
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const commands: readonly Command[] = [
      { name: "a program that does nothing", line: "/usr/bin/env true" },
      { name: "curl --version", line: "curl --version" },
      { name: startName, line: `${program} --version` },
      { name: "the tool, help of an operation", line: `${program} albums retrieve --help` },
      { name: curlName, line: `curl -sS ${url}/albums/one` },
      { name: callName, line: `${program} albums retrieve one` },
      {
        name: "the tool, a call as a table",
        line: `${program} albums retrieve one --output table`,
      },
    ];
    const costs = await costsOf(commands, rounds, { cwd: folder, env: environment(folder, url) });
    return reported(costs, sizes);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const startName = "the tool, --version";
const callName = "the tool, a call";
const curlName = "curl, a call";

const stripped = ["-trimpath", "-ldflags=-s -w"];

/** Milliseconds of a process by name: the median of rounds in which all take turns. */
async function costsOf(
  commands: readonly Command[],
  rounds: number,
  place: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<ReadonlyMap<string, number>> {
  const found = new Map(commands.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, line } of commands) {
      const many = `i=0; while [ $i -lt ${startsAtOnce} ]; do ${line} || exit 1; i=$((i+1)); done`;
      found.get(name)?.push(((await childSeconds(many, place)) / startsAtOnce) * 1000);
    }
  }
  return new Map([...found].map(([name, list]) => [name, median(list)]));
}

function reported(
  costs: ReadonlyMap<string, number>,
  sizes: { readonly plain: number; readonly stripped: number },
): SectionResult {
  const cost = (name: string): number => costs.get(name) ?? Number.NaN;
  const processes: Table = {
    title: "a process of the command-line tool, every fact known",
    columns: ["CPU", "beside curl --version", "beside a call of curl"],
    rows: [...costs].map(([name, value]): Row => ({
      name,
      cells: [
        { value, unit: "ms" },
        times(value, cost("curl --version")),
        times(value, cost(curlName)),
      ],
    })),
  };
  const program: Table = {
    title: "the program",
    columns: ["size"],
    rows: [
      { name: "as go install makes it", cells: [{ value: sizes.plain, unit: "MB" }] },
      { name: "stripped", cells: [{ value: sizes.stripped, unit: "MB" }] },
    ],
  };
  const goal = (name: string, most: number): Goal => {
    const figure: Quantity = { value: cost(name), unit: "ms" };
    return atMost(`CPU of ${name}`, figure, most);
  };
  return {
    section: "cli",
    tables: [processes, program],
    goals: [goal(startName, mostStart), goal(callName, mostCall)],
    bars: [],
    leftOut: [],
  };
}

/** Builds the program; gives its megabytes. */
function built(program: string, folder: string, options: readonly string[]): number {
  const cwd = join(folder, "generated/cli");
  execFileSync("go", ["build", ...options, "-o", program, "./cmd/music-catalog"], { cwd });
  return statSync(program).size / 1e6;
}

/** A user who has a token and no profile. */
function environment(folder: string, url: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    HOME: folder,
    MUSIC_CATALOG_BASE_URL: url,
    MUSIC_CATALOG_AUTHORIZATION: "Bearer token",
    MUSIC_CATALOG_AUTH_OAUTH: "token",
  };
}

/** Emits the tool of the scenario. */
function emit(root: string, folder: string): void {
  const manifest = join(folder, "manifest");
  cpSync(join(root, scenario), manifest, { recursive: true });
  const settings = "{ module: example.com/music-catalog, version: 1.0.0 }";
  writeFileSync(join(manifest, "targets.yaml"), `targets:\n  cli: ${settings}\n`);
  execFileSync(process.execPath, [join(root, "dist/main.js"), "generate"], { cwd: folder });
}
