/** Descriptions of all scenarios and of the specification: two validators that know nothing of each other find no fault. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openapi } from "../../generator/targets/openapi/index.js";
import { scenarioNames, scenariosFolder, specifiedManifest } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { type Problem, redocly } from "./redocly.js";
import { printedFile } from "../printed-file.js";

const manifests = [
  ...scenarioNames().map((name) => ({ name, folder: join(scenariosFolder, name) })),
  { name: "the specification", folder: specifiedManifest },
];

const versions = ["3.1", "3.2"] as const;

const cases = versions.flatMap((version) =>
  manifests.map(({ name, folder }) => ({ name, folder, version })),
);

type Texts = Readonly<Record<"yaml" | "json", string>>;

let folder: string;
const texts = new Map<string, Texts>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "descriptions-"));
  for (const each of cases) {
    const path = fileOf(each);
    const made = await describedIn(each.folder, each.version);
    texts.set(path, made);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), made.yaml);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The texts of a description. Its licence is the project's, which the settings of a scenario may leave out. */
async function describedIn(manifest: string, version: "3.1" | "3.2"): Promise<Texts> {
  const { model } = loadFolder(manifest).value;
  const { value: files } = openapi.emit(
    model,
    {
      version: "1.0.0",
      license: "MIT",
      openapi: version,
    },
    [],
  );
  const printed = async (path: string): Promise<string> => {
    const text = await printedFile(files.find((each) => each.path === path));
    if (text === undefined) throw new Error(`there is no ${path}`);
    return text;
  };
  return { yaml: await printed("openapi.yaml"), json: await printed("openapi.json") };
}

function fileOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${version}/${name.replaceAll(" ", "-")}.yaml`;
}

function textsOf(each: Parameters<typeof fileOf>[0]): Texts {
  const found = texts.get(fileOf(each));
  if (found === undefined) throw new Error(`nothing was made of ${fileOf(each)}`);
  return found;
}

test.each(cases)("$name in OpenAPI $version says the same in YAML and JSON", (each) => {
  const { yaml, json } = textsOf(each);
  for (const version of ["1.1", "1.2"] as const) {
    expect(parse(yaml, { version })).toEqual(JSON.parse(json));
  }
});

describe("@seriousme/openapi-schema-validator", () => {
  test.each(cases)("finds no fault in $name in OpenAPI $version", async (each) => {
    expect(await faultsOf(JSON.parse(textsOf(each).json))).toEqual([]);
  });

  test.each(faultyCases())("refuses %s in OpenAPI %s", async (_, version, broken) => {
    expect(await faultsOf(broken)).not.toEqual([]);
    expect(await faultsOf(small(version, { parameters: [id] }))).toEqual([]);
  });
});

async function faultsOf(description: Description): Promise<readonly unknown[]> {
  const { valid, errors } = await new Validator().validate(description);
  if (valid) return [];
  return Array.isArray(errors) && errors.length > 0 ? errors : [errors ?? "it is not valid"];
}

describe("Redocly CLI", () => {
  let problems: ReadonlyMap<string, readonly Problem[]>;

  beforeAll(async () => {
    problems = await redocly(folder, cases.map(fileOf), { extends: "spec" });
  });

  test.each(cases)("finds no fault in $name in OpenAPI $version", (each) => {
    const found = problems.get(fileOf(each)) ?? [];
    expect(found.filter((problem) => !isOfOddName(problem)).map(({ text }) => text)).toEqual([]);
  });

  test("refuses each description that is broken", async () => {
    const sound = versions.map((version): Faulty => [
      "nothing",
      version,
      small(version, { parameters: [id] }),
    ]);
    const given = [...sound, ...faultyCases()].map(([what, version, value], index) => ({
      what: `${what} in OpenAPI ${version}`,
      file: `small-${index}.json`,
      value,
    }));
    for (const { file, value } of given) await writeFile(join(folder, file), JSON.stringify(value));
    const files = given.map(({ file }) => file);
    const found = await redocly(folder, files, { extends: "spec" });
    const passed = given.filter(({ file }) => found.get(file)?.length === 0);
    expect(passed.map(({ what }) => what)).toEqual([
      "nothing in OpenAPI 3.1",
      "nothing in OpenAPI 3.2",
    ]);
  });

  test("has no remark on the filled service, in either version", async () => {
    const files = versions.map((version) => fileOf({ name: "music-filled", version }));
    const config = join(import.meta.dirname, "redocly.yaml");
    const found = await redocly(folder, files, { config });
    expect([...found.values()].flat().map(({ text }) => text)).toEqual([]);
  });

  test("remarks on a service of which little is known", async () => {
    const config = join(import.meta.dirname, "redocly.yaml");
    const file = fileOf({ name: "names-only", version: "3.1" });
    const found = await redocly(folder, [file], { config });
    expect(found.get(file)?.map(({ rule }) => rule)).toContain("no-empty-servers");
  });
});

/** It reads names of parameters of these characters alone in a path, and takes any other for one that is not used. */
function isOfOddName({ rule, text }: Problem): boolean {
  const name = /Path parameter `(.*)` is not used/.exec(text)?.[1];
  return rule === "path-parameters-defined" && name !== undefined && !/^[\w.-]+$/.test(name);
}

type Description = Record<string, unknown>;

type Faulty = readonly [what: string, version: string, made: Description];

/** The valid parts of descriptions that are broken otherwise. */
const id = { name: "id", in: "path", required: true, schema: {} };

/** A description with one operation. */
function small(version: string, operation: object, more: object = {}): Description {
  const description = {
    openapi: `${version}.0`,
    info: { title: "Library", version: "1.0.0" },
    paths: { "/books/{id}": { get: { responses: { 200: { description: "OK" } }, ...operation } } },
    ...more,
  };
  return JSON.parse(JSON.stringify(description));
}

/** Descriptions with one fault each, and otherwise none. */
function faultyCases(): readonly Faulty[] {
  return versions.flatMap((version): readonly Faulty[] => [
    [
      "a version that is no text",
      version,
      small(version, { parameters: [id] }, { info: { title: "Library", version: 1 } }),
    ],
    [
      "a parameter without a schema",
      version,
      small(version, { parameters: [{ ...id, schema: undefined }] }),
    ],
    [
      "a word that OpenAPI does not have",
      version,
      small(version, { parameters: [id], response: {} }),
    ],
    [
      "a reference to nowhere",
      version,
      small(version, { parameters: [{ ...id, schema: { $ref: "#/components/schemas/no" } }] }),
    ],
  ]);
}
