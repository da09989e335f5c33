/** The command `compare` on the command line: its options, and what its help says. */
import { type Command, Option } from "commander";
import { notEmpty } from "./arguments.js";
import { examples } from "./help-texts.js";
import { compareDefaults, compareFormats, type CompareOptions } from "./compare-options.js";
import type { ExitCode, Terminal } from "./options.js";

const whatIsRead = `
Reads the declarations of a package of TypeScript, with the routes of the
\`api.md\` beside them, or the \`api.md\` of an SDK in any language, of which only
names are compared. Calls are the same operation if their routes are the same,
or their names where one side has no route.
--output writes a page for customers. --codemod writes a program that they run on
their code: it says what it would change, and changes it with --write.
`;

/** Adds the command. */
export function addCompare(
  program: Command,
  terminal: Terminal,
  end: (code: ExitCode) => void,
): void {
  program
    .command("compare")
    .description("say call by call what customers of an SDK change to move to the client")
    .requiredOption("--with <sdk>", "folder of a package, its `.d.ts`, or an `api.md`", notEmpty)
    .option("--manifest <dir>", "folder of the manifest", notEmpty, compareDefaults.manifest)
    .addOption(
      new Option("--format <format>", "for people, for programs, or the page for customers")
        .choices(compareFormats)
        .default(compareDefaults.format),
    )
    .option("--output <file>", "write the page for customers, in Markdown", notEmpty)
    .option("--codemod <file>", "write a program that changes customers' code", notEmpty)
    .addHelpText(
      "after",
      whatIsRead +
        examples(
          "compare --with node_modules/acme-sdk",
          "compare --with node_modules/acme-sdk --output moving.md --codemod move.mjs",
          "compare --with api.md --format json",
        ),
    )
    .action(async (given: Pick<CompareOptions, "with"> & Partial<CompareOptions>) => {
      const { compare } = await import("./compare.js");
      end(compare({ ...compareDefaults, ...given }, terminal));
    });
}
