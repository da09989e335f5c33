/** The pairs that are best for all together: a maximum weight matching, by shortest augmenting paths (Jonker and Volgenant). */
import type { Candidate } from "./alikeness.js";

/** The cost of a row without a column: any likeness is better. */
const alone = 1;

/**
 * For each row the column that it gets, or undefined: the sum of all scores is the greatest that there is, and no column is
 * given twice. Scores are from 0 to 1.
 */
export function assign(
  rows: readonly (readonly Candidate[])[],
  columns: number,
): readonly (number | undefined)[] {
  // Behind the real columns each row has one of its own, for having none.
  const size = columns + rows.length;
  const rowOf = new Int32Array(size).fill(-1);
  const columnOf = new Int32Array(rows.length).fill(-1);
  const prices = new Float64Array(size);
  const edges = rows.map((candidates, row) => [
    ...candidates.map(({ index, score }) => ({ column: index, cost: 1 - score })),
    { column: columns + row, cost: alone },
  ]);
  for (const row of rows.keys()) augment(row, { edges, rowOf, columnOf, prices });
  return [...columnOf].map((column) => (column >= 0 && column < columns ? column : undefined));
}

interface Edge {
  readonly column: number;
  readonly cost: number;
}

interface State {
  readonly edges: readonly (readonly Edge[])[];
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
  readonly prices: Float64Array;
}

/** Gives a row a column on the cheapest way, on which others may have to change theirs (Dijkstra over reduced costs). */
function augment(start: number, { edges, rowOf, columnOf, prices }: State): void {
  const distances = new Map<number, number>();
  const cameFrom = new Map<number, number>();
  const done = new Set<number>();
  let row = start;
  let base = 0;
  for (;;) {
    const own = columnOf[row] ?? -1;
    const given = row === start ? 0 : ownReduced(edges[row] ?? [], own, prices);
    for (const { column, cost } of edges[row] ?? []) {
      if (done.has(column)) continue;
      const distance = base + cost - (prices[column] ?? 0) - given;
      if (distance < (distances.get(column) ?? Number.POSITIVE_INFINITY)) {
        distances.set(column, distance);
        cameFrom.set(column, row);
      }
    }
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [column, distance] of distances) {
      if (!done.has(column) && distance < least) [nearest, least] = [column, distance];
    }
    // Its own column behind the real ones is always free for the row that starts.
    if (nearest === -1) return;
    done.add(nearest);
    const holder = rowOf[nearest] ?? -1;
    if (holder === -1) {
      for (const column of done) {
        prices[column] = (prices[column] ?? 0) + (distances.get(column) ?? 0) - least;
      }
      hand(nearest, start, { rowOf, columnOf, cameFrom });
      return;
    }
    row = holder;
    base = least;
  }
}

/** Returns the cost of the column that a row has. */
function ownReduced(edges: readonly Edge[], own: number, prices: Float64Array): number {
  const edge = edges.find(({ column }) => column === own);
  return edge === undefined ? 0 : edge.cost - (prices[own] ?? 0);
}

/** Each row on the way takes the column that was found from it. */
function hand(
  end: number,
  start: number,
  {
    rowOf,
    columnOf,
    cameFrom,
  }: Pick<State, "rowOf" | "columnOf"> & { readonly cameFrom: ReadonlyMap<number, number> },
): void {
  let column = end;
  for (;;) {
    const row = cameFrom.get(column);
    if (row === undefined) return;
    const next = columnOf[row] ?? -1;
    rowOf[column] = row;
    columnOf[row] = column;
    if (row === start) return;
    column = next;
  }
}
