/** The samples of the docs in Go: all of them as functions of one program, which runs the one that it is told to. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { few, run } from "../../matrix/processes.js";
import type { SentSample } from "../sent-samples.js";

/** Samples of a service. */
export interface GoSamples {
  /** The name of the service; its module is `example.com/<name>`. */
  readonly name: string;
  /** Whole programs, by the ids of their operations. */
  readonly docs: ReadonlyMap<string, string>;
  /** Other programs that have to compile. */
  readonly others: readonly string[];
}

/** The folder of a service's samples, below that of all modules. */
export function samplesFolder(name: string): string {
  return `${name}-samples`;
}

/** The folder of the program that sends them. */
export const senderFolder = "sample-sender";

/** Writes the samples of a service as a package. As functions of one package they are compiled at once. */
export function writeSamples(folder: string, { name, docs, others }: GoSamples): void {
  const own = join(folder, samplesFolder(name));
  mkdirSync(own, { recursive: true });
  writeModule(own, samplesFolder(name));
  const added = [...docs.keys()].map((id, at) => `\tadd(${JSON.stringify(id)}, OfDocs${at})\n`);
  writeFileSync(
    join(own, "all.go"),
    `// Package samples has samples.
package samples

// All gives those of the docs.
func All(add func(operation string, sample func())) {
${added.join("")}}
`,
  );
  const write = (of: string, program: string): void => {
    const text = program
      .replace("package main\n", "package samples\n")
      .replace("func main() {", `func ${of}() {`);
    writeFileSync(join(own, `${of.toLowerCase()}.go`), text);
  };
  [...docs.values()].forEach((program, at) => write(`OfDocs${at}`, program));
  others.forEach((program, at) => write(`Other${at}`, program));
}

/** Writes the program that sends the samples of some services. */
export function writeSender(folder: string, services: readonly string[]): void {
  // Imports stand in the order of their paths.
  const names = services.toSorted((a, b) => (samplesFolder(a) < samplesFolder(b) ? -1 : 1));
  const own = join(folder, senderFolder);
  cpSync(join(import.meta.dirname, senderFolder), own, { recursive: true });
  writeModule(own, senderFolder);
  const imports = names.map(
    (name, at) => `\ts${at} ${JSON.stringify(`example.com/${samplesFolder(name)}`)}\n`,
  );
  const added = names.map((name, at) => `\ts${at}.All(of(${JSON.stringify(name)}))\n`);
  writeFileSync(
    join(own, "samples.go"),
    `package main

import (
${imports.join("")})

func addAll(of func(service string) func(operation string, sample func())) {
${added.join("")}}
`,
  );
}

/** Builds it; gives back where it is. */
export function buildSender(folder: string): string {
  const own = join(folder, senderFolder);
  const program = join(own, "sender");
  execFileSync("go", ["build", "-o", program, "."], { cwd: own });
  return program;
}

/** Runs samples of a service by the program that was built; gives back what went wrong, by their ids. */
export async function sendByGo(
  [service, program]: readonly [service: string, program: string],
  samples: readonly SentSample[],
  env: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const faults = await few(samples, async ({ id, places }) => {
    const given = [`${service}/${id}`, ...Object.entries(places).flat()];
    const { code, error } = await run(program, given, { env });
    return code === 0 ? [] : [[id, error] as const];
  });
  return Object.fromEntries(faults.flat());
}

function writeModule(folder: string, name: string): void {
  writeFileSync(join(folder, "go.mod"), `module example.com/${name}\n\ngo 1.24\n`);
}
