/** How cost grows with the number of operations: the same commands for services of three sizes. */
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { atMost, times } from "../goal.js";
import { type Measured, type Measurements, measureAll } from "../measure.js";
import { withoutEmptyColumns } from "../process-tables.js";
import { madeProject, type NamedCases, type ProjectCase, projectCases } from "../project.js";
import type { Goal, Row, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { syntheticManifest } from "../synthetic/manifest.js";

/** The size of a service, its outputs, and its cases. */
interface Sized {
  readonly operations: number;
  readonly output: "client" | "all outputs";
  readonly cases: NamedCases;
}

/** The client of each size; all outputs of those that people have. */
const sizes = [
  { operations: 100, output: "client" },
  { operations: 1200, output: "client" },
  { operations: 12_000, output: "client" },
  { operations: 100, output: "all outputs" },
  { operations: 1200, output: "all outputs" },
] as const;

const steps = ["unchanged", "check", "one text edited", "one parameter added"] as const;

/** Ten times as many operations may cost so much more: the start is paid once. */
const most = 8;

/** Measures all in turn. */
export async function growthReport({
  root,
  folder,
  runs = 3,
}: SectionPlaces): Promise<SectionResult> {
  const all = sizes.map(({ operations, output }): Sized => {
    const place = join(folder, `${output} of ${operations}`);
    writeTexts(join(place, "manifest"), syntheticManifest({ operations }));
    const target = output === "client" ? { target: "typescript-client" as const } : {};
    const project = madeProject({ root, folder: place, withoutBuild: true, ...target });
    const prefix = `${output} of ${operations.toLocaleString("en")} operations, `;
    return { operations, output, cases: projectCases(project, { prefix, then: steps }) };
  });
  const cases = all.flatMap(({ cases: own }) => [...own.values()]);
  const measurements = await measureAll(cases, { runs, warmUps: 0, cwd: folder, root });
  return growthResult(all, measurements);
}

/** Puts figures in tables. */
function growthResult(all: readonly Sized[], { rows, failures }: Measurements): SectionResult {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const figure = ({ cases }: Sized, kind: ProjectCase): Measured | undefined =>
    byName.get(cases.get(kind)?.name ?? "");
  return {
    section: "growth",
    tables: [withoutEmptyColumns(costTable(all, figure))],
    goals: growthGoals(all, figure),
    bars: [],
    leftOut: failures,
  };
}

type FigureOf = (sized: Sized, kind: ProjectCase) => Measured | undefined;

function costTable(all: readonly Sized[], figure: FigureOf): Table {
  return {
    title: "CPU, by number of operations",
    columns: ["from nothing", "an operation", ...steps, "memory", "files", "written"],
    rows: all.map((sized): Row => {
      const cold = figure(sized, "from nothing");
      const costs = steps.map((kind) => figure(sized, kind));
      return {
        name: `${sized.operations.toLocaleString("en")}, ${sized.output}`,
        cells: [
          cold === undefined ? null : { value: cold.cpu, unit: "s" },
          cold === undefined ? null : { value: (cold.cpu / sized.operations) * 1e3, unit: "ms" },
          ...costs.map((each) => each && ({ value: each.cpu, unit: "s" } as const)).map(orNull),
          cold === undefined ? null : { value: cold.memory, unit: "MiB" },
          cold?.written === undefined ? null : { value: cold.written.files, unit: "" },
          cold?.written === undefined ? null : { value: cold.written.bytes / 1e6, unit: "MB" },
        ],
      };
    }),
  };
}

function orNull<Value>(value: Value | undefined): Value | null {
  return value ?? null;
}

function growthGoals(all: readonly Sized[], figure: FigureOf): readonly Goal[] {
  const client = (operations: number): Measured | undefined => {
    const sized = all.find((each) => each.output === "client" && each.operations === operations);
    return sized && figure(sized, "from nothing");
  };
  const [middle, large] = [client(1200), client(12_000)];
  if (middle === undefined || large === undefined) return [];
  return [
    atMost("CPU of 12,000 operations ÷ 1,200", times(large.cpu, middle.cpu), most),
    atMost("memory for 12,000 operations", { value: large.memory, unit: "MiB" }, 2048),
  ];
}
