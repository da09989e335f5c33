/** Requests a second, and CPU of a request: each application in a process of its own, rounds in turn, ratios within a round. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { median } from "../median.js";
import { load } from "./load.js";
import type { BenchService } from "./services.js";
import type { Told } from "./serving.js";

/** Applications of one service. */
export type AppName = "hand-written" | "ours";

/** Medians of one application. */
export interface Throughput {
  readonly app: AppName;
  /** Requests a second. */
  readonly rate: number;
  /** Microseconds of CPU (user and system) of the server's process a request. */
  readonly cpu: number;
}

/** Medians of both, and of what they are to each other in a round: above 1 = ours does better. */
export interface Comparison {
  readonly service: BenchService;
  readonly apps: readonly Throughput[];
  readonly rateRatio: number;
  readonly cpuRatio: number;
}

/** Requests of one turn: about half a second. */
const requests = 6000;
/** The first rounds, in which the platform's compiler works, are not measured. */
const warmUps = 6;

/** Measures the applications of a service; `program` serves the one that it is told. */
export async function compareThroughput(
  service: BenchService,
  { program, rounds }: { readonly program: string; readonly rounds: number },
): Promise<Comparison> {
  const hand = await start(program, "hand-written");
  const ours = await start(program, "ours");
  const ratios: { readonly rate: number; readonly cpu: number }[] = [];
  try {
    for (let round = -warmUps; round < rounds; round++) {
      const order = round % 2 === 0 ? [hand, ours] : [ours, hand];
      for (const app of order) app.turns.push(await turn(app, service));
      if (round < 0) for (const app of order) app.turns.length = 0;
    }
    for (const [index, turnOfOurs] of ours.turns.entries()) {
      const other = hand.turns[index];
      if (other === undefined) continue;
      ratios.push({ rate: turnOfOurs.rate / other.rate, cpu: other.cpu / turnOfOurs.cpu });
    }
  } finally {
    for (const { child } of [hand, ours]) child.disconnect();
  }
  return {
    service,
    apps: [hand, ours].map(({ app, turns }) => ({
      app,
      rate: median(turns.map(({ rate }) => rate)),
      cpu: median(turns.map(({ cpu }) => cpu)),
    })),
    rateRatio: median(ratios.map(({ rate }) => rate)),
    cpuRatio: median(ratios.map(({ cpu }) => cpu)),
  };
}

interface Child {
  readonly child: ChildProcess;
  /** Rejected when it has ended before its time. */
  readonly ended: Promise<never>;
}

interface Running extends Child {
  readonly app: AppName;
  readonly port: number;
  readonly turns: { readonly rate: number; readonly cpu: number }[];
}

async function start(program: string, app: AppName): Promise<Running> {
  const child = fork(program, [app], { env: { ...process.env, NODE_ENV: "production" } });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the server ended with ${String(code)}`);
  });
  // When all is measured it may end.
  ended.catch(() => {});
  const { port = 0 } = await told({ child, ended });
  return { app, child, ended, port, turns: [] };
}

async function turn(
  running: Running,
  { calls }: BenchService,
): Promise<{ readonly rate: number; readonly cpu: number }> {
  const before = await cpuOf(running);
  const seconds = await load(running.port, calls, requests);
  const used = (await cpuOf(running)) - before;
  return { rate: requests / seconds, cpu: (used / requests) * 1e6 };
}

async function cpuOf(child: Child): Promise<number> {
  const answer = told(child);
  child.child.send("cpu");
  return (await answer).cpu ?? 0;
}

async function told({ child, ended }: Child): Promise<Told> {
  const [message] = await Promise.race([once(child, "message"), ended]);
  return message;
}
