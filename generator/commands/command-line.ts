/** The command line: which commands and options there are, and what their helps say. */
import { Command, CommanderError, Option } from "commander";
import { addFill } from "./fill-command.js";
import { addInit } from "./init-command.js";
import { notEmpty, percentage, portNumber, rate, wholeNumber } from "./arguments.js";
import {
  codes,
  examples,
  whatCounts,
  whatIsAnswered,
  whatIsCompared,
  whatIsKept,
  whereItGoes,
} from "./help-texts.js";
import { version } from "./program-files.js";
import { formatOption, withFolders, withRunOptions } from "./shared-options.js";
import {
  type CoverageOptions,
  coverageDefaults,
  coverageFormats,
  defaults,
  diffDefaults,
  diffFailures,
  diffFormats,
  type DiffOptions,
  type ExitCode,
  exitCodes,
  mockCredentials,
  mockDefaults,
  type MockOptions,
  type Options,
  scaffoldDefaults,
  type ScaffoldOptions,
  type Terminal,
} from "./options.js";

/** Runs a command line, without the names of the program; what it ends with is for the process to exit with. */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done;
  const end = (code: ExitCode): void => {
    exitCode = code;
  };
  try {
    await programOf(terminal, end).parseAsync([...args], { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.done : exitCodes.wrong;
    terminal.error(bugReport(error));
    return exitCodes.bug;
  } finally {
    terminal.done();
  }
}

/** What commander read: what was left out is not there. */
type Given = Partial<Options>;

/** The same of `coverage`. */
type GivenOfCoverage = Partial<CoverageOptions>;

/** The same of `diff`. */
type GivenOfDiff = Partial<DiffOptions>;

/** The same of `mock`. */
type GivenOfMock = Partial<MockOptions>;

/** The same of `scaffold`. */
type GivenOfScaffold = Partial<ScaffoldOptions>;

/** All commands with their options and helps; `end` is told what a command ends with. */
export function programOf(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const program = new Command("endpoint-manifest")
    .description(
      "One YAML manifest says what is known of an HTTP API; everything else is made from it.",
    )
    .version(version())
    .exitOverride()
    .showHelpAfterError("(--help shows what there is)")
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error });
  addInit(withFolders(program.command("init")), terminal, end);
  withRunOptions(program.command("generate"))
    .description("make the outputs that targets.yaml asks for, and write what differs")
    .addHelpText(
      "after",
      whereItGoes +
        examples(
          "generate",
          "generate --target typescript-client",
          "generate --watch",
          "generate --manifest api --out src/generated",
        ),
    )
    .option("--no-build", "write the packages' sources, and leave their `dist/` as it is")
    .option("--watch", "go on, and make them again with each change of the manifest")
    .action(async (given: Given & { readonly watch?: boolean }) => {
      const options = { ...defaults, watch: false, ...given };
      if (options.watch) {
        const { watch } = await import("./watch.js");
        return end(await watch(options, terminal));
      }
      const { generate } = await import("./generate.js");
      end(await generate(options, terminal));
    });
  withRunOptions(program.command("check"))
    .description("say whether the outputs are current: exit code 0 if so, 1 if not; write nothing")
    .addHelpText(
      "after",
      whereItGoes + examples("check", "check --format github", "check --quiet && echo current"),
    )
    .action(async (given: Given) => {
      const { check } = await import("./check.js");
      end(await check({ ...defaults, ...given }, terminal));
    });
  withCoverageOptions(program.command("coverage"))
    .description("say how much is known, and where to fill in what is not shown")
    .addHelpText(
      "after",
      whatCounts +
        examples(
          "coverage",
          "coverage --group books --all",
          "coverage --min 80 --quiet",
          "coverage --baseline coverage.json --badge coverage.svg",
          'coverage --format markdown >> "$GITHUB_STEP_SUMMARY"',
        ),
    )
    .action(async (given: GivenOfCoverage) => {
      const { coverage } = await import("./coverage.js");
      end(coverage({ ...coverageDefaults, ...given }, terminal));
    });
  addFill(program, terminal, end, examples);
  withDiffOptions(program.command("diff"))
    .description("say what changed between two manifests, and whom it breaks")
    .addHelpText(
      "after",
      whatIsCompared +
        examples("diff main", "diff v1.2.0 HEAD --format markdown", "diff main --fail-on contract"),
    )
    .action(async (old: string, later: string | undefined, given: GivenOfDiff) => {
      const { diff } = await import("./diff.js");
      const sides = { old, ...(later !== undefined && { new: later }) };
      end(await diff({ ...diffDefaults, ...given, ...sides }, terminal));
    });
  withScaffoldOptions(program.command("scaffold"))
    .description("write a file of handlers for each group, yours to keep; add what is new later")
    .addHelpText(
      "after",
      whatIsKept + examples("scaffold --out src/handlers", "scaffold --out src/handlers --dry-run"),
    )
    .action(async (given: GivenOfScaffold) => {
      const { scaffold } = await import("./scaffold.js");
      end(await scaffold({ ...scaffoldDefaults, ...given }, terminal));
    });
  withMockOptions(program.command("mock"))
    .description("answer as the service would, from the manifest alone, until Ctrl-C")
    .addHelpText(
      "after",
      whatIsAnswered + examples("mock", "mock --port 0 --seed 7", "mock --delay 200 --errors 0.1"),
    )
    .action(async (given: GivenOfMock) => {
      const { mock } = await import("./mock.js");
      end(await mock({ ...mockDefaults, ...given }, terminal));
    });
  program
    .command("explain")
    .argument("[code]", "a code such as `unknown-schema`; without one, all are listed")
    .description("say what a diagnostic means and how to mend it")
    .addOption(formatOption())
    .addHelpText("after", examples("explain", "explain marker-typo"))
    .action(async (code: string | undefined, given: Given) => {
      const { explain } = await import("./explain.js");
      end(explain(code, { ...defaults, ...given }, terminal));
    });
  return program.addHelpText(
    "after",
    examples("init", "generate", "check", "explain marker-typo") + codes,
  );
}

function withCoverageOptions(command: Command): Command {
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

function withDiffOptions(command: Command): Command {
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

function withScaffoldOptions(command: Command): Command {
  return command
    .option("--manifest <dir>", "folder of the manifest", notEmpty, scaffoldDefaults.manifest)
    .option("--out <dir>", "folder of the handlers (default: `handlers` of targets.yaml)", notEmpty)
    .option("--dry-run", "print what would change, as a unified diff, and write nothing")
    .addOption(formatOption())
    .option("--quiet", "print nothing but errors, and the diff");
}

function withMockOptions(command: Command): Command {
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

function bugReport(error: unknown): string {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a bug of endpoint-manifest, not of your manifest. Please report it with these lines:
endpoint-manifest ${version()}, Node ${process.version}, ${process.platform}
${details}
`;
}
