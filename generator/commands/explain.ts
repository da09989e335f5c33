/** `explain CODE`: what a diagnostic means and how to mend it. */
import picocolors from "picocolors";
import { catalog, isCode } from "../diagnostics/catalog.js";
import type { CatalogEntry } from "../diagnostics/catalog-entry.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { type ExitCode, exitCodes, type Options, type Terminal } from "./options.js";
import { printMistake } from "./usage-mistakes.js";

/** Runs the command; without a code it lists all of them. */
export function explain(
  code: string | undefined,
  { format }: Pick<Options, "format">,
  terminal: Terminal,
): ExitCode {
  const entries: readonly (readonly [string, CatalogEntry])[] = Object.entries(catalog);
  if (code === undefined) {
    terminal.out(format === "json" ? asJson(Object.fromEntries(entries)) : listOf(entries));
    return exitCodes.done;
  }
  if (!isCode(code)) {
    const meant = didYouMean(code, Object.keys(catalog));
    const hint =
      meant === undefined ? "`endpoint-manifest explain` lists all" : `did you mean \`${meant}\`?`;
    return printMistake(
      `no diagnostic is called ${JSON.stringify(code)}: ${hint}\n`,
      format,
      terminal,
    );
  }
  const entry = catalog[code];
  terminal.out(
    format === "json" ? asJson({ code, ...entry }) : explanation(code, entry, terminal.colour.out),
  );
  return exitCodes.done;
}

function listOf(entries: readonly (readonly [string, CatalogEntry])[]): string {
  const width = Math.max(...entries.map(([code]) => code.length));
  const lines = entries.map(
    ([code, { severity, title }]) => `${code.padEnd(width)}  ${severity.padEnd(7)}  ${title}\n`,
  );
  return lines.join("");
}

function explanation(code: string, entry: CatalogEntry, colour: boolean): string {
  const { bold, dim, green, red, yellow } = picocolors.createColors(colour);
  const severity = entry.severity === "error" ? red("error") : yellow("warning");
  return [
    `${severity} ${bold(code)}: ${entry.title}`,
    wrapped(entry.explanation),
    `${red("not so:")}\n${dim(indented(entry.wrong))}`,
    `${green("but so:")}\n${indented(entry.right)}\n`,
  ].join("\n\n");
}

/** Breaks lines after at most 80 characters, which fits every terminal. */
function wrapped(text: string): string {
  return text.replace(/(?![^\n]{1,80}$)([^\n]{1,80})\s/g, "$1\n");
}

function indented(text: string): string {
  return text.replace(/^/gm, "    ");
}

function asJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
