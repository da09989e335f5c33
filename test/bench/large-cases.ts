/** The cost of large services: to generate the client of one, or its documents, and to check the types of code that calls it. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { bytesBelow, writeTexts } from "./disk.js";
import type { Case, Figure } from "./measure.js";
import { setAside } from "./set-aside.js";
import { syntheticManifest } from "./synthetic/manifest.js";
import { typeCheckProject, typeCost } from "./type-check.js";

/** Where the cases work: the root of the repository, built, and an empty folder. */
interface Places {
  readonly root: string;
  readonly folder: string;
}

/** A run from nothing, of one target. */
interface StagedRun {
  readonly root: string;
  readonly manifest: string;
  readonly out: string;
  readonly target: string;
}

/** Each takes seconds, and varies little. */
const runs = 3;

/** Generating a client of about 5 MB, as a command and stage by stage. */
export function outputCases({ root, folder }: Places): readonly Case[] {
  const [manifest, out] = [join(folder, "manifest"), join(folder, "generated")];
  const target = "typescript-client";
  writeTexts(manifest, syntheticManifest({ operations: 2450 }));
  const generate = [join(root, "dist/main.js"), "generate", "--manifest", manifest, "--out", out];
  const args = [...generate, "--only", target];
  execFileSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  const size = `${(bytesBelow(join(out, target)) / 1e6).toFixed(1)} MB`;
  const prepare = (): void => setAside(out);
  return [
    { name: `generate ${size}, from nothing`, args, prepare, runs },
    {
      name: `stages of ${size}, CPU`,
      args: stagesOf({ root, manifest, out, target }),
      prepare,
      runs,
      figures: (printed) => stageFigures(printed, { "read back and write": 2.5 }),
    },
  ];
}

/** Documents of 1,200 operations, stage by stage: the pages of the docs are made when they are printed. */
export function documentCases({ root, folder }: Places): readonly Case[] {
  const [manifest, out] = [join(folder, "manifest"), join(folder, "generated")];
  writeTexts(manifest, syntheticManifest({ operations: 1200 }));
  return ["docs", "http", "openapi"].map((target) => ({
    name: `stages of ${target}, 1,200 operations, CPU`,
    args: stagesOf({ root, manifest, out, target }),
    prepare: () => setAside(out),
    runs,
    figures: (printed) =>
      stageFigures(printed, target === "docs" ? { "print docs": 1.4, "emit docs": 0.1 } : {}),
  }));
}

/** The arguments of Node for a run that tells of its stages; the script `bench` bundles its program. */
function stagesOf({ root, manifest, out, target }: StagedRun): readonly string[] {
  const program = join(root, "test/bench/.cache/stages.mjs");
  return [program, manifest, out, target, join(root, "templates")];
}

/** CPU seconds of each stage; `budgets` has those that have to be kept. */
function stageFigures(
  printed: string,
  budgets: Readonly<Record<string, number>>,
): readonly Figure[] {
  const stages: Readonly<Record<string, number>> = JSON.parse(printed);
  return Object.entries(stages).map(([name, value]) => {
    const budget = budgets[name];
    return { name, value, unit: "s", ...(budget !== undefined && { budget }) };
  });
}

/** Checking 100 calls of a client with 1,200 operations: as a user's project does, and with the client's own sources. */
export function typeCases({ root, folder }: Places): readonly Case[] {
  const { preparation, calls, everything } = typeCheckProject(folder, {
    root,
    operations: 1200,
    calls: 100,
  });
  for (const args of preparation) {
    execFileSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  }
  return [
    {
      name: "tsc, 100 calls of 1,200 operations",
      args: calls,
      runs,
      figures: (printed) => typeFigures(printed, { seconds: 1.5 }),
    },
    { name: "tsc, the same and all sources", args: everything, runs, figures: typeFigures },
  ];
}

function typeFigures(
  printed: string,
  { seconds }: { readonly seconds?: number } = {},
): readonly Figure[] {
  const { errors, instantiations, check, total, memory } = typeCost(printed);
  return [
    { name: "errors", value: errors, budget: 0 },
    { name: "instantiations", value: instantiations, budget: 10_000 },
    { name: "check", value: check, unit: "s" },
    { name: "total", value: total, unit: "s", ...(seconds !== undefined && { budget: seconds }) },
    { name: "MB of heap", value: memory },
  ];
}
