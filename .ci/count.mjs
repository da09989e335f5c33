/** Adds up the reports of all suites and prints one line; fails where a suite left none. */
import { readdirSync, readFileSync } from "node:fs";

const [folder = "test-results"] = process.argv.slice(2);
const suites = ["test.json", "matrix.json"];
const present = new Set(readdirSync(folder));
const missing = suites.filter((suite) => !present.has(suite));
const reports = suites
  .filter((suite) => present.has(suite))
  .map((suite) => JSON.parse(readFileSync(`${folder}/${suite}`, "utf8")));
const total = (key) => reports.reduce((sum, report) => sum + report[key], 0);

for (const suite of missing) console.log(`no report of ${suite}: the suite did not run to its end`);
const failed = total("numFailedTests") + missing.length;
console.log(`${total("numPassedTests")} passed, ${failed} failed`);
if (failed > 0 || total("numPassedTests") === 0) process.exitCode = 1;
