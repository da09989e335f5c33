/** The cost of a description of 48 MB: to begin a manifest with it, to make its client, and to check the types of one call. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { yamlText } from "../../../generator/emit/yaml/yaml-text.js";
import { jsonValue } from "../../../generator/resolve/json-values.js";
import { writeTexts } from "../disk.js";
import { type Case, measureAll } from "../measure.js";
import { figureTables, processTable } from "../process-tables.js";
import type { SectionResult } from "../result.js";
import type { SectionPlaces } from "../section.js";
import { setAside } from "../set-aside.js";
import { syntheticDescription } from "../synthetic/description.js";
import { consumerOptions, typeCost } from "../type-check.js";
import { writtenBelow } from "../written.js";

/** As many as the largest public description has that we know of. */
const operations = 22_361;

/** The name of the package that `init` gives it, by the title of the description. */
const packageName = "very-large-service-client";

/** Measures each once unless asked for more: all together take some minutes. */
export async function largestReport({
  root,
  folder,
  runs = 1,
}: SectionPlaces): Promise<SectionResult> {
  const description = syntheticDescription({ operations });
  writeTexts(folder, [["description.yaml", yamlText(jsonValue(description))]]);
  mkdirSync(join(folder, "node_modules"));
  const { rows, failures } = await measureAll(
    [...commandCases(root, folder), typeCase(root, folder)],
    {
      runs,
      warmUps: 0,
      cwd: folder,
      root,
    },
  );
  return {
    section: "largest",
    tables: [
      processTable(`${operations.toLocaleString("en")} operations`, rows, () => undefined),
      ...figureTables(rows),
    ],
    goals: [],
    bars: [],
    leftOut: failures,
  };
}

/** Each begins with what the one before has left. */
function commandCases(root: string, folder: string): readonly Case[] {
  const program = join(root, "dist/main.js");
  const generate = [program, "generate", "--only", "typescript-client"];
  const remove = (...paths: readonly string[]): void => {
    for (const path of paths) setAside(join(folder, path));
  };
  const wrote = () => writtenBelow(join(folder, "generated"));
  return [
    {
      name: "init",
      args: [program, "init", "--from", "description.yaml"],
      prepare: () => remove("manifest"),
      wrote: () => writtenBelow(join(folder, "manifest")),
    },
    {
      name: "client",
      args: [...generate, "--no-build"],
      prepare: () => remove("generated", "node_modules/.cache"),
      wrote,
    },
    { name: "client, built", args: generate, wrote },
  ];
}

/** A program that makes one call of the client's class, checked as in a project of today. */
function typeCase(root: string, folder: string): Case {
  const compiler = createRequire(join(root, "package.json")).resolve("typescript/bin/tsc");
  const client = join(folder, "generated/typescript-client");
  const place = join(folder, "node_modules", packageName);
  return {
    name: "tsc, one call",
    args: [compiler, "--project", join(folder, "call.json")],
    prepare: () => {
      rmSync(place, { force: true });
      symlinkSync(client, place, "junction");
      writeTexts(folder, [
        ["package.json", JSON.stringify({ private: true, type: "module" })],
        ["call.ts", callText],
        ["call.json", JSON.stringify({ compilerOptions, files: ["call.ts"] })],
      ]);
    },
    figures: (printed) => {
      const { errors, instantiations, check, total, memory } = typeCost(printed);
      return [
        { name: "errors", value: errors, budget: 0 },
        { name: "instantiations", value: instantiations },
        { name: "check", value: check, unit: "s" },
        { name: "total", value: total, unit: "s" },
        { name: "MB of heap", value: memory },
        { name: "entries of src/groups", value: readdirSync(join(client, "src/groups")).length },
      ];
    },
  };
}

const callText = `import { VeryLargeServiceClient } from "${packageName}";
const client = new VeryLargeServiceClient();
const order = await client.warehouseOrdersWarehouseOrders.warehouseOrders.retrieve("9f2c41d07be6a835");
export const name: string | null | undefined = order.id;
`;

const compilerOptions = { ...consumerOptions, module: "nodenext" };
