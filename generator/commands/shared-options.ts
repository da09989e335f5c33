/** The options that several commands have, and what their helps say of them. */
import { type Command, Option } from "commander";
import { notEmpty } from "./arguments.js";
import { defaults, formats } from "./options.js";

/** Where a run reads and writes. */
export function withFolders(command: Command): Command {
  return command
    .option("--manifest <dir>", "folder of the manifest", notEmpty, defaults.manifest)
    .option("--out <dir>", "folder of the outputs", notEmpty, defaults.out);
}

/** Those of `generate` and `check`. */
export function withRunOptions(command: Command): Command {
  return withFolders(command)
    .addOption(
      new Option("--target <name...>", "make these outputs only, and leave the others alone")
        .default(defaults.target, "all of targets.yaml")
        .argParser<readonly string[]>((name, before = []) => [...before, notEmpty(name)]),
    )
    .addOption(formatOption())
    .option("--quiet", "print nothing but errors, and what is not current")
    .option("--profile", "make all anew, and tell how long each stage and target took");
}

/** How results and diagnostics are printed. */
export function formatOption(): Option {
  return new Option("--format <format>", "for people, programs, or GitHub Actions")
    .choices(formats)
    .default(defaults.format);
}
