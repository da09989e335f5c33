/** The findings of a section, as text: for a terminal, and in Markdown for the page on speed. */
import { goalTable } from "./goal.js";
import { machineText } from "./machine.js";
import type { Machine, SectionResult, Table } from "./result.js";
import { tableMarkdown, tableText } from "./table.js";

/** For a terminal. */
export function sectionText(result: SectionResult): string {
  return [
    ...tablesOf(result).map(tableText),
    ...result.leftOut.map((line) => `left out: ${line}\n`),
  ].join("\n");
}

/** For the page on speed: the machine, the tables, and what they lack. */
export function sectionMarkdown(result: SectionResult, machine: Machine): string {
  return [
    `Measured on ${machineText(machine)}; medians, CPU of whole processes with all that they start, memory of the largest.`,
    ...tablesOf(result).map(tableMarkdown),
    ...result.leftOut.map((line) => `Left out: ${line.split("\n")[0]}`),
  ].join("\n\n");
}

function tablesOf({ tables, goals }: SectionResult): readonly Table[] {
  return goals.length === 0 ? tables : [...tables, goalTable(goals)];
}

/** The places of a text that are kept for figures. */
export function markedSections(text: string): readonly string[] {
  return [...text.matchAll(/<!-- bench: (\w+) -->/g)].flatMap(([, name]) => name ?? []);
}

/** The text with other figures between `<!-- bench: name -->` and `<!-- /bench -->`, which have to be there. */
export function withFigures(text: string, name: string, figures: string): string {
  const begin = `<!-- bench: ${name} -->`;
  const end = "<!-- /bench -->";
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`there is no place between ${begin} and ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${figures.trim()}\n\n${text.slice(to)}`;
}
