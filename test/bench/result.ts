/** The results of one run of the bench: the output of `--json`, and the source of the tables, the page on speed and the chart. */

/** A part of the bench, which can be run alone. */
export type SectionName = (typeof sectionNames)[number];

/** The parts that the page on speed shows. All of its tables are of one run. */
export const pageSections: readonly SectionName[] = ["peers", "generator", "growth"];

/** The parts that run where they are named alone: they take minutes, for inputs that few people have. */
export const namedOnly: readonly SectionName[] = ["largest"];

/** All parts, in the order in which they run. */
export const sectionNames = [
  "peers",
  "generator",
  "growth",
  "client",
  "go",
  "python",
  "java",
  "kotlin",
  "ruby",
  "cli",
  "server",
  "docs",
  "largest",
] as const;

/** The unit of a number; nothing where it is a plain number. */
export type Unit =
  | "s"
  | "ms"
  | "µs"
  | "ns"
  | "MiB"
  | "MB"
  | "KB"
  | "bytes"
  | "requests/s"
  | "times"
  | "files"
  | "runs"
  | "";

/** A number and what it counts. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
}

/** The measurements, as rows and columns. */
export interface Table {
  /** The heading of the rows. */
  readonly title: string;
  /** Names of the columns of figures. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** One thing that was measured. */
export interface Row {
  readonly name: string;
  /** One for each column; null where there is none. */
  readonly cells: readonly (Quantity | null)[];
}

/** Something that is wanted of a figure; told, never enforced. */
export interface Goal {
  readonly name: string;
  readonly figure: Quantity;
  readonly bound: "at most" | "at least";
  /** In the unit of the figure. */
  readonly wanted: number;
  readonly isMet: boolean;
}

/** A bar of the chart. */
export interface Bar {
  readonly name: string;
  /** Seconds of CPU. */
  readonly seconds: number;
  /** True if it is this generator's. */
  readonly isOurs: boolean;
}

/** The findings of one part. */
export interface SectionResult {
  readonly section: SectionName;
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
  /** The missing parts of the tables, and the reasons. */
  readonly leftOut: readonly string[];
  /** The bars of the chart; empty in a part that has no chart. */
  readonly bars: readonly Bar[];
}

/** The machine of the figures. It names no host, which would say nothing to anybody else. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** GiB of memory. */
  readonly memory: number;
  /** Such as `Linux 6.1, x64`. */
  readonly system: string;
  /** Version of Node, such as `24.1.0`. */
  readonly node: string;
}

/** The output of `--json`. */
export interface BenchResult {
  /** Goes up whenever the form changes. */
  readonly form: 1;
  readonly machine: Machine;
  readonly sections: readonly SectionResult[];
}
