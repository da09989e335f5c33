/** The options of single commands, and what their helps say of them. */
import { type Command, Option } from "commander";
import { notEmpty, percentage, portNumber, rate, wholeNumber } from "./arguments.js";
import {
  coverageDefaults,
  coverageFormats,
  diffDefaults,
  diffFailures,
  diffFormats,
  mockCredentials,
  mockDefaults,
  scaffoldDefaults,
} from "./options.js";
import { formatOption } from "./shared-options.js";

/** The options of `coverage`. */
export function withCoverageOptions(command: Command): Command {
  return command
    .option("--manifest <dir>", "folder of the manifest", notEmpty, coverageDefaults.manifest)
    .option("--group <id>", "count the facts of this group only")
    .option("--kind <kind>", "count the facts of this kind only, such as `path`")
    .option("--all", "list everything that is not shown, not only the first places")
    .option("--min <percent>", "end with exit code 1 if less is known", percentage)
    .addOption(
      new Option("--baseline <file>", "end with 1 if facts are lost that it knows; else update it")
        .argParser(notEmpty)
        .conflicts(["group", "kind"]),
    )
    .option("--update-baseline", "write the baseline also where facts are lost, and on CI")
    .option("--strict", "with --baseline: end with 1 also if what is new is not shown")
    .option("--badge <file>", "write a badge, as SVG", notEmpty)
    .addOption(
      new Option("--format <format>", "for people, programs, or pull requests")
        .choices(coverageFormats)
        .default(coverageDefaults.format),
    )
    .option("--quiet", "print nothing but errors, and that less is known than has to be");
}

/** The options of `diff`. */
export function withDiffOptions(command: Command): Command {
  return command
    .argument("<old>", "folder or revision to compare with", notEmpty)
    .argument("[new]", "folder or revision that came later", notEmpty)
    .option(
      "--manifest <dir>",
      "folder of the manifest in revisions",
      notEmpty,
      diffDefaults.manifest,
    )
    .addOption(
      new Option("--format <format>", "for people, programs, or as an entry of a changelog")
        .choices(diffFormats)
        .default(diffDefaults.format),
    )
    .option("--all", "list each thing that is new, instead of folding many by group")
    .addOption(
      new Option("--fail-on <what>", "end with exit code 1 if anything breaks").choices(
        diffFailures,
      ),
    );
}

/** The options of `scaffold`. */
export function withScaffoldOptions(command: Command): Command {
  return command
    .option("--manifest <dir>", "folder of the manifest", notEmpty, scaffoldDefaults.manifest)
    .option("--out <dir>", "folder of the handlers (default: `handlers` of targets.yaml)", notEmpty)
    .option("--dry-run", "print what would change, as a unified diff, and write nothing")
    .addOption(formatOption())
    .option("--quiet", "print nothing but errors, and the diff");
}

/** The options of `mock`. */
export function withMockOptions(command: Command): Command {
  return command
    .option("--manifest <dir>", "folder of the manifest", notEmpty, mockDefaults.manifest)
    .option(
      "--port <port>",
      "port to listen at; 0 = any that is free",
      portNumber,
      mockDefaults.port,
    )
    .option("--host <host>", "address to listen at", notEmpty, mockDefaults.host)
    .option("--seed <text>", "make other values; the same seed makes the same ones")
    .option("--delay <ms>", "milliseconds before each answer", wholeNumber, mockDefaults.delay)
    .option("--errors <rate>", "rate of answers that are errors, 0 to 1", rate, mockDefaults.errors)
    .option("--items <number>", "items of each list that comes in pages", wholeNumber)
    .addOption(
      new Option(
        "--credentials <which>",
        "take any that is there, ask for none, or check their form",
      )
        .choices(mockCredentials)
        .default(mockDefaults.credentials),
    )
    .option("--no-cors", "refuse pages of other origins, as the server does")
    .option("--quiet", "print nothing but errors");
}
