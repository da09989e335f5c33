/** Runs the suite that lies beside it, in a process of Node, Deno or Bun: `process.mjs <place>`; prints the findings. */
import process from "node:process";
import { setTimeout } from "node:timers";
import { runSuite } from "./suite.mjs";

console.log(JSON.stringify(await runSuite(JSON.parse(process.argv[2] ?? ""))));
// All calls have ended: no timer, listener or connection of theirs may keep the process alive.
const kept = () => {
  console.error("the suite is over, and something keeps the process alive");
  process.exit(1);
};
setTimeout(kept, 3000).unref();
