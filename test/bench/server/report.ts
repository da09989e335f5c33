/** The cost of the server: beside one that is written by hand, its way to a route, and the start of the mock. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { installPackage, linkPackage } from "../installed-package.js";
import type { Quantity, SectionResult, Table } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { syntheticManifest } from "../synthetic/manifest.js";
import type { MatchCost } from "./matching.js";
import { type MockStart, mockStart } from "./mock-start.js";
import { matchingProgram, servingProgram } from "./programs.js";
import { benchServices } from "./services.js";
import { type Comparison, compareThroughput } from "./throughput.js";

/** So many operations that 1,200 of them have a route. */
const operations = 1340;

/** Makes the tables. */
export async function serverReport({
  root,
  folder,
  rounds,
}: SectionPlaces): Promise<SectionResult> {
  const project = join(folder, "project");
  for (const name of ["hono", "@hono/node-server", "zod"]) {
    linkPackage(join(root, "node_modules", name), { project, name });
  }
  const manifest = join(folder, "synthetic");
  writeTexts(manifest, syntheticManifest({ operations }));
  const target = "typescript-server";
  const comparisons: Comparison[] = [];
  for (const service of benchServices) {
    const { name } = service;
    await installPackage({ root, project, target, name, manifest: join(root, service.manifest) });
    const program = await servingProgram(name, { root, project });
    comparisons.push(await compareThroughput(service, { program, rounds }));
  }
  await installPackage({ root, project, target, name: "synthetic-server", manifest });
  const matching = await matchingProgram("synthetic-server", { root, project });
  const costs: readonly MatchCost[] = JSON.parse(
    execFileSync(process.execPath, [matching, String(rounds)], { encoding: "utf8" }),
  );
  const mocked = join(folder, "manifest");
  cpSync(join(root, "manifest"), mocked, { recursive: true });
  const start = await mockStart(join(root, "dist/main.js"), { manifest: mocked, rounds });
  return {
    section: "server",
    tables: [...comparisons.map(throughputTable), matchTable(costs), mockTable(start)],
    goals: [],
    leftOut: [],
    bars: [],
  };
}

/** `at least`: requests a second, of each that the hand-written one takes. */
function throughputTable({ service, apps, rateRatio, cpuRatio }: Comparison): Table {
  return {
    title: service.title,
    columns: ["requests/s", "ratio", "at least", "CPU/request", "ratio"],
    rows: apps.map(({ app, rate, cpu }) => {
      const ofOurs = (value: number): Quantity | null =>
        app === "ours" ? { value, unit: "times" } : null;
      return {
        name: app,
        cells: [
          { value: rate, unit: "requests/s" },
          ofOurs(rateRatio),
          ofOurs(service.least),
          { value: cpu, unit: "µs" },
          ofOurs(cpuRatio),
        ],
      };
    }),
  };
}

function matchTable(costs: readonly MatchCost[]): Table {
  const [first] = costs;
  return {
    title: "finding a route",
    columns: ["CPU", "ratio", "at most"],
    rows: costs.map(({ name, nanoseconds }, index) => {
      const other = index > 0 ? first : undefined;
      return {
        name,
        cells: [
          { value: nanoseconds, unit: "ns" },
          other ? { value: nanoseconds / other.nanoseconds, unit: "times" } : null,
          other ? { value: 2, unit: "times" } : null,
        ],
      };
    }),
  };
}

function mockTable({ nothing, mock }: MockStart): Table {
  const seconds = (value: number): Quantity => ({ value, unit: "s" });
  return {
    title: "start, to the first answer",
    columns: ["wall", "at most"],
    rows: [
      { name: "empty Node process", cells: [seconds(nothing), null] },
      { name: "mock, cache warm", cells: [seconds(mock), seconds(0.3)] },
    ],
  };
}
