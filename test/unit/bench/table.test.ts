/** Tables of figures, for a terminal and in Markdown. */
import { describe, expect, test } from "vitest";
import type { Measured } from "../../bench/measure.js";
import { figureTables, processTable } from "../../bench/process-tables.js";
import type { Quantity, Table } from "../../bench/result.js";
import { quantityText, tableMarkdown, tableText } from "../../bench/table.js";

const table: Table = {
  title: "generator",
  columns: ["CPU", "memory"],
  rows: [
    {
      name: "ours",
      cells: [
        { value: 2.875, unit: "s" },
        { value: 412.4, unit: "MiB" },
      ],
    },
    { name: "a|b", cells: [{ value: 43.51, unit: "s" }, null] },
  ],
};

test("a terminal gets columns below each other, figures to the right", () => {
  expect(tableText(table)).toBe(
    ["generator     CPU   memory", "ours       2.88 s  412 MiB", "a|b        43.5 s", ""].join(
      "\n",
    ),
  );
});

test("Markdown gets a table in which no name ends a cell", () => {
  expect(tableMarkdown(table)).toBe(
    [
      "| generator | CPU | memory |",
      "| --- | --: | --: |",
      "| ours | 2.88 s | 412 MiB |",
      "| a\\|b | 43.5 s |  |",
    ].join("\n"),
  );
});

const shown: readonly (readonly [Quantity, string])[] = [
  [{ value: 0.1499, unit: "s" }, "0.15 s"],
  [{ value: 12.34, unit: "times" }, "12.3 ×"],
  [{ value: 1.2, unit: "MB" }, "1.2 MB"],
  [{ value: 341.6, unit: "ns" }, "342 ns"],
  [{ value: 31_415.9, unit: "requests/s" }, "31,416 requests/s"],
  [{ value: 12_000, unit: "" }, "12,000"],
  [{ value: 3, unit: "runs" }, "3"],
];

test.each(shown)("%o is %s", (quantity, text) => {
  expect(quantityText(quantity)).toBe(text);
});

const measured: Measured = {
  name: "ours",
  budget: undefined,
  runs: 3,
  cpu: 2,
  wall: 1.5,
  memory: 300,
  figures: [],
  written: undefined,
};

describe("processes", () => {
  test("have no column that none of them has a figure for", () => {
    const { columns } = processTable("commands", [measured], () => undefined);
    expect(columns).toEqual(["CPU", "wall", "memory", "runs"]);
  });

  test("are put in ratio to the one that is named", () => {
    const other = { ...measured, name: "other", cpu: 9, written: { files: 4, bytes: 5_500_000 } };
    const { columns, rows } = processTable("commands", [measured, other], () => measured);
    expect(columns).toEqual(["CPU", "ratio", "wall", "memory", "files", "written", "runs"]);
    expect(rows[1]?.cells[1]).toEqual({ value: 4.5, unit: "times" });
    expect(rows[0]?.cells[4]).toBeNull();
    expect(rows[1]?.cells[5]).toEqual({ value: 5.5, unit: "MB" });
  });

  test("have a table of what they told, where they told anything", () => {
    const figures = [
      { name: "errors", value: 0, budget: 0 },
      { name: "check", value: 1, unit: "s" },
    ] as const;
    expect(figureTables([measured, { ...measured, figures }])).toEqual([
      {
        title: "ours",
        columns: ["", "at most"],
        rows: [
          {
            name: "errors",
            cells: [
              { value: 0, unit: "" },
              { value: 0, unit: "" },
            ],
          },
          { name: "check", cells: [{ value: 1, unit: "s" }, null] },
        ],
      },
    ]);
  });
});
