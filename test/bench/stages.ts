/** Generates as the command does, into a folder where nothing is yet, and prints the CPU seconds of each stage as JSON. */
import { readFileSync, writeSync } from "node:fs";
import { basename, join } from "node:path";
import { applyPlan } from "../../generator/output/apply.js";
import { surveyOutput } from "../../generator/output/survey.js";
import { build, type Stage } from "../../generator/pipeline.js";

const [, , manifest, out, target, templates] = process.argv;
if (
  manifest === undefined ||
  out === undefined ||
  target === undefined ||
  templates === undefined
) {
  throw new Error("arguments: the manifest, the folder to write, the target, the templates");
}

const times: Record<string, number> = { start: seconds(process.cpuUsage()) };

/** The stages follow one another, so that whatever the process uses is used by the one that runs. */
const stage: Stage = (name, run) => {
  const before = process.cpuUsage();
  const done = (): void => {
    times[name] = seconds(process.cpuUsage(before));
  };
  const result = run();
  if (result instanceof Promise) void result.then(done, done);
  else done();
  return result;
};

function seconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

const targets = target.split(",");
const { value: built, diagnostics } = await build({
  folder: manifest,
  name: basename(manifest),
  templates: (template) => readFileSync(join(templates, template)),
  targets,
  stage,
});
const wanted = built.tree;
if (wanted === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
const plan = stage("plan", () => surveyOutput({ out, wanted, scope: targets, mark: "Made by" }));
const applied = await stage("read back and write", () => applyPlan(plan));
if (applied.value !== "done") throw new Error("nothing was written");
writeSync(1, JSON.stringify(times));
