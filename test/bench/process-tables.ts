/** Measured processes as tables: what each used, and what it told of itself. */
import type { Figure, Measured } from "./measure.js";
import type { Quantity, Row, Table } from "./result.js";

/** Returns the use of each process; `unitOf` gives the base of a row's ratio. */
export function processTable(
  title: string,
  rows: readonly Measured[],
  unitOf: (row: Measured) => Measured | undefined,
): Table {
  const all: Table = {
    title,
    columns: ["CPU", "at most", "ratio", "wall", "memory", "files", "written", "runs"],
    rows: rows.map((row) => ({
      name: row.name,
      cells: [
        seconds(row.cpu),
        row.budget === undefined ? null : seconds(row.budget),
        ratio(row, unitOf(row)),
        seconds(row.wall),
        { value: row.memory, unit: "MiB" },
        row.written === undefined ? null : { value: row.written.files, unit: "" },
        row.written === undefined ? null : { value: row.written.bytes / 1e6, unit: "MB" },
        { value: row.runs, unit: "runs" },
      ],
    })),
  };
  return withoutEmptyColumns(all);
}

function ratio({ cpu }: Measured, unit: Measured | undefined): Quantity | null {
  return unit === undefined ? null : { value: cpu / unit.cpu, unit: "times" };
}

/** Returns the figures that processes printed; nothing where none did. */
export function figureTables(rows: readonly Measured[]): readonly Table[] {
  return rows
    .filter(({ figures }) => figures.length > 0)
    .map(({ name, figures }) => ({
      title: name,
      columns: ["", "at most"],
      rows: figures.map((figure): Row => ({
        name: figure.name,
        cells: [
          quantity(figure, figure.value),
          figure.budget === undefined ? null : quantity(figure, figure.budget),
        ],
      })),
    }));
}

/** A table without the columns in which no row has anything. */
export function withoutEmptyColumns({ title, columns, rows }: Table): Table {
  const isUsed = (column: number): boolean => rows.some(({ cells }) => cells[column] !== null);
  return {
    title,
    columns: columns.filter((_, column) => isUsed(column)),
    rows: rows.map(({ name, cells }) => ({
      name,
      cells: cells.filter((_, column) => isUsed(column)),
    })),
  };
}

function seconds(value: number): Quantity {
  return { value, unit: "s" };
}

function quantity({ unit }: Figure, value: number): Quantity {
  return { value, unit: unit ?? "" };
}
