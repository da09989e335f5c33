/** The options that several commands have, and what their helps say of them. */
import { type Command, Option } from "commander";
import { listed, notEmpty } from "./arguments.js";
import { defaults, formats, type Options } from "./options.js";

/** Where a run reads and writes. */
export function withFolders(command: Command): Command {
  return command
    .option("--manifest <dir>", "folder of the manifest", notEmpty, defaults.manifest)
    .option("--out <dir>", "folder of the outputs", notEmpty, defaults.out);
}

/** Those of `generate` and `check`. */
export function withRunOptions(command: Command): Command {
  return (
    withFolders(command)
      .addOption(
        new Option("--only <names...>", "these outputs only, such as go-client,python-client")
          .default(defaults.target, "all of targets.yaml")
          .argParser(listed),
      )
      // Its former name, which scripts may have.
      .addOption(new Option("--target <names...>").argParser(listed).hideHelp())
      .addOption(formatOption())
      .option("--quiet", "print nothing but errors, and what is not current")
      .option("--profile", "make all anew, and tell how long each stage and target took")
  );
}

/** The options as commander read them: both names of the list of outputs. */
export interface GivenOutputs {
  readonly only?: readonly string[];
  readonly target?: readonly string[];
}

/** Returns the outputs that a run is limited to; none = all. */
export function outputsOf({ only = [], target = [] }: GivenOutputs): Pick<Options, "target"> {
  return { target: [...new Set([...only, ...target])] };
}

/** How results and diagnostics are printed. */
export function formatOption(): Option {
  return new Option("--format <format>", "for people, programs, or GitHub Actions")
    .choices(formats)
    .default(defaults.format);
}
