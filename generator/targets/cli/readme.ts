/** `README.md` of the tool: how to install it and how to use it. */
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { untitledService } from "../../sdk/words/service.js";
import { exampleWords } from "./examples.js";
import { inlineText } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Emission } from "./emission.js";
import { headerTexts } from "./source-files.js";

/** The README. */
export function readme(names: Emission): BuiltFile {
  return { kind: "built", path: "README.md", print: () => readmeText(names) };
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
    `\`${program} --help\` lists the commands, and \`${program} help options\` lists the options of every call, the variables of the environment and the exit codes.`,
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
  const calls = names.plan.groups
    .flatMap(operationsIn)
    .flatMap((each) => (each.kind === "callable" ? [exampleWords(each, names)] : []))
    .filter((each) => each !== undefined);
  const hasMissing = names.plan.groups
    .flatMap(operationsIn)
    .some(({ kind }) => kind === "not-shown");
  const others = [...(hasMissing ? ["not-shown"] : []), "help options"];
  return calls.length === 0 ? others : [...calls.slice(0, mostCommands - others.length), ...others];
}
