/** `init`: writes a starter manifest, which teaches the format by example, and says what comes next. */
import picocolors from "picocolors";
import { printDiagnostics } from "../diagnostics/print.js";
import { comparedText } from "../output/content.js";
import { writeNewFiles } from "../output/new-files.js";
import { below } from "../output/paths.js";
import {
  defaults,
  type ExitCode,
  exitCodes,
  npxCommand,
  type Options,
  type Terminal,
} from "./options.js";
import { descriptionsIn } from "../fill/sources/read-source.js";
import { offer } from "./descriptions-here.js";
import { insteadOfInit } from "./instead-of-init.js";
import { ownSchema, schemaFile } from "./program-files.js";
import { template } from "./templates.js";

/** Options of `init`: `out` is for the commands that it recommends. */
export interface InitOptions extends Pick<Options, "manifest" | "out"> {
  /** True if to write the starter also where a description lies in the folder of the process. */
  readonly starter: boolean;
}

/** The files of the starter, each with what it is for. */
const starter: readonly (readonly [path: string, purpose: string])[] = [
  ["service.yaml", "the service as a whole"],
  ["targets.yaml", "what to make"],
  ["groups/books.yaml", "operations: known in full, in part, by name only"],
  ["schemas/book.yaml", "what a resource looks like"],
  [schemaFile, "for editors, which complete and check the others"],
];

/** Runs the command. */
export function init(options: InitOptions, terminal: Terminal): ExitCode {
  const { manifest } = options;
  const descriptions = options.starter ? [] : descriptionsIn(".");
  if (descriptions.length > 0) {
    terminal.error(offer(descriptions, options));
    return exitCodes.wrong;
  }
  const files = starter.map(([path]) =>
    path === schemaFile
      ? { path, copyOf: ownSchema }
      : { path, text: comparedText(template(`starter/${path}`)) },
  );
  const diagnostics = writeNewFiles(manifest, files, {
    instead: (names) => insteadOfInit(names, options),
  });
  if (diagnostics.length > 0) {
    const locate = ({ file }: { readonly file: string }) => ({ displayPath: file });
    const colour = terminal.colour.error;
    terminal.error(printDiagnostics(diagnostics, { format: "text", colour, locate }));
    return exitCodes.wrong;
  }
  terminal.out(written(manifest, terminal.colour.out) + next(options));
  return exitCodes.done;
}

function written(manifest: string, colour: boolean): string {
  const { bold, green } = picocolors.createColors(colour);
  const lines = starter.map(([path, purpose]) => `  ${green("+")} ${columns(path, purpose, 20)}\n`);
  return `${bold(manifest)}: a starter manifest of ${starter.length} files\n${lines.join("")}`;
}

function next(options: InitOptions): string {
  const every = { ...options, target: defaults.target };
  const commands: readonly (readonly [command: string, purpose: string])[] = [
    [npxCommand("generate", every), "make the outputs; commit them"],
    [npxCommand("check", every), "say whether they are current, for CI"],
    [npxCommand("coverage", { ...every, out: defaults.out }), "say what is not known, and where"],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  const lines = commands.map(([command, purpose]) => `  ${columns(command, purpose, width)}\n`);
  const first = below(options.manifest, "service.yaml");
  return `\nWhat next:\n${lines.join("")}\nPut your own service in the library's place, from ${first} on.\n`;
}

function columns(left: string, right: string, width: number): string {
  return `${left.padEnd(width)}  ${right}`;
}
