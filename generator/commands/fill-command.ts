/** The command `fill` on the command line: its options, and what its help says. */
import { type Command, Option } from "commander";
import { baseUrl, id, notEmpty, rate } from "./arguments.js";
import {
  type ExitCode,
  fillDefaults,
  fillFormats,
  type FillOptions,
  type Terminal,
} from "./options.js";

const whatIsRead = `
Reads OpenAPI 2.0 to 3.2 (JSON or YAML), HAR captures, Postman collections 2.1,
Stainless configurations and the \`api.md\` of SDKs, and tells them apart by
their content. \`-\` reads standard input.
Only facts that the manifest does not show are filled in, each with its source.
Where the manifest says something else, both are told, and nothing changes.
With --update the manifest follows a newer version of a description that it was
made of: it takes over what that source alone has said, adds what is new, and
tells what is gone.
Of a capture, only requests to the base URL are read: that of the manifest, that
of --base-url, or that of most responses in JSON. An observation is no limit:
nothing becomes required by it. Cookies, tokens and names of persons are left
out.
`;

/** Adds the command to a program; `examples` makes the end of a help text. */
export function addFill(
  program: Command,
  terminal: Terminal,
  end: (code: ExitCode) => void,
  examples: (...calls: string[]) => string,
): void {
  program
    .command("fill")
    .description("fill facts into the manifest from where they are already written")
    .requiredOption(
      "--from <file...>",
      "what to read; files that others refer to may be named, too",
    )
    .option(
      "--manifest <folder>",
      `folder of the manifest (default: ${fillDefaults.manifest})`,
      notEmpty,
    )
    .option("--accept <score>", "score from which a pair of operations is taken, from 0 to 1", rate)
    .option("--map <file>", "a file that says which operation is which", notEmpty)
    .option(
      "--print-map",
      "print such a file, with what is only proposed in comments, and fill nothing in",
    )
    .option(
      "--prefer <fact...>",
      "take the source where the manifest differs: a key such as `title`, or a place",
    )
    .option(
      "--update",
      "follow a source that was read before: what only that one has said, and what is new in it",
    )
    .option("--prune", "with --update: take out what only that source has said, and has no more")
    .option(
      "--source <id>",
      "which source of the manifest it is (default: the one of its id, title or address)",
      id,
    )
    .option(
      "--assume",
      "fill in what is stated nowhere, such as inferred paths and pagination, as assumed",
    )
    .option("--base-url <url>", "address of the API, where a HAR capture has others, too", baseUrl)
    .option("--allow-ref <folder...>", "further folders that references may lead into")
    .option("--strict", "refuse a source with any fault, and leave nothing out of it")
    .option("--dry-run", "print what would change as a patch, and write nothing")
    .option("--all", "list everything that is left open or out")
    .addOption(
      new Option("--format <format>", "of the report: for people, programs, or pull requests")
        .choices(fillFormats)
        .default(fillDefaults.format),
    )
    .option("--quiet", "print nothing but errors")
    .addHelpText(
      "after",
      whatIsRead +
        examples(
          "fill --from openapi.yaml --dry-run",
          "fill --from openapi.yaml --print-map > map.yaml",
          "fill --from openapi.yaml --map map.yaml",
          "fill --from openapi.yaml --update --dry-run",
          "fill --from capture.har",
          "fill --from - < openapi.yaml",
        ),
    )
    .action(async (given: Partial<FillOptions>) => {
      const { fill } = await import("./fill.js");
      end(await fill({ ...fillDefaults, ...given }, terminal));
    });
}
