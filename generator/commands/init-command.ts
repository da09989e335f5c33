/** The command `init` on the command line: its options, and what its help says. */
import type { Command } from "commander";
import { baseUrl } from "./arguments.js";
import { examples, whatIsWritten } from "./help-texts.js";
import type { InitFromOptions } from "./init-from.js";
import { defaults, type ExitCode, type Terminal } from "./options.js";

/** The options that commander read; those that were left out are missing. */
type Given = Partial<InitFromOptions & { readonly starter: boolean }>;

/** Adds what the command is and does to one that has the options of folders already. */
export function addInit(command: Command, terminal: Terminal, end: (code: ExitCode) => void): void {
  command
    .description("write a starter manifest, or one of what a description says of an API")
    .option(
      "--from <file...>",
      "make it of OpenAPI, HAR, Postman, a Stainless configuration or an SDK's api.md; `-`: standard input",
    )
    .option("--base-url <url>", "address of the API, where a HAR capture has others, too", baseUrl)
    .option("--starter", "write the example also where a description lies beside it")
    .option("--strict", "refuse a source with any fault, and leave nothing out of it")
    .addHelpText(
      "after",
      whatIsWritten +
        examples(
          "init",
          "init --manifest api",
          "init --from openapi.yaml",
          "init --from openapi.yaml --from stainless.yml",
        ),
    )
    .action(async ({ from, baseUrl: address, strict, starter = false, ...given }: Given) => {
      if (from !== undefined) {
        const { initFrom } = await import("./init-from.js");
        const source = {
          from,
          ...(address !== undefined && { baseUrl: address }),
          ...(strict !== undefined && { strict }),
        };
        return end(initFrom({ ...defaults, ...given, ...source }, terminal));
      }
      const { init } = await import("./init.js");
      end(init({ ...defaults, ...given, starter }, terminal));
    });
}
