/**
 * What the client of a language adds to the generator's work, and how many lines it has: of a service whose every fact is known,
 * and of a large one.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeTexts } from "./disk.js";
import { atMost } from "./goal.js";
import { type Case, measureAll } from "./measure.js";
import type { Goal, Row, Table } from "./result.js";
import type { SectionPlaces } from "./section.js";
import { setAside } from "./set-aside.js";
import { syntheticManifest } from "./synthetic/manifest.js";
import { writtenBelow } from "./written.js";

/** The client of a language. */
export interface LanguageClient {
  /** As a heading names it: "Python". */
  readonly language: string;
  readonly target: string;
  /** Its settings in `targets.yaml`, in one line. */
  readonly settings: string;
  /** True if a file is made of the manifest: no part of the runtime, and no text for people alone. */
  isMade(path: string): boolean;
  readonly mostLines: number;
}

/** What was found. */
export interface LanguageOutput {
  readonly table: Table;
  readonly goals: readonly Goal[];
  readonly failures: readonly string[];
}

/** CPU seconds at most, of a service with all facts and of the large one. */
const most = { filled: 0.1, large: 1.5 };

/** What is made beside it, and shares the plan of all clients. */
const otherTarget = "typescript-client";
const otherSettings = "{ package: music-catalog, version: 1.0.0, license: MIT }";

/** As many as GitHub's API has, about. */
const manyOperations = 1200;

interface Service {
  readonly folder: string;
  readonly operations: number;
  readonly mostSeconds: number;
}

/** Generates both services some times. */
export async function languageOutput(
  { root, folder, runs = 3 }: SectionPlaces,
  client: LanguageClient,
): Promise<LanguageOutput> {
  const services = [filledService(root, folder), largeService(folder)];
  for (const each of services) {
    const text = `targets:\n  ${otherTarget}: ${otherSettings}\n  ${client.target}: ${client.settings}\n`;
    writeFileSync(join(each.folder, "manifest/targets.yaml"), text);
  }
  const cases = services.map((each) => stagesCase(each, { root, target: client.target }));
  const { rows, failures } = await measureAll(cases, { runs, warmUps: 0, cwd: folder, root });
  const measured = services.flatMap((service) => {
    const found = rows.find(({ name }) => name === nameOf(service));
    const seconds = found?.figures[0]?.value;
    return seconds === undefined ? [] : [{ service, seconds, ...linesOf(service, client) }];
  });
  const table: Table = {
    title: `emitting and printing the client in ${client.language}, beside that in TypeScript`,
    columns: ["CPU", "lines an operation", "files", "written"],
    rows: measured.map(({ service, seconds, lines, files, bytes }): Row => ({
      name: nameOf(service),
      cells: [
        { value: seconds, unit: "s" },
        { value: lines, unit: "" },
        { value: files, unit: "" },
        { value: bytes / 1e6, unit: "MB" },
      ],
    })),
  };
  const goals = measured.flatMap(({ service, seconds, lines }) => [
    atMost(`CPU of ${nameOf(service)}`, { value: seconds, unit: "s" }, service.mostSeconds),
    ...(service.mostSeconds === most.filled
      ? [
          atMost(
            "lines an operation, every fact known",
            { value: lines, unit: "" },
            client.mostLines,
          ),
        ]
      : []),
  ]);
  return { table, goals, failures };
}

function nameOf({ operations }: Service): string {
  return `${operations.toLocaleString("en")} operations`;
}

function filledService(root: string, folder: string): Service {
  const own = join(folder, "filled");
  const manifest = join(own, "manifest");
  cpSync(join(root, "test/scenarios/music-filled"), manifest, { recursive: true });
  const asked = [join(root, "dist/main.js"), "coverage", "--manifest", manifest];
  const printed = execFileSync(process.execPath, [...asked, "--format", "json"], {
    encoding: "utf8",
  });
  const counted: { readonly operations: { readonly total: number } } = JSON.parse(printed);
  return { folder: own, operations: counted.operations.total, mostSeconds: most.filled };
}

function largeService(folder: string): Service {
  const own = join(folder, "large");
  writeTexts(join(own, "manifest"), syntheticManifest({ operations: manyOperations }));
  return { folder: own, operations: manyOperations, mostSeconds: most.large };
}

/** A run from nothing, with another client beside it, as a further language has it; its figure is that of its own stages. */
function stagesCase(
  service: Service,
  { root, target }: { readonly root: string; readonly target: string },
): Case {
  const program = join(root, "test/bench/.cache/stages.mjs");
  const out = join(service.folder, "generated");
  const own = [`emit ${target}`, `print ${target}`];
  const targets = `${otherTarget},${target}`;
  return {
    name: nameOf(service),
    args: [program, join(service.folder, "manifest"), out, targets, join(root, "templates")],
    prepare: () => setAside(out),
    figures: (printed) => {
      const stages: Readonly<Record<string, number>> = JSON.parse(printed);
      const value = own.reduce((sum, name) => sum + (stages[name] ?? Number.NaN), 0);
      return [{ name: "of its own", value, unit: "s" }];
    },
  };
}

function linesOf({ folder, operations }: Service, { target, isMade }: LanguageClient) {
  const out = join(folder, "generated", target);
  const lines = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((path) => isMade(path.replaceAll("\\", "/")))
    .map((path) => readFileSync(join(out, path), "utf8").split("\n").length - 1)
    .reduce((sum, count) => sum + count, 0);
  return { lines: Math.round(lines / operations), ...writtenBelow(out) };
}
