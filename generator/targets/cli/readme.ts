/** `README.md` of the tool: how to install it and how to use it. */
import { inlineText } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import type { Emission } from "./emission.js";
import { headerTexts } from "./source-files.js";

/** The README. */
export function readme(names: Emission): BuiltFile {
  return { kind: "built", path: "README.md", print: () => readmeText(names) };
}

function readmeText({ program, module, plan }: Emission): string {
  const title = plan.service.title ?? "a service whose title is not shown";
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
    `\`${program} --help\` lists the commands, and \`${program} help options\` lists the options of every call, the variables of the environment and the exit codes.`,
  ].join("\n\n")}\n`;
}
