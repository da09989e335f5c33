/** A process that writes one output after the other until it is killed: `node killed-run.js OUT FIRST SECOND`. */
import { readFileSync } from "node:fs";
import { argv, stdout } from "node:process";
import { applyPlan } from "../../../generator/output/apply.js";
import { surveyOutput } from "../../../generator/output/survey.js";
import { mark, treeOf } from "./trees.js";

const [, , out = "", ...files] = argv;
const trees = files.map((file) => {
  const parsed: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
  return treeOf(parsed);
});
stdout.write("ready\n");
for (;;) {
  for (const wanted of trees) {
    const plan = surveyOutput({ out, wanted, scope: "all", mark });
    const { value, diagnostics } = await applyPlan(plan);
    if (value === "failed") {
      stdout.write(`${JSON.stringify([...plan.diagnostics, ...diagnostics])}\n`);
    }
  }
}
