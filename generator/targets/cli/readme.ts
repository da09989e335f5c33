/** `README.md` of the tool: how to install it and how to use it. */
import { withoutTexts } from "../../model/made-of.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { untitledService } from "../../sdk/words/service.js";
import { exampleWords } from "./examples.js";
import { inlineText } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Emission } from "./emission.js";
import { headerTexts } from "./source-files.js";

/** The README. */
export function readme(names: Emission): BuiltFile {
  const print = () => readmeText(names);
  return { kind: "built", path: "README.md", print, madeOf: withoutTexts };
}

function readmeText(names: Emission): string {
  const { program, module, plan } = names;
  const title = plan.service.title ?? untitledService;
  const isPublic = /^[^/]*\./.test(module);
  const install = isPublic
    ? `go install ${module}/cmd/${program}@latest`
    : `go install ./cmd/${program}`;
  return `${[
    headerTexts("the manifest")
      .map((line) => `<!-- ${line} -->`)
      .join("\n"),
    `# ${inlineText(program)}`,
    `A command-line tool of ${inlineText(title)}, generated from its manifest. It has every fact that is known of the service, and guesses none.`,
    `\`\`\`sh\n${install}\n\`\`\``,
    ...commandBlocks(names),
    `\`${program} --help\` lists the commands, and \`${program} help options\` lists the options of every call, and the variables of the environment.`,
    ...notShownBlocks(names),
    ...credentialBlocks(program),
    ...exitCodeBlocks,
    ...completionBlocks(program),
  ].join("\n\n")}\n`;
}

/** How many commands the README shows. */
const mostCommands = 15;

/** Commands that can be run as they stand, and what goes with each of them. */
function commandBlocks(names: Emission): readonly string[] {
  const commands = readmeCommands(names);
  if (commands.length === 0) return [];
  return [
    "## Commands",
    `\`\`\`sh\n${commands.map((each) => `${names.program} ${each}\n`).join("")}\`\`\``,
    "In a pipe the bytes of a response stay as they came. On a terminal JSON is set in lines and colours. `--output` chooses `json`, `lines`, `raw`, `table` or `yaml`, `--pointer /items/0` prints one value, and `--dry-run` prints the request as a `curl` command.",
  ];
}

/** The words of these commands: calls of operations first, then what lists the others. */
export function readmeCommands(names: Emission): readonly string[] {
  const operations = names.plan.groups.flatMap(operationsIn);
  const hasMissing = operations.some(({ kind }) => kind === "not-shown");
  const others = [...(hasMissing ? ["not-shown"] : []), "help options"];
  const calls: string[] = [];
  for (const each of operations) {
    if (calls.length === mostCommands - others.length) break;
    const words = each.kind === "callable" ? exampleWords(each, names) : undefined;
    if (words !== undefined) calls.push(words);
  }
  return [...calls, ...others];
}

/** Ways around facts that are missing. */
function notShownBlocks({ program, plan }: Emission): readonly string[] {
  const hasMissing = plan.groups.flatMap(operationsIn).some(({ kind }) => kind === "not-shown");
  return [
    "## What is not shown",
    [
      ...(hasMissing
        ? [
            `- An operation that cannot be called yet is listed, too. Its command ends with exit code 3, and says what is missing. \`${program} not-shown\` lists all of them, with their places in the manifest.`,
          ]
        : []),
      "- `--query name=value`, `--header name=value` and `--cookie name=value` send parameters that are not shown. `--body` and `--field` send any body.",
      `- \`${program} request GET /path\` sends a request that the manifest does not have.`,
    ].join("\n"),
  ];
}

function credentialBlocks(program: string): readonly string[] {
  return [
    "## Credentials",
    `\`${program} login\` keeps a credential in the keyring of the system, or in a file that only you can read. \`${program} auth status\` shows which there are, and \`${program} logout\` forgets one. A secret can also come from a variable of the environment, from a file or from stdin (\`--credential\`). It is never an argument, and no log has it.`,
  ];
}

/** The codes of every tool: `templates/cli/engine/exits.go` has them, and the test of the README compares both. */
const exitCodeBlocks: readonly string[] = [
  "## Exit codes",
  `| Code | Meaning |
| --- | --- |
| 0 | all went well |
| 1 | the service answered an error, or nothing is at the pointer |
| 2 | the command line is wrong; nothing was sent |
| 3 | the operation cannot be called yet: a fact of it is not shown |
| 4 | credentials are missing, or the service refused them (401) |
| 5 | no complete response came |
| 6 | the response took too long |
| 70 | a fault of this program |
| 130 | interrupted |`,
];

function completionBlocks(program: string): readonly string[] {
  return [
    "## Completion and manual pages",
    `\`\`\`sh
source <(${program} completion bash) # zsh, fish, PowerShell: ${program} completion --help
${program} manual ~/.local/share/man/man1
\`\`\``,
  ];
}
