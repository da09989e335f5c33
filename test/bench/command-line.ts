/** The options of `npm run bench`. */
import { parseArgs } from "node:util";
import { namedOnly, pageSections, type SectionName, sectionNames } from "./result.js";

/** The command line, read and checked. */
export interface BenchOptions {
  /** The sections, in this order. */
  readonly sections: readonly SectionName[];
  /** How often each process runs; each section has a number of its own unless given. */
  readonly runs: number | undefined;
  /** Rounds of calls, and of requests. */
  readonly rounds: number;
  /** Files to write. */
  readonly json: string | undefined;
  readonly chart: string | undefined;
  /** True if the figures go into the page on speed, the README and its chart. */
  readonly page: boolean;
  /** Major version of the Node that everything runs on; this one unless given. */
  readonly node: number | undefined;
}

/** The options, or the mistake in them. */
export type AskedOptions =
  | { readonly options: BenchOptions; readonly fault?: undefined }
  | { readonly options?: undefined; readonly fault: string };

/** The chart that the page and the README show. */
const pageChart = ".github/bench.svg";

/** Reads the arguments. */
export function benchOptions(args: readonly string[]): AskedOptions {
  try {
    return { options: readOptions(args) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      section: { type: "string", multiple: true },
      runs: { type: "string" },
      rounds: { type: "string", default: "15" },
      json: { type: "string" },
      chart: { type: "string" },
      page: { type: "boolean", default: false },
      node: { type: "string" },
    },
  });
  if (values.page && values.section !== undefined) {
    throw new Error("all tables of the page are of one run: --page goes without --section");
  }
  const usual = sectionNames.filter((name) => !namedOnly.includes(name));
  const asked = values.section?.map(sectionName) ?? (values.page ? pageSections : usual);
  const sections = sectionNames.filter((name) => asked.includes(name));
  if (values.chart !== undefined && !sections.includes("peers")) {
    throw new Error("--chart shows what the section peers finds");
  }
  return {
    sections,
    runs: values.runs === undefined ? undefined : count("runs", values.runs),
    rounds: count("rounds", values.rounds),
    json: values.json,
    chart: values.chart ?? (values.page ? pageChart : undefined),
    page: values.page,
    node: values.node === undefined ? undefined : count("node", values.node),
  };
}

function sectionName(text: string): SectionName {
  const found = sectionNames.find((name) => name === text);
  if (found !== undefined) return found;
  throw new Error(`there is no section ${text}: there are ${sectionNames.join(", ")}`);
}

function count(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`--${option} takes a number from 1 on, not ${text}`);
  return Number(text);
}
