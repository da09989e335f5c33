/** Figures as a table for people: seconds, and how often an empty Node process goes into each. */
import type { Measured } from "./measure.js";

/** The table; the first row is what the others are compared with. */
export function tableOf(rows: readonly Measured[]): string {
  const [unit] = rows;
  const cells = rows.map((row) => [
    row.name,
    `${row.cpu.toFixed(3)} s`,
    row.budget === undefined ? "" : `${row.budget.toFixed(2)} s`,
    unit === undefined ? "" : (row.cpu / unit.cpu).toFixed(1),
    `${row.wall.toFixed(3)} s`,
    `${Math.round(row.memory)} MiB`,
  ]);
  const head = ["", "CPU", "at most", "ratio", "wall", "memory"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return `${[head, ...cells].map(line).join("\n")}\n`;
}
