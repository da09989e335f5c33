/**
 * `npm run bench`: what the command line costs, as whole processes, beside an empty Node process in the same run; what the
 * client costs, beside others; what the server costs, beside one that is written by hand; what the site of the docs costs its
 * readers. `--section` does one of them.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { documentCases, outputCases, typeCases } from "./large-cases.js";
import { clientReport } from "./client/report.js";
import { docsReport } from "./docs/report.js";
import { type Case, measureAll } from "./measure.js";
import { serverReport } from "./server/report.js";
import { figuresOf, tableOf } from "./table.js";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    /** Rounds of calls, and of requests. */
    rounds: { type: "string", default: "15" },
    json: { type: "string" },
    /** `generator`, `client`, `server` or `docs`; all unless given. */
    section: { type: "string" },
  },
});

const reports = { client: clientReport, server: serverReport, docs: docsReport };

const root = process.cwd();
const project = mkdtempSync(join(tmpdir(), "bench-"));
const program = join(root, "dist/main.js");
const out = join(project, "generated");
const cold = join(project, "cold");
const withOut = (folder: string): string[] => [
  "--manifest",
  join(project, "manifest"),
  "--out",
  folder,
];

const smallCases: readonly Case[] = [
  { name: "empty Node process", args: ["--eval", "0"] },
  {
    name: "generate, from nothing",
    args: [program, "generate", ...withOut(cold)],
    budget: 1.2,
    prepare: () => rmSync(cold, { recursive: true, force: true }),
  },
  { name: "generate, unchanged", args: [program, "generate", ...withOut(out)], budget: 0.25 },
  { name: "check, unchanged", args: [program, "check", ...withOut(out)], budget: 0.25 },
];

try {
  const { section } = values;
  const rounds = Number(values.rounds);
  if (section === undefined || section === "generator") await generatorSection();
  for (const [name, report] of Object.entries(reports)) {
    if (section !== undefined && section !== name) continue;
    const folder = join(project, name);
    process.stdout.write(`${await report({ root, folder, rounds })}\n`);
  }
} finally {
  rmSync(project, { recursive: true, force: true });
}

async function generatorSection(): Promise<void> {
  cpSync(join(root, "manifest"), join(project, "manifest"), { recursive: true });
  const cases = [
    ...smallCases,
    ...outputCases({ root, folder: join(project, "large") }),
    ...documentCases({ root, folder: join(project, "documents") }),
    ...typeCases({ root, folder: join(project, "types") }),
  ];
  const rows = await measureAll(cases, {
    runs: Number(values.runs),
    cwd: project,
    preload: join(root, "test/bench/usage.mjs"),
  });
  process.stdout.write(`medians of runs in turn, Node ${process.version}\n\n`);
  process.stdout.write(`${tableOf(rows)}\n${figuresOf(rows)}\n`);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
}
