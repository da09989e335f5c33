/** The cost of the command line beside an empty process of Node: the shipped manifest, and large services stage by stage. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { atMost } from "../goal.js";
import { documentCases, outputCases, typeCases } from "../large-cases.js";
import { type Case, measureAll } from "../measure.js";
import { figureTables, processTable } from "../process-tables.js";
import { madeProject, projectCases } from "../project.js";
import { watchCase, watchGoals } from "../watch-case.js";
import type { SectionResult } from "../result.js";
import type { SectionPlaces } from "../section.js";

const empty: Case = { name: "empty Node process", args: ["--eval", "0"] };

/** Measures all in turn. */
export async function generatorReport({
  root,
  folder,
  runs = 7,
}: SectionPlaces): Promise<SectionResult> {
  const shipped = join(folder, "shipped");
  cpSync(join(root, "manifest"), join(shipped, "manifest"), { recursive: true });
  const own = projectCases(madeProject({ root, folder: shipped }), {
    prefix: "shipped manifest, ",
    then: ["unchanged for the first time", "unchanged", "check", "one text edited"],
    budgets: {
      ...{ "from nothing": 1, "unchanged for the first time": 0.2, unchanged: 0.2 },
      ...{ check: 0.2, "one text edited": 0.6 },
    },
  });
  const watched = join(folder, "watched");
  cpSync(join(root, "manifest"), join(watched, "manifest"), { recursive: true });
  const watch = watchCase({ root, folder: watched, name: "shipped manifest", most: 0.5 });
  const cases = [
    empty,
    ...own.values(),
    watch,
    ...outputCases({ root, folder: join(folder, "large") }),
    ...documentCases({ root, folder: join(folder, "documents") }),
    ...typeCases({ root, folder: join(folder, "types") }),
  ];
  const { rows, failures } = await measureAll(cases, { runs, cwd: folder, root });
  const unit = rows.find(({ name }) => name === empty.name);
  return {
    section: "generator",
    tables: [processTable("commands", rows, () => unit), ...figureTables(rows)],
    goals: [
      ...rows.flatMap(({ name, cpu, budget }) =>
        budget === undefined ? [] : [atMost(`CPU of ${name}`, { value: cpu, unit: "s" }, budget)],
      ),
      ...watchGoals([watch], rows),
    ],
    bars: [],
    leftOut: failures,
  };
}
