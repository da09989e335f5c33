/**
 * Adds up the reports of all suites and prints one line; fails where a suite left none.
 *
 * Usage: `node .ci/count.mjs <folder of the reports> [script that failed …]`
 */
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const [folder = "test-results", ...failedScripts] = process.argv.slice(2);
const suites = [
  ...["test.json", "matrix.json"],
  ...["languages-first.json", "languages-second.json", "runtimes.json"],
];
/** The suites that end a script. A script may fail while its suite reports no failure: a worker was killed, or a check came before. */
const suitesOf = {
  verify: ["test.json"],
  "test:matrix": ["matrix.json"],
  "test:languages": ["languages-first.json", "languages-second.json"],
  "test:runtimes": ["runtimes.json"],
};
const present = new Set(readdirSync(folder));
const missing = suites.filter((suite) => !present.has(suite));
const reports = suites
  .filter((suite) => present.has(suite))
  .map((suite) => ({ suite, ...JSON.parse(readFileSync(`${folder}/${suite}`, "utf8")) }));
/** Files that failed before or beside their tests: a broken import, a hook. */
const broken = reports
  .flatMap(({ testResults }) => testResults)
  .filter((file) => file.status === "failed" && !file.assertionResults.some(isFailed));
const withFailures = new Set(
  reports
    .filter(({ numFailedTests, testResults }) => numFailedTests > 0 || testResults.some(isFailed))
    .map(({ suite }) => suite),
);
const unexplained = failedScripts.filter((script) => {
  const ending = suitesOf[script] ?? [];
  return ending.every((suite) => present.has(suite) && !withFailures.has(suite));
});
const total = (key) => reports.reduce((sum, report) => sum + report[key], 0);

// The log of a run is long, and its end is what people see: failures are told once more.
for (const { suite, testResults } of reports) {
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, failureMessages } of assertionResults.filter(isFailed)) {
      console.log(`\nfailed in ${suite}: ${name}\n  ${fullName}`);
      console.log(failureMessages.join("\n").slice(0, 2000).replaceAll(/^/gm, "    "));
    }
  }
}
// What to look at when a run takes too long: the suites' minutes, and the files that take most.
const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1)} min`;
for (const { suite, testResults } of reports) {
  const times = testResults.map(({ name, startTime, endTime }) => ({ name, startTime, endTime }));
  const started = Math.min(...times.map(({ startTime }) => startTime));
  const ended = Math.max(...times.map(({ endTime }) => endTime));
  console.log(`\n${suite}: ${minutes(ended - started)}, of which`);
  const lasting = times.sort((a, b) => b.endTime - b.startTime - (a.endTime - a.startTime));
  for (const { name, startTime, endTime } of lasting.slice(0, 12)) {
    console.log(`  ${minutes(endTime - startTime).padStart(8)} ${relative(".", name)}`);
  }
}
const share = process.env["TRIES"];
if (share !== undefined) {
  console.log(`\nTRIES=${share}: the matrices made this share of the tries of large properties`);
}
for (const suite of missing) console.log(`no report of ${suite}: the suite did not run to its end`);
for (const { name } of broken) console.log(`${name} failed outside its tests`);
for (const script of unexplained) console.log(`npm run ${script} failed, and no test of it did`);
const failed = total("numFailedTests") + missing.length + broken.length + unexplained.length;
console.log(`${total("numPassedTests")} passed, ${failed} failed`);
if (failed > 0 || total("numPassedTests") === 0) process.exitCode = 1;

function isFailed({ status }) {
  return status === "failed";
}
