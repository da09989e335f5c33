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
export function withFigures(
  text: string,
  name: string,
  figures: string,
  between: "" | "\n\n" = "\n\n",
): string {
  const begin = `<!-- bench: ${name} -->`;
  const end = "<!-- /bench -->";
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`there is no place between ${begin} and ${end}`);
  return `${text.slice(0, from + begin.length)}${between}${figures.trim()}${between}${text.slice(to)}`;
}

/** Returns the sections that a page has places for, all of the same run. Throws where one is missing or could not be measured. */
export function ofOneRun(
  sections: readonly SectionResult[],
  marked: readonly string[],
): readonly SectionResult[] {
  return marked.map((name) => {
    const found = sections.find(({ section }) => section === name);
    if (found === undefined || found.leftOut.length > 0) {
      const why = found === undefined ? "it was not run" : found.leftOut.join("; ");
      throw new Error(`the page stays as it is, because of its section ${name}: ${why}`);
    }
    return found;
  });
}

/** The figures of the README; undefined where a section has none of them. */
export function sentenceOf(
  { bars, tables }: Pick<SectionResult, "bars" | "tables">,
  { node }: Pick<Machine, "node">,
): string | undefined {
  const secondsOf = (end: string): string | undefined =>
    bars.find(({ name, isOurs }) => isOurs && name.endsWith(end))?.seconds.toFixed(1);
  const [cold, same] = [secondsOf("from nothing"), secondsOf("unchanged")];
  const [work] = tables;
  if (cold === undefined || same === undefined || work === undefined) return undefined;
  const subject = work.title.replace(/^./, (first) => first.toUpperCase());
  return `${subject} take ${cold} CPU seconds from nothing (with \`--no-build\`) and ${same} when nothing has changed, on Node ${node}.`;
}
