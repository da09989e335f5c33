/** Tables of figures as texts: for a terminal, and in Markdown. */
import type { Quantity, Row, Table } from "./result.js";

/** A table for a terminal: the first column to the left, all others to the right. */
export function tableText({ title, columns, rows }: Table): string {
  const lines = [[title, ...columns], ...rows.map(texts)];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const padded = lines.map((line) =>
    line
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd(),
  );
  return `${padded.join("\n")}\n`;
}

/** A table in Markdown. */
export function tableMarkdown({ title, columns, rows }: Table): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line([title, ...columns]),
    line(["---", ...columns.map(() => "--:")]),
    ...rows.map((row) => line(texts(row))),
  ].join("\n");
}

function texts({ name, cells }: Row): readonly string[] {
  return [name, ...cells.map((cell) => (cell === null ? "" : quantityText(cell)))];
}

/** A figure with as many digits as a measurement bears, and its unit. */
export function quantityText({ value, unit }: Quantity): string {
  switch (unit) {
    case "s":
      return `${value.toFixed(value < 10 ? 2 : 1)} s`;
    case "times":
      return `${value.toFixed(value < 10 ? 2 : 1)} ×`;
    case "MB":
    case "KB":
      return `${value.toFixed(1)} ${unit}`;
    case "ms":
      return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
    case "µs":
    case "ns":
      return `${value.toFixed(0)} ${unit}`;
    case "MiB":
    case "bytes":
    case "files":
    case "requests/s":
      return `${Math.round(value).toLocaleString("en")} ${unit}`;
    case "runs":
    case "":
      return value.toLocaleString("en");
    default:
      return unreachable(unit);
  }
}

function unreachable(unit: never): never {
  throw new Error(`there is no unit ${String(unit)}`);
}
