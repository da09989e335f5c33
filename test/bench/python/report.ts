/** What the client in Python costs its users: CPU of a call, and of a process that loads it, beside the libraries below it. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findToolchain, missingToolchain } from "../../languages/toolchains.js";
import { pythonEnvironment } from "../../languages/python/environment.js";
import { atMost } from "../goal.js";
import { type LanguageOutput, languageOutput } from "../language-output.js";
import type { Quantity, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";

/** The scenario in which every fact is known, so that the package is the largest. */
const scenario = "test/scenarios/music-filled";

/** Goals: a call beside one by `http.client`, and milliseconds until a client is made. */
const mostTimes = 2;
const mostStart = 40;

/** Goal of lines an operation, every fact known. */
const mostLines = 70;

const usualRuns = 21;

/** Makes the tables. */
export async function pythonReport(places: SectionPlaces): Promise<SectionResult> {
  if (findToolchain("python") === undefined) {
    const leftOut = [missingToolchain("python")];
    return { section: "python", tables: [], goals: [], bars: [], leftOut };
  }
  const { root, folder, rounds, runs = usualRuns } = places;
  emit(root, folder);
  const programs = join(root, "test/bench/python/programs");
  const python = pythonEnvironment(root).program("python");
  const env = {
    ...process.env,
    // Bytecode is there after the first run, as it is after an installation.
    ...{ PYTHONDONTWRITEBYTECODE: "", PYTHONPYCACHEPREFIX: join(folder, "bytecode") },
    PYTHONPATH: join(folder, "generated/python-client/src"),
  };
  const server = spawn(python, [join(programs, "server.py")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port]: string[] = await once(createInterface({ input: server.stdout }), "line");
    const printed = (name: string, ...given: readonly string[]): string =>
      execFileSync(python, [join(programs, name), ...given], { env, encoding: "utf8" });
    const call = (way: string): number =>
      Number(printed("calls.py", way, port ?? "", String(rounds)));
    const starts: Readonly<Record<string, number>> = JSON.parse(
      printed("starts.py", `http://127.0.0.1:${port}`, String(runs)),
    );
    const output = await languageOutput(places, {
      ...{ language: "Python", target: "python-client", mostLines },
      settings: "{ package: music-catalog, version: 1.0.0 }",
      isMade: (path) => path.endsWith(".py") && !path.includes("/_runtime/"),
    });
    return reported({ call, start: (name) => starts[name] ?? Number.NaN }, output);
  } finally {
    server.kill();
  }
}

/** What was measured. */
interface Figures {
  /** CPU microseconds of a call in one of the ways. */
  call(way: string): number;
  /** CPU milliseconds of a process, above those of one that does nothing. */
  start(name: string): number;
}

function reported({ call, start }: Figures, output: LanguageOutput): SectionResult {
  const byHand = call("http-client");
  const client = call("client");
  const calls: Table = {
    title: "a call in Python, on a connection that is kept",
    columns: ["CPU"],
    rows: [
      row("http.client by hand", microseconds(byHand)),
      row("httpx2 by hand", microseconds(call("httpx2"))),
      row("the client", microseconds(client)),
      row("httpx2 by hand, asynchronous", microseconds(call("httpx2-async"))),
      row("the asynchronous client", microseconds(call("client-async"))),
    ],
  };
  const made: Quantity = { value: start("made"), unit: "ms" };
  const processes: Table = {
    title: "a process, above one that does nothing",
    columns: ["CPU"],
    rows: [
      row("import http.client, json", milliseconds(start("http-client"))),
      row("import httpx2", milliseconds(start("httpx2"))),
      row("import the client's package", milliseconds(start("import"))),
      row("a client is made", made),
      row("a client is made, with a transport of the caller's", milliseconds(start("handed-in"))),
      row("a client is made, and a group is used", milliseconds(start("group"))),
      row("the first call", milliseconds(start("call"))),
      row("the first call by http.client", milliseconds(start("call-http-client"))),
    ],
  };
  return {
    section: "python",
    tables: [calls, processes, output.table],
    goals: [
      atMost(
        "a call, beside one by http.client",
        { value: client / byHand, unit: "times" },
        mostTimes,
      ),
      atMost("until a client is made", made, mostStart),
      ...output.goals,
    ],
    bars: [],
    leftOut: output.failures,
  };
}

function row(name: string, figure: Quantity): Table["rows"][number] {
  return { name, cells: [figure] };
}

function microseconds(value: number): Quantity {
  return { value, unit: "µs" };
}

function milliseconds(value: number): Quantity {
  return { value, unit: "ms" };
}

/** Emits the client of the scenario. */
function emit(root: string, folder: string): void {
  const manifest = join(folder, "manifest");
  cpSync(join(root, scenario), manifest, { recursive: true });
  writeFileSync(
    join(manifest, "targets.yaml"),
    "targets:\n  python-client: { package: music-catalog, version: 1.0.0 }\n",
  );
  execFileSync(process.execPath, [join(root, "dist/main.js"), "generate"], { cwd: folder });
}
