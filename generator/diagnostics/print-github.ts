/** Diagnostics as annotations of GitHub Actions: https://docs.github.com/actions/reference/workflow-commands. */
import { address, type PlacedDiagnostic } from "./place.js";
import { visible } from "./visible.js";

/** Prints one workflow command a line. */
export function printGithub(diagnostics: readonly PlacedDiagnostic[]): string {
  return diagnostics.map((each) => `${command(each)}\n`).join("");
}

function command({ diagnostic, place, related }: PlacedDiagnostic): string {
  const { severity, code, message, help } = diagnostic;
  const properties = [
    `file=${property(place.displayPath)}`,
    ...position(place.span),
    `title=${property(code)}`,
  ];
  const lines = [
    visible(message),
    ...(help === undefined ? [] : [`help: ${visible(help)}`]),
    ...related.map((other) => visible(`${address(other.place)} - ${other.message}`)),
  ];
  return `::${severity} ${properties.join(",")}::${data(lines.join("\n"))}`;
}

/** GitHub wants columns only where a stretch stands on one line. */
function position(span: PlacedDiagnostic["place"]["span"]): readonly string[] {
  if (span === undefined) return [];
  const { start, end } = span;
  if (start.line !== end.line) return [`line=${start.line}`, `endLine=${end.line}`];
  return [
    `line=${start.line}`,
    `col=${start.column}`,
    `endLine=${end.line}`,
    `endColumn=${end.column}`,
  ];
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(visible(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
