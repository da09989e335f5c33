/** The cost of each output for its user's compiler: the same project around each, all files checked. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Row, Table } from "../result.js";
import { consumerOptions, typeCost } from "../type-check.js";

/** Something that was generated. */
export interface Output {
  readonly name: string;
  readonly folder: string;
}

const compilerOptions = { ...consumerOptions, module: "esnext", moduleResolution: "bundler" };

/** Checks each that is there, once: what is counted is the same each time. `root` is that of the repository. */
export function typeCheckTable(outputs: readonly Output[], root: string): Table {
  return {
    title: "type-check of all that was generated",
    columns: ["instantiations", "errors", "check", "total", "heap"],
    rows: outputs.filter(isThere).map((output) => checkedRow(output, root)),
  };
}

function isThere({ folder }: Output): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function checkedRow({ name, folder }: Output, root: string): Row {
  const project = join(folder, "checked.json");
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  const compiler = createRequire(join(root, "package.json")).resolve("typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "--project", project], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const { instantiations, errors, check, total, memory } = typeCost(stdout);
  return {
    name,
    cells: [
      { value: instantiations, unit: "" },
      { value: errors, unit: "" },
      { value: check, unit: "s" },
      { value: total, unit: "s" },
      { value: memory, unit: "MB" },
    ],
  };
}
