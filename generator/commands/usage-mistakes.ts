/** Mistakes of the command line: for people as text, and for programs as JSON where they asked for it. */
import { type ExitCode, exitCodes, type Terminal } from "./options.js";

/** True if arguments ask for JSON. They may hold the mistake itself, so they are not parsed. */
export function wantsJson(args: readonly string[]): boolean {
  return args.some((each, index) => `${each}=${args[index + 1]}`.startsWith("--format=json"));
}

/** Tells of a mistake in the form of diagnostics: an array with one entry, which has no place. */
export function printMistake(text: string, format: string, terminal: Terminal): ExitCode {
  terminal.error(format === "json" ? mistakeJson(text) : text);
  return exitCodes.wrong;
}

/** The JSON of a mistake. A hint in parentheses on a line of its own is the help. */
export function mistakeJson(text: string): string {
  const [first = "", ...others] = text.trim().split("\n");
  const help = others.join("\n").replace(/^\((.*)\)$/s, "$1");
  const mistake = {
    severity: "error",
    code: "command-line",
    message: first.replace(/^error: /, ""),
    ...(help !== "" && { help }),
  };
  return `${JSON.stringify([mistake], null, 2)}\n`;
}
