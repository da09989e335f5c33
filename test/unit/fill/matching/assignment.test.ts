import fc from "fast-check";
import { expect, test } from "vitest";
import type { Candidate } from "../../../../generator/fill/matching/alikeness.js";
import { assign } from "../../../../generator/fill/matching/assignment.js";

/** The greatest sum of scores, by trying all ways. */
function best(rows: readonly (readonly Candidate[])[], taken: readonly number[] = []): number {
  const [row, ...others] = rows;
  if (row === undefined) return 0;
  const free = row.filter(({ index }) => !taken.includes(index));
  const sums = free.map(({ index, score }) => score + best(others, [...taken, index]));
  return Math.max(best(others, taken), ...sums);
}

const tables = fc.integer({ min: 0, max: 5 }).chain((columns) =>
  fc.record({
    columns: fc.constant(columns),
    rows: fc.array(
      fc.array(fc.constantFrom(0, 0, 0.2, 0.5, 0.5, 0.9, 1), {
        minLength: columns,
        maxLength: columns,
      }),
      { maxLength: 6 },
    ),
  }),
);

test("no other way to give columns has a greater sum, and no column is given twice", () => {
  fc.assert(
    fc.property(tables, ({ columns, rows }) => {
      const candidates = rows.map((scores) =>
        scores.flatMap((score, index) => (score > 0 ? [{ index, score }] : [])),
      );
      const given = assign(candidates, columns);
      const columnsGiven = given.filter((column) => column !== undefined);
      expect(new Set(columnsGiven).size).toBe(columnsGiven.length);
      const sum = given.reduce<number>((total, column, row) => {
        const found = candidates[row]?.find(({ index }) => index === column);
        if (column !== undefined) expect(found).toBeDefined();
        return total + (found?.score ?? 0);
      }, 0);
      expect(sum).toBeCloseTo(best(candidates), 9);
    }),
    { numRuns: 500 },
  );
});

test("who is alone goes without", () => {
  expect(assign([[], [{ index: 0, score: 0.3 }], [{ index: 0, score: 0.9 }]], 1)).toEqual([
    undefined,
    undefined,
    0,
  ]);
});
