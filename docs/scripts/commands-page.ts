/** The reference of the command line, from the program's own help. */
import type { Command } from "commander";
import { programOf } from "../../generator/commands/command-line.js";
import { codeBlock, inlineCode, inlineText, table } from "../../generator/emit/markdown/text.js";
import { madePage, type ReferencePage } from "./page.js";

/** The page. */
export function commandsPage(): ReferencePage {
  const said: string[] = [];
  const out = (text: string): void => void said.push(text);
  const program = programOf(
    {
      ...{ out, error: out, colour: { out: false, error: false }, watched: false },
      ...{ progress: () => {}, done: () => {}, environment: {} },
    },
    () => {},
  );
  const helpOf = (command: Command): string => {
    said.length = 0;
    command.outputHelp();
    return said.join("");
  };
  const { commands } = program;
  const list = commands.map(
    (each) =>
      [`[${inlineCode(each.name())}](#${each.name()})`, sentence(each.description())] as const,
  );
  return madePage("reference/commands.md", [
    "# Commands",
    `Run the program with ${inlineCode("npx endpoint-manifest")}, or add the commands to the scripts of your package. ${inlineCode("--help")} after a command says the same as this page.`,
    table(["Command", "What it does"], list),
    ...belowOptions(program, helpOf(program)),
    ...commands.flatMap((command) => [
      `## <a id="${command.name()}"></a>${inlineCode(command.name())}`,
      sentence(command.description()),
      codeBlock("sh", usageOf(program, command)),
      ...argumentsOf(command),
      ...optionsOf(command),
      ...belowOptions(command, helpOf(command)),
    ]),
  ]);
}

function usageOf(program: Command, command: Command): string {
  return `${program.name()} ${command.name()} ${command.usage()}`;
}

function argumentsOf(command: Command): readonly string[] {
  const rows = command.registeredArguments.map((each) => {
    const name = each.required ? `<${each.name()}>` : `[${each.name()}]`;
    return [inlineCode(name), sentence(each.description)];
  });
  return rows.length === 0 ? [] : [table(["Argument", "What it is"], rows)];
}

function optionsOf(command: Command): readonly string[] {
  const rows = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags, description, defaultValue, defaultValueDescription, argChoices }) => {
      const value = defaultValueDescription ?? defaultValue;
      const choices =
        argChoices === undefined ? "" : ` One of ${argChoices.map(inlineCode).join(", ")}.`;
      const usual =
        typeof value === "string" || typeof value === "number" ? defaultWords(value) : "";
      return [inlineCode(flags), `${sentence(description)}${choices}${usual}`];
    });
  return rows.length === 0 ? [] : [table(["Option", "What it does"], rows)];
}

function defaultWords(value: string | number): string {
  return String(value).includes(" ")
    ? ` Default: ${value}.`
    : ` Default: ${inlineCode(String(value))}.`;
}

/** Returns the text of a help below its options: paragraphs, then examples and other lists, which stay as they are. */
function belowOptions(command: Command, help: string): readonly string[] {
  const below = help.slice(command.helpInformation().length).trim();
  return below
    .split(/\n(?=\n|\w[\w ]*:\n)/)
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .flatMap((each) => {
      const [, title, list] = /^(\w[\w ]*):\n((?: {2}.*\n?)+)$/.exec(each) ?? [];
      if (title === undefined || list === undefined) return [prose(each)];
      const isShell = title === "Examples";
      return [`${title}:`, codeBlock(isShell ? "sh" : "text", list.replace(/^ {2}/gm, ""))];
    });
}

/** Lines of a terminal as one paragraph. */
function prose(text: string): string {
  const line = text.replace(/\n/g, " ");
  return line
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith("`") ? part : inlineText(part).replaceAll("\\(", "(").replaceAll("\\)", ")"),
    )
    .join(" ")
    .replace(/ +([.,:;)])/g, "$1")
    .trim();
}

/** With a capital and a full stop. */
function sentence(text: string): string {
  const said = prose(text);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.:]$/.test(said) ? "" : "."}`;
}
