/** Goals: what is wanted of a figure, and whether it is so. */
import type { Goal, Quantity, Table } from "./result.js";

/** The figure has to be so much, or less. */
export function atMost(name: string, figure: Quantity, wanted: number): Goal {
  return { name, figure, bound: "at most", wanted, isMet: figure.value <= wanted };
}

/** The figure has to be so much, or more. */
export function atLeast(name: string, figure: Quantity, wanted: number): Goal {
  return { name, figure, bound: "at least", wanted, isMet: figure.value >= wanted };
}

/** How often the second figure goes into the first. */
export function times(figure: number, unit: number): Quantity {
  return { value: figure / unit, unit: "times" };
}

/** The goals as a table, those that are missed marked. */
export function goalTable(goals: readonly Goal[]): Table {
  return {
    title: "goals",
    columns: ["figure", "at most", "at least"],
    rows: goals.map(({ name, figure, bound, wanted, isMet }) => {
      const limit: Quantity = { value: wanted, unit: figure.unit };
      return {
        name: isMet ? name : `${name} (missed)`,
        cells: [figure, bound === "at most" ? limit : null, bound === "at least" ? limit : null],
      };
    }),
  };
}
