/** The cost of types and a client of a description with 1,200 operations: this generator, and those of others. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { atLeast, atMost, times } from "../goal.js";
import { type Case, type Measured, type Measurements, measureAll } from "../measure.js";
import { processTable } from "../process-tables.js";
import {
  editedGroup,
  madeProject,
  type NamedCases,
  type ProjectCase,
  projectCases,
} from "../project.js";
import type { Goal, SectionResult } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { writtenWith } from "../written.js";
import { descriptionFile, initManifest, operationsIn } from "./description.js";
import { type Generator, generators } from "./generators.js";
import { installPeers } from "./installation.js";
import { keepOneGroup } from "./one-group.js";
import { typeCheckTable } from "./type-check.js";

/** How each operation begins in our client. */
const ourOperation = { operation: /^export (?:async )?function/gm, files: ".ts" };

/** Measures all in turn. */
export async function peersReport({
  root,
  folder,
  runs = 3,
}: SectionPlaces): Promise<SectionResult> {
  const peers = installPeers(root);
  if ("missing" in peers) {
    const why = `all rows of this section, whose description is a package: ${peers.missing}`;
    return { section: "peers", tables: [], goals: [], bars: [], leftOut: [why] };
  }
  const { modules, version } = peers;
  const description = join(modules, descriptionFile);
  const operations = operationsIn(description);
  const [client, part, whole, everything] = [
    join(folder, "client"),
    join(folder, "one-group"),
    join(folder, "whole-client"),
    join(folder, "everything"),
  ];
  initManifest(description, { root, folder: client });
  for (const copy of [whole, everything]) cpSync(client, copy, { recursive: true });
  typesAndClientOnly(client);
  cpSync(client, part, { recursive: true });
  keepOneGroup(part, editedGroup(client));
  const ours = projectCases(madeProject({ root, folder: client, target: "typescript-client" }), {
    prefix: "ours, ",
    then: ["unchanged", "check", "one text edited", "one parameter added"],
    budgets: { unchanged: 0.2, check: 0.2, "one text edited": 0.6, "one parameter added": 0.6 },
    wrote: () =>
      writtenWith(join(client, "generated/typescript-client"), { ...ourOperation, operations }),
  });
  const least = projectCases(madeProject({ root, folder: part, target: "typescript-client" }), {
    prefix: "ours, nothing but the group that is edited, ",
    then: [],
  });
  const extras = projectCases(madeProject({ root, folder: whole, target: "typescript-client" }), {
    prefix: "ours, with validators and TanStack Query, ",
    then: [],
  });
  const all = projectCases(madeProject({ root, folder: everything }), {
    prefix: "ours, all outputs, ",
    then: ["unchanged", "check", "one text edited"],
  });
  const others = generators({ modules, description }).map((generator) => {
    const place = join(folder, generator.name.replaceAll(/\W+/g, "-"));
    return {
      generator,
      folder: place,
      measured: peerCase(generator, { folder: place, operations }),
    };
  });
  const measuring = { runs, warmUps: 0, cwd: folder, root };
  const cases = [
    ...ours.values(),
    ...others.map(({ measured }) => measured),
    ...least.values(),
    ...extras.values(),
    ...all.values(),
  ];
  const measurements = await measureAll(cases, measuring);
  const versions = new Map(
    others.map(({ generator }) => [generator.name, version(generator.package)]),
  );
  const result = peersResult(measurements, { ours, operations, versions });
  const outputs = [
    { name: "ours", folder: join(client, "generated/typescript-client") },
    ...others
      .filter(({ generator }) => typeChecked.includes(generator.name))
      .map((each) => ({ name: each.generator.name, folder: join(each.folder, "out") })),
  ];
  try {
    return { ...result, tables: [...result.tables, typeCheckTable(outputs, root)] };
  } catch (error) {
    return { ...result, leftOut: [...result.leftOut, `the type-check: ${String(error)}`] };
  }
}

/** Those whose output differs: prettier changes no type. */
const typeChecked: readonly string[] = [
  "hey-api",
  "orval, one file",
  "openapi-typescript (types only)",
];

/** Rows of other work than that of the others: no bars beside theirs. */
const otherWork: readonly string[] = [
  "ours, all outputs",
  "ours, nothing but",
  "ours, with validators",
];

/**
 * Limits the peers to types and clients: their validators and helpers of TanStack Query are plugins, which nobody asked for
 * here.
 */
function typesAndClientOnly(project: string): void {
  const file = join(project, "manifest/targets.yaml");
  const key = "  typescript-client:\n";
  const text = readFileSync(file, "utf8");
  if (!text.includes(key)) throw new Error(`${file} has no client`);
  writeFileSync(file, text.replace(key, `${key}    without: [validators, tanstack]\n`));
}

/** Each run begins with an empty folder. */
function peerCase(
  { name, args, config, wanted }: Generator,
  { folder, operations }: { readonly folder: string; readonly operations: number },
): Case {
  const out = join(folder, "out");
  return {
    name,
    args,
    cwd: folder,
    prepare: () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(out, { recursive: true });
      if (config !== undefined) writeTexts(folder, [[config.file, config.text]]);
    },
    wrote: (printed) => {
      // They say so and go on.
      const [trouble] = /.*(?:prettier not found|failed to format).*/i.exec(printed) ?? [];
      if (trouble !== undefined) throw new Error(trouble);
      return writtenWith(out, { ...wanted, operations });
    },
  };
}

function peersResult(
  { rows, failures }: Measurements,
  {
    ours,
    operations,
    versions,
  }: {
    readonly ours: NamedCases;
    readonly operations: number;
    readonly versions: ReadonlyMap<string, string>;
  },
): SectionResult {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const own = (kind: ProjectCase): Measured | undefined => byName.get(ours.get(kind)?.name ?? "");
  const cold = own("from nothing");
  const titled = rows.map((row) => {
    const version = versions.get(row.name);
    return version === undefined ? row : { ...row, name: withVersion(row.name, version) };
  });
  const count = operations.toLocaleString("en");
  return {
    section: "peers",
    tables: [processTable(`types and client of GitHub's ${count} operations`, titled, cold)],
    goals: peerGoals(byName, own),
    bars: titled
      .filter(({ name }) => !otherWork.some((each) => name.startsWith(each)))
      .map(({ name, cpu }) => ({ name, seconds: cpu, isOurs: name.startsWith("ours") })),
    leftOut: failures,
  };
}

/** `orval 1.2.3, one file`. */
function withVersion(name: string, version: string): string {
  return name.replace(/^[\w-]+/, (generator) => `${generator} ${version}`);
}

function peerGoals(
  others: ReadonlyMap<string, Measured>,
  own: (kind: ProjectCase) => Measured | undefined,
): readonly Goal[] {
  const ratios = [
    ["hey-api + prettier", "from nothing", 5],
    ["orval, many files, + prettier", "from nothing", 15],
    ["hey-api", "from nothing", 1],
    ["hey-api", "unchanged", 35],
  ] as const;
  const limits = [
    ["unchanged", 0.2],
    ["check", 0.2],
    ["one text edited", 0.6],
    ["one parameter added", 0.6],
  ] as const;
  return [
    ...ratios.flatMap(([name, kind, least]) => {
      const [other, ours] = [others.get(name), own(kind)];
      if (other === undefined || ours === undefined) return [];
      return [atLeast(`CPU of ${name} ÷ ${ours.name}`, times(other.cpu, ours.cpu), least)];
    }),
    ...limits.flatMap(([kind, most]) => {
      const ours = own(kind);
      if (ours === undefined) return [];
      return [atMost(`CPU of ${ours.name}`, { value: ours.cpu, unit: "s" }, most)];
    }),
  ];
}
