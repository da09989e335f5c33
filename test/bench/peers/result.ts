/** What the peers' section shows: its tables, its goals, and the bars of the chart. */
import { atLeast, atMost, times } from "../goal.js";
import type { Case, Measured, Measurements } from "../measure.js";
import { processTable } from "../process-tables.js";
import type { NamedCases, ProjectCase } from "../project.js";
import type { Goal, SectionResult } from "../result.js";
import { watchGoals } from "../watch-case.js";
import type { LanguageCases } from "./languages.js";

/** Rows of other work than that of the others: no bars beside theirs. */
const otherWork: readonly string[] = [
  "ours, all outputs",
  "ours, client, five edits",
  "ours, nothing but",
  "ours, with validators",
];

/** The cases of the section, by what they are. */
interface PeersCases {
  /** The client alone. */
  readonly ours: NamedCases;
  /** All outputs in all languages. */
  readonly all: NamedCases;
  /** Edits of the client's manifest while it is watched. */
  readonly watch: Case;
  readonly inLanguages: readonly LanguageCases[];
  readonly operations: number;
  /** Versions of the peers, by the name of their cases. */
  readonly versions: ReadonlyMap<string, string>;
}

/** Makes the tables of the processes, the goals and the bars. */
export function peersResult(
  { rows, failures }: Measurements,
  { ours, all, watch, operations, versions, inLanguages }: PeersCases,
): SectionResult {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const find = (made: Case | undefined): Measured | undefined => byName.get(made?.name ?? "");
  const cold = find(ours.get("from nothing"));
  const ofLanguages = inLanguages.flatMap((each) => [each.ours, each.theirs]);
  const others = new Set(ofLanguages.map(({ name }) => name));
  const titled = rows.filter(({ name }) => !others.has(name)).map(withVersion(versions));
  const count = operations.toLocaleString("en");
  const ownOf = new Map(inLanguages.map((each) => [each.theirs.name, find(each.ours)]));
  return {
    section: "peers",
    tables: [
      processTable(`types and client of GitHub's ${count} operations`, titled, () => cold),
      processTable(
        "the same operations in other languages",
        ofLanguages.flatMap((each) => find(each) ?? []),
        (row) => (ownOf.has(row.name) ? ownOf.get(row.name) : row),
      ),
    ],
    goals: [
      ...peerGoals(byName, (kind) => find(ours.get(kind))),
      ...ownGoals("client", (kind) => find(ours.get(kind)), { edited: 0.25, unchanged: 0.12 }),
      ...ownGoals("all outputs", (kind) => find(all.get(kind)), { edited: 0.2, unchanged: 0.3 }),
      ...(["from nothing", "one text edited"] as const).flatMap((kind) => {
        const each = find(all.get(kind));
        if (each === undefined) return [];
        return [
          atMost(`memory of all outputs, ${kind}`, { value: each.memory, unit: "MiB" }, 1024),
        ];
      }),
      ...watchGoals([watch], rows),
    ],
    bars: titled
      .filter(({ name }) => !otherWork.some((each) => name.startsWith(each)))
      .map(({ name, cpu }) => ({ name, seconds: cpu, isOurs: name.startsWith("ours") })),
    leftOut: failures,
  };
}

/** `orval 1.2.3, one file` */
function withVersion(versions: ReadonlyMap<string, string>): (row: Measured) => Measured {
  return (row) => {
    const version = versions.get(row.name);
    if (version === undefined) return row;
    return { ...row, name: row.name.replace(/^[\w-]+/, (own) => `${own} ${version}`) };
  };
}

/** How often the CPU of ours fits into that of another, at least. */
const leastRatios = [
  ["hey-api + prettier", "from nothing", 5],
  ["orval, many files, + prettier", "from nothing", 15],
  ["hey-api", "from nothing", 1],
  ["hey-api", "unchanged", 35],
  ["Redocly", "from nothing", 1.5],
] as const;

function peerGoals(
  others: ReadonlyMap<string, Measured>,
  own: (kind: ProjectCase) => Measured | undefined,
): readonly Goal[] {
  return leastRatios.flatMap(([name, kind, least]) => {
    const [other, ours] = [others.get(name), own(kind)];
    if (other === undefined || ours === undefined) return [];
    return [atLeast(`CPU of ${name} ÷ ${ours.name}`, times(other.cpu, ours.cpu), least)];
  });
}

/** An edit as a part of a run from nothing, and the seconds of a run that changes nothing. */
function ownGoals(
  name: string,
  own: (kind: ProjectCase) => Measured | undefined,
  most: { readonly edited: number; readonly unchanged: number },
): readonly Goal[] {
  const cold = own("from nothing");
  const edits = (["one text edited", "one parameter added"] as const).flatMap((kind) => {
    const ours = own(kind);
    if (ours === undefined || cold === undefined) return [];
    const title = `CPU of ${name}, ${kind} ÷ from nothing`;
    return [atMost(title, times(ours.cpu, cold.cpu), most.edited)];
  });
  const same = (["unchanged for the first time", "unchanged", "check"] as const).flatMap((kind) => {
    const ours = own(kind);
    if (ours === undefined) return [];
    return [atMost(`CPU of ${ours.name}`, { value: ours.cpu, unit: "s" }, most.unchanged)];
  });
  return [...edits, ...same];
}
