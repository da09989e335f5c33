/** What the server costs: beside one that is written by hand, its way to a route, and the start of the mock. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "../disk.js";
import { installPackage, linkPackage } from "../installed-package.js";
import { syntheticManifest } from "../synthetic/manifest.js";
import { tableText } from "../table.js";
import type { MatchCost } from "./matching.js";
import { type MockStart, mockStart } from "./mock-start.js";
import { matchingProgram, servingProgram } from "./programs.js";
import { benchServices } from "./services.js";
import { type Comparison, compareThroughput } from "./throughput.js";

/** So many operations that 1,200 of them have a route. */
const operations = 1340;

/** Makes the tables; `folder` is empty and for its use. */
export async function serverReport({
  root,
  folder,
  rounds,
}: {
  readonly root: string;
  readonly folder: string;
  readonly rounds: number;
}): Promise<string> {
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
  return [
    ...comparisons.map(throughputTable),
    "at least: requests a second, of each that the hand-written one takes\n",
    matchTable(costs),
    mockTable(start),
  ].join("\n");
}

function throughputTable({ service, apps, rateRatio, cpuRatio }: Comparison): string {
  return tableText(
    [service.title, "requests/s", "ratio", "at least", "CPU/request", "ratio"],
    apps.map(({ app, rate, cpu }) => {
      const isOurs = app === "ours";
      return [
        app,
        Math.round(rate).toLocaleString("en"),
        isOurs ? rateRatio.toFixed(2) : "",
        isOurs ? service.least.toFixed(2) : "",
        `${cpu.toFixed(0)} µs`,
        isOurs ? cpuRatio.toFixed(2) : "",
      ];
    }),
  );
}

function matchTable(costs: readonly MatchCost[]): string {
  const [first] = costs;
  return tableText(
    ["finding a route", "CPU", "ratio", "at most"],
    costs.map(({ name, nanoseconds }, index) => [
      name,
      `${nanoseconds.toFixed(0)} ns`,
      first && index > 0 ? (nanoseconds / first.nanoseconds).toFixed(2) : "",
      index > 0 ? "2.00" : "",
    ]),
  );
}

function mockTable({ nothing, mock }: MockStart): string {
  return tableText(
    ["start, to the first answer", "wall", "at most"],
    [
      ["empty Node process", `${nothing.toFixed(3)} s`, ""],
      ["mock, cache warm", `${mock.toFixed(3)} s`, "0.30 s"],
    ],
  );
}
