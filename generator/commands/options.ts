/** The options of the command line for every command, read and checked. */
import { basename, resolve } from "node:path";

/** Formats of results and diagnostics. */
export const formats = ["text", "json", "github"] as const;

/** Options that the commands share. */
export interface Options {
  /** Folder of the manifest, as written. */
  readonly manifest: string;
  /** Folder of the output, as written. */
  readonly out: string;
  /** Targets to make; none = all. */
  readonly target: readonly string[];
  /** Ids of the groups whose files are made, beside those of the whole API; none = all. Only `generate` has it. */
  readonly group: readonly string[];
  readonly format: (typeof formats)[number];
  readonly quiet: boolean;
  /** True if to print how long each stage took. */
  readonly profile: boolean;
  /** True if to build the packages that are made; only `generate` does. */
  readonly build: boolean;
  /** True if to list every file; only `generate` does. */
  readonly verbose: boolean;
}

/** The defaults of options. */
export const defaults: Options = {
  manifest: "manifest",
  out: "generated",
  target: [],
  group: [],
  format: "text",
  quiet: false,
  profile: false,
  build: true,
  verbose: false,
};

/** Formats of `coverage`. */
export const coverageFormats = ["text", "json", "markdown"] as const;

/** Options of `coverage`. */
export interface CoverageOptions extends Pick<Options, "manifest" | "quiet"> {
  readonly format: (typeof coverageFormats)[number];
  /** True if to list everything that is not shown; JSON always does. */
  readonly all: boolean;
  /** Counts what belongs to this group, or is of this kind, only; left out = all. */
  readonly group?: string;
  readonly kind?: string;
  /** Percentage of facts that must be known. */
  readonly min?: number;
  /** File that says what was known, as written. */
  readonly baseline?: string;
  /** True if to write the baseline whatever it costs, and wherever this runs. */
  readonly updateBaseline: boolean;
  /** True if also what is new has to be known. */
  readonly strict: boolean;
  /** File of a badge to write, as written. */
  readonly badge?: string;
}

/** The defaults of the options of `coverage`. */
export const coverageDefaults: CoverageOptions = {
  manifest: defaults.manifest,
  quiet: defaults.quiet,
  format: "text",
  all: false,
  updateBaseline: false,
  strict: false,
};

/** Formats of `diff`. */
export const diffFormats = ["text", "json", "markdown"] as const;

/** The changes on which `diff` may fail: every break, or only breaks of the contract and not of types alone. */
export const diffFailures = ["breaking", "contract"] as const;

/** Options of `diff`. */
export interface DiffOptions extends Pick<Options, "manifest"> {
  /** A folder, or a revision of git; see `manifestSide`. */
  readonly old: string;
  /** The same; left out = the folder of the manifest. */
  readonly new?: string;
  readonly format: (typeof diffFormats)[number];
  readonly failOn?: (typeof diffFailures)[number];
  /** True if to list each thing that is new, where there are many of them; JSON always does. */
  readonly all: boolean;
}

/** The defaults of the options of `diff`. */
export const diffDefaults: Omit<DiffOptions, "old"> = {
  manifest: defaults.manifest,
  format: "text",
  all: false,
};

/** Options of `mock`. */
export interface MockOptions extends Pick<Options, "manifest" | "quiet"> {
  /** 0 = any that is free. */
  readonly port: number;
  readonly host: string;
  /** Another one makes other values. */
  readonly seed?: string;
  /** Milliseconds before each answer. */
  readonly delay: number;
  /** How many of the answers are errors of the server, from 0 to 1. */
  readonly errors: number;
  /** How many items a list has that comes in pages. */
  readonly items?: number;
  /** The callers whose requests are answered. */
  readonly credentials: (typeof mockCredentials)[number];
  /** True if pages of other origins may ask. */
  readonly cors: boolean;
}

/** The callers whose requests a mock answers: those with any credential, everybody, or those with one in the right form. */
export const mockCredentials = ["any", "none", "checked"] as const;

/** The defaults of the options of `mock`. The port is that of other mocks, not one that services have. */
export const mockDefaults: MockOptions = {
  manifest: defaults.manifest,
  quiet: defaults.quiet,
  port: 4010,
  host: "127.0.0.1",
  delay: 0,
  errors: 0,
  credentials: "any",
  cors: true,
};

/** Options of `scaffold`. */
export interface ScaffoldOptions extends Pick<Options, "manifest" | "format" | "quiet"> {
  /** Folder of the handlers, as written; left out = the one that `targets.yaml` names. */
  readonly out?: string;
  /** True if only to say what would be done. */
  readonly dryRun: boolean;
}

/** The defaults of the options of `scaffold`. */
export const scaffoldDefaults: ScaffoldOptions = {
  manifest: defaults.manifest,
  format: defaults.format,
  quiet: defaults.quiet,
  dryRun: false,
};

/** Where a command writes, and what it may assume of the reader there. */
export interface Terminal {
  /** Results. */
  readonly out: (text: string) => void;
  /** Everything else. */
  readonly error: (text: string) => void;
  /** True if results, and whether everything else, may be coloured. */
  readonly colour: { readonly out: boolean; readonly error: boolean };
  /** True if a person reads the results as they come. */
  readonly watched: boolean;
  /**
   * Shows what is being done, where a person watches and the run takes its time; the next text replaces it. `isLong` = it will
   * take its time, so that it is shown at once.
   */
  readonly progress: (text: string, isLong?: boolean) => void;
  /** Takes away what {@link Terminal.progress} showed; the time of the next run begins. */
  readonly done: () => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The exit codes of commands (`sysexits.h` for the last). */
export const exitCodes = {
  ...{ done: 0, stale: 1, short: 1, lost: 1, breaking: 1, wrong: 2, bug: 70 },
} as const;

/** An exit code of a command. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/**
 * The manifest's folder as outputs name it. Its last part only: where the project lies, and from where the command is
 * run, must not show in any output.
 */
export function manifestName(manifest: string): string {
  return resolve(manifest) === resolve(".") ? "" : basename(resolve(manifest));
}

/** Where a run reads and writes, and what it makes. */
type Run = Pick<Options, "manifest" | "out" | "target">;

/** The exact command that brings the output up to date, in the words in which this one was called. */
export function mendCommand(run: Run, environment: Terminal["environment"]): string {
  const isScript = environment["npm_lifecycle_event"] === "check";
  if (!isScript) return npxCommand("generate", run);
  const given = argumentsOf(run);
  return ["npm run generate", ...(given.length === 0 ? [] : ["--", ...given])].join(" ");
}

/** A command with other arguments, in the words in which this one was called. */
export function scriptCommand(
  name: string,
  args: readonly string[],
  environment: Terminal["environment"],
): string {
  const isScript = environment["npm_lifecycle_event"] === name;
  return [isScript ? `npm run ${name} --` : `npx endpoint-manifest ${name}`, ...args].join(" ");
}

/** The exact command that brings handlers up to date, in the words in which the command `caller` was called. */
export function scaffoldCommand(
  { manifest, out }: Pick<ScaffoldOptions, "manifest" | "out">,
  environment: Terminal["environment"],
  caller: "check" | "scaffold",
): string {
  const isScript = environment["npm_lifecycle_event"] === caller;
  const given = argumentsOf({ manifest, out: out ?? defaults.out, target: [] });
  if (!isScript) return ["npx endpoint-manifest scaffold", ...given].join(" ");
  return ["npm run scaffold", ...(given.length === 0 ? [] : ["--", ...given])].join(" ");
}

/** A command, or a line of code, and what it is for. */
export type StepLine = readonly [step: string, purpose: string];

/** Steps one below the other, what they are for in a column; below the step where a line would be longer than a terminal. */
export function steps(lines: readonly StepLine[]): string {
  const width = Math.max(...lines.map(([step]) => step.length));
  return lines
    .map(([step, purpose]) => {
      const isWide = lines.some(([, each]) => width + each.length + 4 > 80);
      return isWide ? `  ${step}\n      ${purpose}\n` : `  ${step.padEnd(width)}  ${purpose}\n`;
    })
    .join("");
}

/** A command as a shell takes it, with the options that are not the usual ones. */
export function npxCommand(name: string, run: Run): string {
  return ["npx endpoint-manifest", name, ...argumentsOf(run)].join(" ");
}

function argumentsOf({ manifest, out, target }: Run): readonly string[] {
  return [
    ...(manifest === defaults.manifest ? [] : ["--manifest", manifest]),
    ...(out === defaults.out ? [] : ["--out", out]),
    ...(target.length === 0 ? [] : ["--only", target.join(",")]),
  ].map(quoted);
}

/** An argument as a shell takes it (POSIX.1-2024, XCU, section 2.2). */
export function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}

/** Formats of `fill`. */
export const fillFormats = ["text", "json", "markdown"] as const;

/** Options of `fill`. */
export interface FillOptions extends Pick<Options, "manifest" | "quiet"> {
  readonly format: (typeof fillFormats)[number];
  /** Files of sources, as written; those that others refer to may be among them. */
  readonly from: readonly string[];
  /** Score from which a pair of operations is taken, from 0 to 1; left out = one that has proved itself. */
  readonly accept?: number;
  /** File that says which operation is which. */
  readonly map?: string;
  /** Kinds or places of facts for which the source is taken where the manifest says something else. */
  readonly prefer: readonly string[];
  /** True if facts, operations, groups and schemas follow the source where nobody else has said them. */
  readonly update: boolean;
  /** True if what the source has no more is taken out then. */
  readonly prune: boolean;
  /** Id of the source in the manifest; left out, it is told by its id, title or address. */
  readonly source?: string;
  /** True if to fill in, as assumed, what the source does not state: inferred paths, and what goes by habit. */
  readonly assume: boolean;
  /** The API's address, where a capture has others, too; left out = the one that the manifest knows. */
  readonly baseUrl?: string;
  /** Folders, beside that of the first source, that references may lead into. */
  readonly allowRef: readonly string[];
  /** True if a source with any fault is refused as a whole; else what is not clear in it is left out. */
  readonly strict: boolean;
  /** True if only to say what would be done. */
  readonly dryRun: boolean;
  /** True if to print a map file of all pairs, and nothing else. */
  readonly printMap: boolean;
  /** True if to list everything that is left open or out. */
  readonly all: boolean;
}

/** The defaults of the options of `fill`. */
export const fillDefaults: FillOptions = {
  manifest: defaults.manifest,
  format: "text",
  quiet: defaults.quiet,
  from: [],
  prefer: [],
  update: false,
  prune: false,
  assume: false,
  allowRef: [],
  strict: false,
  dryRun: false,
  printMap: false,
  all: false,
};
