/** Generates as the command does, into a folder where nothing is yet, and prints the CPU seconds of each stage as JSON. */
import { writeSync } from "node:fs";
import { defaults } from "../../dist/commands/options.js";
import { planRun } from "../../dist/commands/run.js";
import { applyPlan } from "../../dist/output/apply.js";

const [, , manifest, out, target] = process.argv;
const times = { start: seconds(process.cpuUsage()) };

/** The stages follow one another, so that whatever the process uses is used by the one that runs. */
function stage(name, run) {
  const before = process.cpuUsage();
  const done = () => {
    times[name] = seconds(process.cpuUsage(before));
  };
  const result = run();
  if (result instanceof Promise) void result.then(done, done);
  else done();
  return result;
}

function seconds({ user, system }) {
  return (user + system) / 1e6;
}

const { plan, diagnostics } = await planRun(
  { ...defaults, manifest, out, target: [target] },
  stage,
);
if (plan === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
const { value } = await stage("read back and write", () => applyPlan(plan));
if (value !== "done") throw new Error("nothing was written");
writeSync(1, JSON.stringify(times));
