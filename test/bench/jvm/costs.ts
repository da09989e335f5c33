/** CPU of calls and of processes, by programs of the JVM that call a service in one of several ways. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { childSeconds } from "../child-seconds.js";
import { median } from "../median.js";

/** One collector, one compiler: what a process that lives for one call is started with. */
const cold = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

/** Where the measured programs are, and the service that they call. */
export interface Programs {
  /** Their class path. */
  readonly classes: string;
  readonly folder: string;
  readonly url: string;
}

/** CPU microseconds of a call, the machine's compilers being done. */
export function callCost(way: string, { classes, url }: Programs, rounds: number): number {
  const given = ["-XX:+UseSerialGC", "-cp", classes, "Calls", way, url, String(rounds)];
  return Number(execFileSync("java", given, { encoding: "utf8" }));
}

/** CPU milliseconds of a process with one call, with and without an archive of its classes. */
export interface StartCost {
  readonly plain: number;
  readonly archived: number;
}

/** Measures processes with one call in each of the ways. */
export async function startCosts(
  ways: readonly string[],
  { classes, folder, url }: Programs,
  runs: number,
): Promise<ReadonlyMap<string, StartCost>> {
  const archives = join(folder, "archives");
  mkdirSync(archives);
  const line = (way: string, ...more: readonly string[]): string =>
    ["java", ...cold, ...more, "-cp", `'${classes}'`, "First", `'${way}'`, url].join(" ");
  const archive = (way: string): string => `'${join(archives, `${ways.indexOf(way)}.jsa`)}'`;
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
