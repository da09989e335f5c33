/** The command line: which commands and options there are, and what their helps say. */
import { Command, CommanderError, Option } from "commander";
import { listed } from "./arguments.js";
import { addCompare } from "./compare-command.js";
import { addFill } from "./fill-command.js";
import { addInit } from "./init-command.js";
import {
  codes,
  examples,
  whatCounts,
  whatGroupsAre,
  whatIsAnswered,
  whatIsCompared,
  whatIsKept,
  whereItGoes,
} from "./help-texts.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { version } from "./program-files.js";
import { mistakeJson, wantsJson } from "./usage-mistakes.js";
import {
  withCoverageOptions,
  withDiffOptions,
  withMockOptions,
  withScaffoldOptions,
} from "./command-options.js";
import {
  formatOption,
  type GivenOutputs,
  outputsOf,
  withFolders,
  withRunOptions,
} from "./shared-options.js";
import {
  type CoverageOptions,
  coverageDefaults,
  defaults,
  diffDefaults,
  type DiffOptions,
  type ExitCode,
  exitCodes,
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
  process: Terminal,
): Promise<ExitCode> {
  const terminal = args.includes("--no-color") ? withoutColor(process) : process;
  let exitCode: ExitCode = exitCodes.done;
  const end = (code: ExitCode): void => {
    exitCode = code;
  };
  try {
    const isJson = wantsJson(args);
    if (completionCommands.includes(args[0] ?? "")) {
      const { complete } = await import("./completion.js");
      await complete(completedProgram(terminal, end, isJson), args);
    } else {
      await programOf(terminal, end, isJson).parseAsync([...args], { from: "user" });
    }
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

/** The options that commander read; those that were left out are missing. */
type Given = Partial<Options> & GivenOutputs;

/** The same of `coverage`. */
type GivenOfCoverage = Partial<CoverageOptions>;

/** The same of `diff`. */
type GivenOfDiff = Partial<DiffOptions>;

/** The same of `mock`. */
type GivenOfMock = Partial<MockOptions>;

/** The same of `scaffold`. */
type GivenOfScaffold = Partial<ScaffoldOptions>;

/** All commands with their options and helps; `end` is told what a command ends with. */
export function programOf(
  terminal: Terminal,
  end: (code: ExitCode) => void,
  isJson = false,
): Command {
  return withCompletion(completedProgram(terminal, end, isJson));
}

/** All commands that shells complete; what is wrong with a command line is told as JSON where that is asked for. */
function completedProgram(
  terminal: Terminal,
  end: (code: ExitCode) => void,
  isJson: boolean,
): Command {
  const program = new Command("endpoint-manifest")
    .description(
      "One YAML manifest says what is known of an HTTP API; everything else is made from it.",
    )
    .version(version())
    .exitOverride()
    .option("--no-color", "print without color, as with the variable NO_COLOR")
    .showHelpAfterError(isJson ? false : "(--help shows what there is)")
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.error,
      outputError: (text, write) => write(isJson ? mistakeJson(text) : text),
    });
  addInit(withFolders(program.command("init")), terminal, end);
  withRunOptions(program.command("generate"))
    .description("make the outputs that targets.yaml asks for, and write what differs")
    .addHelpText(
      "after",
      whereItGoes +
        whatGroupsAre +
        examples(
          "generate",
          "generate --only go-client,python-client",
          "generate --watch --group me",
          "generate --manifest api --out src/generated",
        ),
    )
    .addOption(
      new Option("--group <ids...>", "files of these groups only, beside those of the whole API")
        .default(defaults.group, "all groups")
        .argParser(listed),
    )
    .option("--no-build", "write the packages' sources, and leave their `dist/` as it is")
    .option("--verbose", "list every file that was written")
    .option("--watch", "go on, and make them again with each change of the manifest")
    .action(async (given: Given & { readonly watch?: boolean }) => {
      const options = { ...defaults, watch: false, ...given, ...outputsOf(given) };
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
      whereItGoes +
        examples(
          "check",
          "check --changed",
          "check --format github",
          "check --quiet && echo current",
        ),
    )
    .option(
      "--changed",
      "look at what changes since the last commit can have touched; on CI at all",
    )
    .action(async (given: Given & { readonly changed?: boolean }) => {
      const { changed = false, ...others } = given;
      const options = { ...defaults, ...others, ...outputsOf(given) };
      if (changed) {
        const { checkChanged } = await import("./check-changed.js");
        return end(await checkChanged(options, terminal));
      }
      const { check } = await import("./check.js");
      end(await check(options, terminal));
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
  addCompare(program, terminal, end);
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
  addHelp(program);
  return program.addHelpText(
    "after",
    examples("init", "generate", "check", "explain marker-typo") + codes,
  );
}

/** Commander's own `help` prints everything where it does not know a command. */
function addHelp(program: Command): void {
  program
    .helpCommand(false)
    .command("help")
    .argument("[command]", "a command such as `fill`; without one, all are listed")
    .description("say what a command does, and its options")
    .action((name: string | undefined) => {
      const command =
        name === undefined ? program : program.commands.find((each) => each.name() === name);
      if (command !== undefined) return command.outputHelp();
      const meant = didYouMean(
        name ?? "",
        program.commands.map((each) => each.name()),
      );
      const hint = meant === undefined ? "" : `\n(Did you mean ${meant}?)`;
      program.error(`error: unknown command '${name}'${hint}`);
    });
}

/** The command that prints the script of a shell, and the hidden one by which that script asks for words. */
const completionCommands: readonly string[] = ["completion", "complete"];

/** For the help: the command itself is made when it is called. */
function withCompletion(program: Command): Command {
  program
    .command("completion")
    .argument("<shell>", "zsh, bash, fish or powershell")
    .description("print a script that completes commands and options in a shell")
    .addHelpText(
      "after",
      examples("completion zsh > ~/.zfunc/_endpoint-manifest", "completion bash >> ~/.bashrc"),
    );
  return program;
}

function withoutColor(terminal: Terminal): Terminal {
  return { ...terminal, colour: { out: false, error: false } };
}

function bugReport(error: unknown): string {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a bug of endpoint-manifest, not of your manifest. Please report it with these lines:
endpoint-manifest ${version()}, Node ${process.version}, ${process.platform}
${details}
`;
}
