/**
 * Loaded into each measured process, and into each process of Node that it starts: tells on its exit what it used, in a file of
 * its own, since what children used is nowhere to be had from Node.
 */
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const folder = process.env.BENCH_USAGE;

if (isMainThread && folder !== undefined) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const used = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
    writeFileSync(`${folder}/${process.pid}.json`, JSON.stringify(used));
  });
}
