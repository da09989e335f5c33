/** Diagnostics for a terminal: place and message, the lines around, the way out, and a sum at the end. */
import picocolors from "picocolors";
import { codeFrame, type FrameLine } from "./code-frame.js";
import type { Severity } from "./catalog-entry.js";
import { address, type PlacedDiagnostic } from "./place.js";
import { visible } from "./visible.js";

type Colours = ReturnType<typeof picocolors.createColors>;

/** Nobody reads more at once; the sum at the end counts all. */
const maximumShown = 500;

/** Prints diagnostics one below the other, an empty line between them. None give the empty text. */
export function printText(diagnostics: readonly PlacedDiagnostic[], colour: boolean): string {
  if (diagnostics.length === 0) return "";
  const colours = picocolors.createColors(colour);
  const shown = diagnostics.slice(0, maximumShown).map((each) => block(each, colours));
  const left = diagnostics.length - shown.length;
  const more = left > 0 ? [`… and ${left} more, not shown`] : [];
  return `${[...shown, ...more, summary(diagnostics)].join("\n\n")}\n`;
}

function block({ diagnostic, place, related }: PlacedDiagnostic, colours: Colours): string {
  const { severity, code, message, help } = diagnostic;
  const frame = place.span && place.text !== undefined ? codeFrame(place.text, place.span) : [];
  return [
    `${colours.cyan(visible(address(place)))} - ${inColour(severity, colours)} ${colours.bold(code)}: ${visible(message)}`,
    ...frame.map((line) => frameText(line, colours)),
    ...(help === undefined ? [] : [`  ${colours.green("help:")} ${visible(help)}`]),
    ...related.map(
      (other) => `  ${colours.cyan(visible(address(other.place)))} - ${visible(other.message)}`,
    ),
  ].join("\n");
}

function inColour(severity: Severity, colours: Colours): string {
  return severity === "error" ? colours.red("error") : colours.yellow("warning");
}

function frameText({ kind, gutter, text }: FrameLine, colours: Colours): string {
  const shown = kind === "marks" ? colours.red(text) : text;
  return text === "" ? colours.dim(gutter) : `${colours.dim(gutter)} ${shown}`;
}

/** "3 errors, 1 warning in 2 files" */
function summary(diagnostics: readonly PlacedDiagnostic[]): string {
  const count = (severity: Severity) =>
    diagnostics.filter((each) => each.diagnostic.severity === severity).length;
  const parts = [counted(count("error"), "error"), counted(count("warning"), "warning")];
  const files = new Set(diagnostics.map(({ place }) => place.displayPath)).size;
  return `${parts.filter((part) => !part.startsWith("0 ")).join(", ")} in ${counted(files, "file")}`;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
