/**
 * `npm run bench`: what the generator costs beside others and by the size of a service; what its commands cost, as whole
 * processes; what the client, the server and the site of the docs cost their users.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { chartSvg } from "./chart.js";
import { cliReport } from "./cli/report.js";
import { clientReport } from "./client/report.js";
import { type BenchOptions, benchOptions } from "./command-line.js";
import { docsReport } from "./docs/report.js";
import { generatorReport } from "./generator/report.js";
import { goReport } from "./go/report.js";
import { growthReport } from "./growth/report.js";
import { javaReport } from "./java/report.js";
import { kotlinReport } from "./kotlin/report.js";
import { largestReport } from "./largest/report.js";
import { machineText, thisMachine } from "./machine.js";
import { nodeProgram, runWith } from "./node-program.js";
import { peersReport } from "./peers/report.js";
import {
  markedSections,
  ofOneRun,
  sectionMarkdown,
  sectionText,
  sentenceOf,
  withFigures,
} from "./report-text.js";
import type { BenchResult, SectionName, SectionResult } from "./result.js";
import type { SectionPlaces } from "./section.js";
import { pythonReport } from "./python/report.js";
import { rubyReport } from "./ruby/report.js";
import { serverReport } from "./server/report.js";

const reports: Readonly<Record<SectionName, (places: SectionPlaces) => Promise<SectionResult>>> = {
  peers: peersReport,
  generator: generatorReport,
  growth: growthReport,
  client: clientReport,
  go: goReport,
  python: pythonReport,
  java: javaReport,
  kotlin: kotlinReport,
  ruby: rubyReport,
  cli: cliReport,
  server: serverReport,
  docs: docsReport,
  largest: largestReport,
};

/** The sections of which the page on speed shows the goals alone. */
const goalsOnly: readonly SectionName[] = ["generator"];

const root = process.cwd();
const machine = thisMachine();

process.exitCode = await benchWithNode(process.argv.slice(2));

/** The exit code: 1 where something failed that was to be measured, 2 where the command line is wrong. */
async function benchWithNode(args: readonly string[]): Promise<number> {
  const { options, fault } = benchOptions(args);
  if (options === undefined) {
    process.stderr.write(`${fault}\n`);
    return 2;
  }
  const node = options.node === undefined ? process.execPath : nodeProgram(options.node, root);
  return node === process.execPath
    ? bench(options)
    : runWith(node, [process.argv[1] ?? "", ...args]);
}

async function bench(options: BenchOptions): Promise<number> {
  const project = mkdtempSync(join(tmpdir(), "bench-"));
  const sections: SectionResult[] = [];
  try {
    process.stdout.write(`medians of runs in turn; ${machineText(machine)}\n`);
    for (const name of options.sections) {
      const folder = join(project, name);
      mkdirSync(folder);
      const { runs, rounds } = options;
      const places = { root, folder, rounds, ...(runs !== undefined && { runs }) };
      const result = await reports[name](places).catch((error: unknown) => failed(name, error));
      process.stdout.write(`\n== ${name}\n\n${sectionText(result)}`);
      sections.push(result);
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  await writeResult({ form: 1, machine, sections }, options);
  return sections.some(({ leftOut }) => leftOut.length > 0) ? 1 : 0;
}

/** A section that cannot be measured takes nothing from the others. */
function failed(section: SectionName, error: unknown): SectionResult {
  const why = error instanceof Error ? error.message : String(error);
  return { section, tables: [], goals: [], bars: [], leftOut: [`the whole section: ${why}`] };
}

async function writeResult(
  result: BenchResult,
  { json, chart, page }: Pick<BenchOptions, "json" | "chart" | "page">,
): Promise<void> {
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  // Before the chart, which stands beside its tables.
  if (page) await writePage(result);
  const bars = result.sections.flatMap((section) => section.bars);
  if (chart !== undefined && bars.length > 0) {
    const title = "CPU seconds for types and client of GitHub's API";
    writeFileSync(chart, chartSvg({ title, bars, note: machineText(machine) }));
  }
}

/** All that the page and the README have places for, or nothing: no figure stands beside one of another run. */
async function writePage({ sections }: BenchResult): Promise<void> {
  const file = join(root, "docs/development/speed.md");
  const readme = join(root, "README.md");
  let text = readFileSync(file, "utf8");
  const told = ofOneRun(sections, markedSections(text));
  for (const each of told) {
    const shown = goalsOnly.includes(each.section) ? { ...each, tables: [] } : each;
    const figures = await format(sectionMarkdown(shown, machine), {
      parser: "markdown",
      printWidth: 100,
    });
    text = withFigures(text, each.section, figures);
  }
  const inReadme = told.flatMap((each) => sentenceOf(each, machine) ?? []).join("\n\n");
  const ofReadme = withFigures(readFileSync(readme, "utf8"), "sentence", inReadme, "");
  writeFileSync(file, text);
  writeFileSync(readme, ofReadme);
}
