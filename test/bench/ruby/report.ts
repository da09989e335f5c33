/** What the client in Ruby costs its users: CPU, objects and memory of a call, and of a process that loads it, beside the standard library. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findToolchain, missingToolchain } from "../../languages/toolchains.js";
import { atMost, times } from "../goal.js";
import { type LanguageOutput, languageOutput } from "../language-output.js";
import type { Quantity, Row, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";

/** The scenario in which every fact is known, so that the gem is the largest. */
const scenario = "test/scenarios/music-filled";

const settings = "{ gem: music_catalog, version: 1.0.0 }";

/** Goals of a call, beside one by `Net::HTTP`. */
const mostTimes = 1.3;
const mostObjects = 340;

/** Goals of `require`, and of what a first call costs more than one by `Net::HTTP`. */
const mostMilliseconds = 10;
const mostMemory = 1000;

/** Goal of lines an operation, every fact known. */
const mostLines = 90;

const usualRuns = 21;

/** A call in one of the ways. */
interface CallCost {
  readonly microseconds: number;
  readonly objects: number;
  /** KiB that the process holds more after all calls. */
  readonly grown: number;
}

/** A process, above one that does nothing. */
interface ProcessCost {
  readonly milliseconds: number;
  readonly objects: number;
  readonly kibibytes: number;
}

/** What was measured. */
interface Figures {
  call(way: string): CallCost;
  start(name: string): ProcessCost;
}

/** Makes the tables. */
export async function rubyReport(places: SectionPlaces): Promise<SectionResult> {
  if (findToolchain("ruby") === undefined) {
    const leftOut = [missingToolchain("ruby")];
    return { section: "ruby", tables: [], goals: [], bars: [], leftOut };
  }
  const { root, folder, rounds, runs = usualRuns } = places;
  emit(root, folder);
  const server = spawn(process.execPath, [join(root, "test/bench/client/server.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [url = ""]: string[] = await once(createInterface({ input: server.stdout }), "line");
    const lib = join(folder, "generated/ruby-client/lib");
    const env = { ...process.env, RUBYLIB: lib };
    const printed = (name: string, ...given: readonly string[]): string =>
      execFileSync("ruby", [join(root, "test/bench/ruby/programs", name), ...given], {
        ...{ env, encoding: "utf8" },
      });
    const calls = new Map<string, CallCost>();
    for (const way of ["net-http", "client"]) {
      calls.set(way, JSON.parse(printed("calls.rb", way, url, String(rounds))));
    }
    const starts: Readonly<Record<string, ProcessCost>> = JSON.parse(
      printed("starts.rb", url, String(runs)),
    );
    const output = await languageOutput(places, {
      ...{ language: "Ruby", target: "ruby-client", mostLines, settings },
      isMade: (path) => path.endsWith(".rb") && path.startsWith("lib/") && !isRuntime(root, path),
    });
    const missing = Number.NaN;
    const noCall = { microseconds: missing, objects: missing, grown: missing };
    const noProcess = { milliseconds: missing, objects: missing, kibibytes: missing };
    const figures: Figures = {
      call: (way) => calls.get(way) ?? noCall,
      start: (name) => starts[name] ?? noProcess,
    };
    return reported(figures, output);
  } finally {
    server.kill();
  }
}

/** True if a file is the same in every gem: a copy of a template. */
function isRuntime(root: string, path: string): boolean {
  const [, , ...below] = path.split("/");
  return below.length > 0 && existsSync(join(root, "templates/ruby-client/api_client", ...below));
}

function reported({ call, start }: Figures, output: LanguageOutput): SectionResult {
  const byHand = call("net-http");
  const client = call("client");
  const calls: Table = {
    title: "a call in Ruby, on a connection that is kept",
    columns: ["CPU", "objects", "memory after all of them"],
    rows: [callRow("Net::HTTP and JSON by hand", byHand), callRow("the client", client)],
  };
  const processes: Table = {
    title: "a process, above one that does nothing",
    columns: ["CPU", "objects", "memory"],
    rows: [
      processRow("require net/http and json", start("libraries")),
      processRow("require the gem", start("require")),
      processRow("a client is made", start("made")),
      processRow("a client is made, and a group is used", start("group")),
      processRow("all of the gem is loaded, with net/http and json", start("all")),
      processRow("the first call", start("call")),
      processRow("the first call by Net::HTTP", start("call-net-http")),
    ],
  };
  const loading = start("require");
  const first = start("call").milliseconds - start("call-net-http").milliseconds;
  return {
    section: "ruby",
    tables: [calls, processes, output.table],
    goals: [
      atMost(
        "a call, beside one by Net::HTTP",
        times(client.microseconds, byHand.microseconds),
        mostTimes,
      ),
      atMost("objects of a call", count(client.objects), mostObjects),
      atMost("require", milliseconds(loading.milliseconds), mostMilliseconds),
      atMost("memory of require", kilobytes(loading.kibibytes), mostMemory),
      atMost("the first call, above one by Net::HTTP", milliseconds(first), mostMilliseconds),
      ...output.goals,
    ],
    bars: [],
    leftOut: output.failures,
  };
}

function callRow(name: string, { microseconds, objects, grown }: CallCost): Row {
  return { name, cells: [{ value: microseconds, unit: "µs" }, count(objects), kilobytes(grown)] };
}

function processRow(name: string, { milliseconds: cpu, objects, kibibytes }: ProcessCost): Row {
  return { name, cells: [milliseconds(cpu), count(objects), kilobytes(kibibytes)] };
}

function count(value: number): Quantity {
  return { value, unit: "" };
}

function milliseconds(value: number): Quantity {
  return { value, unit: "ms" };
}

function kilobytes(kibibytes: number): Quantity {
  return { value: kibibytes * 1.024, unit: "KB" };
}

/** Emits the gem of the scenario. */
function emit(root: string, folder: string): void {
  const manifest = join(folder, "manifest");
  cpSync(join(root, scenario), manifest, { recursive: true });
  writeFileSync(join(manifest, "targets.yaml"), `targets:\n  ruby-client: ${settings}\n`);
  execFileSync(process.execPath, [join(root, "dist/main.js"), "generate"], { cwd: folder });
}
