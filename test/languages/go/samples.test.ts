/** The samples of the docs and of READMEs in Go: a program for every operation of which one can be made up; all of them compile. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samplerFor } from "../../../generator/emit/samples/samples.js";
import { schemaFinder } from "../../../generator/model/schema-finder.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { programOf } from "../../../generator/targets/go-client/fragments.js";
import { emissionOf, goClient } from "../../../generator/targets/go-client/index.js";
import { readmeFragments } from "../../../generator/targets/go-client/readme.js";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { loadFolder } from "../../model-lookup.js";
import { findToolchain } from "../toolchains.js";
import { saidBy, writeModule, writeWorkspace } from "./emitted-modules.js";

const services = [
  ...scenarioNames().map((name) => ({ name, manifest: join(scenariosFolder, name) })),
  { name: "specified", manifest: specifiedManifest },
];

describe.skipIf(findToolchain("go") === undefined)("samples", () => {
  const folder = mkdtempSync(join(tmpdir(), "go-samples-"));
  const made = new Map<string, number>();
  const left = new Map<string, readonly string[]>();

  beforeAll(async () => {
    for (const service of services) {
      await writeModule(folder, service);
      const written = await writeSamples(folder, service);
      made.set(service.name, written.count);
      left.set(service.name, written.left);
    }
    writeWorkspace(
      folder,
      services.flatMap(({ name }) => [name, `${name}-samples`]),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("are made of every operation of which other languages have one", () => {
    expect(made.get("specified")).toBeGreaterThan(10);
    expect([...left].filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  test("are formed as gofmt forms them, and compile", () => {
    const all = services.map(({ name }) => `./${name}-samples/...`);
    expect(saidBy("gofmt", ["-l", "-s", "."], folder)).toBe("");
    expect(saidBy("go", ["vet", ...all], folder)).toBe("");
  });
});

/** Writes a program for each sample of a service, and says of which operations only other languages have one. */
async function writeSamples(
  folder: string,
  { name, manifest }: { readonly name: string; readonly manifest: string },
): Promise<{ readonly count: number; readonly left: readonly string[] }> {
  const { model } = loadFolder(manifest).value;
  const settings = { module: `example.com/${name}`, package: "client", version: "1.0.0" };
  const language = goClient.sampleLanguage?.(settings);
  const languages = language === undefined ? [] : [language];
  const sampler = await samplerFor({ model, find: schemaFinder(model), languages });
  const own = join(folder, `${name}-samples`);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "go.mod"), `module example.com/${name}-samples\n\ngo 1.24\n`);
  writeFileSync(join(own, "doc.go"), "// Package samples has samples.\npackage samples\n");
  const left: string[] = [];
  let count = 0;
  const names = emissionOf(model, settings);
  // As functions of one package they are compiled at once.
  const write = (of: string, program: string): void => {
    const text = program
      .replace("package main\n", "package samples\n")
      .replace("func main() {", `func ${of}() {`);
    writeFileSync(join(own, `${of.toLowerCase()}.go`), text);
  };
  readmeFragments(names, model).forEach((fragment, index) => {
    write(`OfReadme${index}`, programOf(fragment, names));
  });
  for (const operation of operationsOf(model)) {
    const request = sampler.requestOf(operation);
    if ("reason" in request) continue;
    const texts = await sampler.textsOf(request);
    const go = texts.find(({ label }) => label === "Go");
    if (go === undefined) left.push(operation.id);
    else {
      write(`OfDocs${count}`, go.code);
      count += 1;
    }
  }
  return { count, left };
}
