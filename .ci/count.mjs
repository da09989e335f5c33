/** Adds up the reports of all suites and prints one line; fails where a suite left none. */
import { readdirSync, readFileSync } from "node:fs";

const [folder = "test-results"] = process.argv.slice(2);
const suites = ["test.json", "matrix.json", "runtimes.json"];
const present = new Set(readdirSync(folder));
const missing = suites.filter((suite) => !present.has(suite));
const reports = suites
  .filter((suite) => present.has(suite))
  .map((suite) => JSON.parse(readFileSync(`${folder}/${suite}`, "utf8")));
/** Files that failed before or beside their tests: a broken import, a hook. */
const broken = reports
  .flatMap(({ testResults }) => testResults)
  .filter((file) => file.status === "failed" && !file.assertionResults.some(isFailed));
const total = (key) => reports.reduce((sum, report) => sum + report[key], 0);

for (const suite of missing) console.log(`no report of ${suite}: the suite did not run to its end`);
for (const { name } of broken) console.log(`${name} failed outside its tests`);
const failed = total("numFailedTests") + missing.length + broken.length;
console.log(`${total("numPassedTests")} passed, ${failed} failed`);
if (failed > 0 || total("numPassedTests") === 0) process.exitCode = 1;

function isFailed({ status }) {
  return status === "failed";
}
