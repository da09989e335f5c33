/** Figures as tables for people: of each process, and what processes tell of themselves. */
import type { Figure, Measured } from "./measure.js";

/** The table of processes: seconds, and how often the first row, an empty Node process, goes into each. */
export function tableOf(rows: readonly Measured[]): string {
  const [unit] = rows;
  return tableText(
    ["", "CPU", "at most", "ratio", "wall", "memory", "runs"],
    rows.map((row) => [
      row.name,
      `${row.cpu.toFixed(3)} s`,
      row.budget === undefined ? "" : `${row.budget.toFixed(2)} s`,
      unit === undefined ? "" : (row.cpu / unit.cpu).toFixed(1),
      `${row.wall.toFixed(3)} s`,
      `${Math.round(row.memory)} MiB`,
      String(row.runs),
    ]),
  );
}

/** The table of what processes tell of themselves; empty where none tells anything. */
export function figuresOf(rows: readonly Measured[]): string {
  const telling = rows.filter(({ figures }) => figures.length > 0);
  if (telling.length === 0) return "";
  const cells = telling.flatMap(({ name, figures }) => [
    [name],
    ...figures.map((figure) => [
      `  ${figure.name}`,
      shown(figure, figure.value),
      figure.budget === undefined ? "" : shown(figure, figure.budget),
    ]),
  ]);
  return tableText(["", "", "at most"], cells);
}

function shown({ unit }: Figure, value: number): string {
  return unit === undefined ? value.toLocaleString("en") : `${value.toFixed(3)} ${unit}`;
}

/** A table: the first column to the left, all others to the right. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return `${[head, ...rows].map(line).join("\n")}\n`;
}
