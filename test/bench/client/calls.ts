/**
 * The cost of a call for its process: CPU time. Each client has its own process, as it has in use: in one process, the clients
 * would share their effects on the platform's compiled code and memory. Rounds take all in turn.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { median } from "../median.js";

/** One call, to its decoded answer. */
export type CallOnce = () => Promise<unknown>;

/** Medians of a client, in microseconds of CPU (user and system) a call. */
export interface CallCost {
  readonly name: string;
  /** One call after the other. */
  readonly sequential: number;
  /** 50 at once. */
  readonly concurrent: number;
}

/** The measurement of a process, by its name. */
type Mode = "sequential" | "concurrent";

const atOnce = 50;
const sequentialCalls = 300;
const batches = 8;
/** The first rounds, in which the platform's compiler works, are not measured. */
const warmUps = 3;

/**
 * Measures clients; each round begins with another of them. The program that calls this is started anew for each client, with
 * its arguments and the client's name behind them, and then does what it is told.
 */
export async function measureCalls(
  clients: Readonly<Record<string, CallOnce>>,
  rounds: number,
): Promise<readonly CallCost[]> {
  const [, program = "", ...given] = process.argv;
  const names = Object.keys(clients);
  const processes = names.map((name) => ({
    name,
    child: fork(program, [...given, name]),
    costs: { sequential: new Array<number>(), concurrent: new Array<number>() },
  }));
  for (let round = -warmUps; round < rounds; round++) {
    for (let index = 0; index < processes.length; index++) {
      const each = processes[(index + round + warmUps) % processes.length];
      if (each === undefined) continue;
      for (const mode of ["sequential", "concurrent"] as const) {
        const microseconds = await measured(each.child, mode);
        if (round >= 0) each.costs[mode].push(microseconds);
      }
    }
  }
  for (const { child } of processes) child.disconnect();
  return processes.map(({ name, costs }) => ({
    name,
    sequential: median(costs.sequential),
    concurrent: median(costs.concurrent),
  }));
}

/** The part of one client's process: measures its calls whenever it is told to. */
export function serveMeasurements(call: CallOnce): void {
  process.on("message", (mode: Mode) => {
    const work =
      mode === "sequential"
        ? cost(sequentialCalls, () => inTurn(call))
        : cost(batches * atOnce, () => inBatches(call));
    void work.then((microseconds) => process.send?.(microseconds));
  });
  process.on("disconnect", () => process.exit());
}

async function measured(child: ChildProcess, mode: Mode): Promise<number> {
  const answer = once(child, "message");
  child.send(mode);
  const [microseconds] = await answer;
  return Number(microseconds);
}

async function inTurn(call: CallOnce): Promise<void> {
  for (let count = 0; count < sequentialCalls; count++) await call();
}

async function inBatches(call: CallOnce): Promise<void> {
  for (let batch = 0; batch < batches; batch++) {
    await Promise.all(Array.from({ length: atOnce }, call));
  }
}

async function cost(calls: number, work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}
