/** Runs cases against a driver: many at once, each with an exchange of its own on one server. */
import type { Vector } from "./cases.js";
import { conduct } from "./exchange.js";
import { type DriverCommand, startDriver, type Driver } from "./driver-process.js";
import { resultFaults } from "./expectation.js";
import { filled, type Filling, jobCall } from "./placeholders.js";
import type { JobResult } from "./protocol.js";
import { type ScriptedServer, startServer } from "./server.js";

/** The findings on the cases of one driver. */
export interface Findings {
  /** The faults of each case, by its id. */
  readonly cases: ReadonlyMap<string, readonly string[]>;
  /** The faults of the run as a whole. */
  readonly faults: readonly string[];
}

/** How many cases go on at the same time. */
const atOnce = 48;

/** Milliseconds after which a case hangs: on the slowest machine none takes a tenth of them. */
const patience = 60_000;

/** Runs the cases of one scenario with a driver, or with the one that a command starts. */
export async function runVectors(
  command: DriverCommand | Driver,
  vectors: readonly Vector[],
): Promise<Findings> {
  const server = await startServer();
  const driver = "program" in command ? startDriver(command) : command;
  const saysEmptyLengths = "program" in command && command.saysEmptyLengths === true;
  const cases = new Map<string, readonly string[]>();
  try {
    const waiting = [...vectors.entries()];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, vector] = next;
        const surroundings = { server, driver, saysEmptyLengths };
        cases.set(vector.id, await caseFaults(vector, `k${index}`, surroundings));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const { code, log } = await within("the driver did not end", driver.end());
    const faults = server.strays.map((stray) => `a request of no case: ${stray}`);
    if (code !== 0) faults.push(`the driver ended with ${code}: ${log}`);
    return { cases, faults };
  } finally {
    await server.close();
  }
}

async function caseFaults(
  vector: Vector,
  segment: string,
  {
    server,
    driver,
    saysEmptyLengths,
  }: {
    readonly server: ScriptedServer;
    readonly driver: Driver;
    readonly saysEmptyLengths: boolean;
  },
): Promise<readonly string[]> {
  const { id, client, calls, together, anyOrder, exchange } = vector;
  const { base, other } = server.ports;
  const hosts = { base: `127.0.0.1:${base}`, other: `127.0.0.1:${other}` };
  const filling: Filling = {
    base: `http://${hosts.base}/${segment}`,
    other: `http://${hosts.other}/${segment}`,
    origin: `http://${hosts.base}`,
    path: `/${segment}`,
    refused: `http://127.0.0.1:${server.deadPort}`,
  };
  const fill = <Value>(value: Value): Value => filled(value, filling);
  const abort = () => driver.abort(id);
  const conducted = conduct(exchange, { hosts, fill, abort, anyOrder, saysEmptyLengths });
  server.open(segment, conducted);
  const given = fill({ ...client, baseUrl: client.baseUrl ?? "$(base)" });
  const job = { id, client: given, calls: calls.map((each) => jobCall(each)).map(fill), together };
  try {
    const result: JobResult = await within("there was no result", driver.run(job));
    await within("the connection was never closed", conducted.settled());
    const wanted = fill({
      outcomes: vector.outcomes,
      notices: vector.notices,
      secrets: vector.secrets,
    });
    return [...conducted.faults(), ...resultFaults(wanted, result)];
  } catch (error) {
    return [String(error), ...conducted.faults()];
  }
}

function within<Value>(what: string, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} in ${patience} ms`)), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
