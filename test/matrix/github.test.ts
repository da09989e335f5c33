/**
 * GitHub's description of its REST API, which nobody wrote for us: made into a manifest, everything made of that, and the
 * description that comes out compared with the one that went in.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import {
  readBackWhole,
  saysWhatWasMeant,
} from "../../generator/emit/typescript/read-back/read-back.js";
import { printReference } from "../../generator/emit/typescript/reference-printer.js";
import { isTypeScriptFile } from "../../generator/emit/typescript/source-file.js";
import { describedSource } from "../../generator/fill/described-source.js";
import type { SourceLoss } from "../../generator/fill/described-api.js";
import { kebabCase, wordsIn } from "../../generator/words.js";
import { idOf } from "../../generator/fill/new-manifest/id-words.js";
import { newManifest } from "../../generator/fill/new-manifest/new-manifest.js";
import { schemaIds } from "../../generator/fill/new-manifest/planned-schemas.js";
import { openSources } from "../../generator/fill/sources/open-sources.js";
import type { Source } from "../../generator/fill/sources/source.js";
import { load } from "../../generator/pipeline.js";
import { compile, versions } from "../consumers/compiler.js";
import { type Ended, end } from "../consumers/process.js";
import { descriptionForm } from "../description-comparison/description-form.js";
import { differencesOf } from "../description-comparison/differences.js";
import { unexplained } from "../description-comparison/explained.js";
import { description, install } from "./github/install.js";
import { root } from "./npm.js";

/** The losses, by kind and reason, and how often: a new loss has to be noticed. */
const losses = {
  "contact: The manifest does not say whom to ask.": 1,
  "description: A source is called as the description is.": 1,
  "examples: An example in the manifest is its value.": 249,
  "examples: No operation that is read refers to it.": 4,
  "externalDocs: The manifest has no place for links to other documents.": 1493,
  "header: OpenAPI ignores a header of this name: content stands for it.": 1,
  "headers: No operation that is read refers to it.": 1,
  "license: A licence is a setting of each output, in targets.yaml.": 1,
  "nullable: The list of values beside it does not have null; it is read as one that has.": 71,
  "type: It is not said; the words beside it are those of an object, which is what is read.": 9,
  "operationId: Events have ids, and stand in no group.": 270,
  "parameters: The manifest has no words for parameters of an event.": 270,
  "responses: The manifest has no words for how an event is answered.": 270,
  "description: The manifest says nothing of an address.": 1,
  "summary: An event has one text, which is its description.": 256,
  "tag: No operation has it first, so that no group is made of it.": 2,
  "tags: Events have ids, and stand in no group.": 2,
  "termsOfService: The manifest has no place for terms of service.": 1,
  "version: It is the version of the description; outputs have their own, in targets.yaml.": 1,
  "x-github-breaking-changes: Extensions are not understood. It stands in 84 places, of which this is the first.": 1,
  "x-github-plan: Extensions are not understood.": 1,
  "x-github: Extensions are not understood. It stands in 1494 places, of which this is the first.": 1,
  "x-multi-segment: Extensions are not understood. It stands in 25 places, of which this is the first.": 1,
  "x-octokit: Extensions are not understood. It stands in 1223 places, of which this is the first.": 1,
};

/** The facts of the manifest for which OpenAPI 3.1 has no words. */
const targetLosses = [
  "1223 of 1223 operations are listed by path. Facts without words: 4.",
  "- [Parameters and headers](#parameters-and-headers): 2",
  "- [Schemas](#schemas): 1",
  "- [Sources](#sources): 1",
];

const missing = await install();
// There nobody reads what was skipped.
if (missing !== undefined && process.env["CI"]) throw new Error(missing);
// The reason that a test gives for being skipped is not always printed.
if (missing !== undefined) console.warn(`Nothing is tried with it: ${missing}`);

describe.skipIf(missing !== undefined)("GitHub's description", () => {
  let folder: string;
  let filled: Ended;
  let generated: Ended;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "github-"));
    filled = await run("init", "--from", description);
    generated = await run("generate");
    return () => rm(folder, { recursive: true });
  });

  function run(...given: readonly string[]): Promise<Ended> {
    return end(process.execPath, [join(root, "dist/main.js"), ...given], { cwd: folder });
  }

  test("becomes a manifest of 1,223 operations", () => {
    expect(filled.out).toMatch(/^manifest: 1223 operations of /);
    expect(filled.code).toBe(0);
  });

  test("loses what the manifest has no words for, and nothing else", () => {
    const api = describedSource(opened(description)).value;
    const made = newManifest(api).value;
    expect(counted([...api.losses, ...made.losses])).toEqual(losses);
  });

  test("becomes all outputs, without an error", async () => {
    expect(generated.out).not.toMatch(/ - error /);
    expect(generated.code).toBe(0);
    const { code, out } = await run("check");
    expect(out).toMatch(/^generated is current/m);
    expect(code).toBe(0);
  });

  test.each(versions)("becomes a client that TypeScript %s accepts", async (version) => {
    const where = { folder: join(folder, "generated/typescript-client"), include: ["src"] };
    expect(await compile({ version, resolution: "nodenext", ...where })).toBe("");
  });

  test.each(["typescript-client", "typescript-server"])(
    "becomes files of %s that prettier prints just so, and that read back as what was meant",
    async (target) => {
      const { model, targets } = load({
        folder: join(folder, "manifest"),
        name: "manifest",
        targets: [target],
        stage: (_, make) => make(),
      }).value;
      const files = targets.flatMap(({ emit }) => emit(model).value).filter(isTypeScriptFile);
      expect(files.length).toBeGreaterThan(50);
      for (const { path, structure: made } of files) {
        const structure = made();
        const text = await readFile(join(folder, "generated", target, path), "utf8");
        expect(await printReference(structure), path).toBe(text);
        expect(await readBackWhole(structure, text), path).toEqual([]);
        expect(saysWhatWasMeant(structure, text), path).toBe(true);
      }
    },
  );

  test("is said again by the description that is made of it", async () => {
    const source = opened(description);
    const made = opened(join(folder, "generated/openapi/openapi.json"));
    const api = describedSource(source).value;
    const ids = schemaIds(api.schemas);
    const first = descriptionForm(source.root, {
      isEarlier: true,
      nameOf: (name) => ids.get(name) ?? name,
      groupOf: (tag) => idOf(wordsIn(tag), "group"),
      schemeOf: (name) => name,
      eventOf: kebabCase,
    });
    const second = descriptionForm(made.root, {
      isEarlier: false,
      nameOf: (name) => name,
      groupOf: (tag) => tag.replace(/\..*/, ""),
      schemeOf: (name) => name,
      eventOf: (name) => name,
    });
    const all = [...api.losses, ...newManifest(api).value.losses];
    const left = unexplained(differencesOf(first, second), all);
    // Two templates of one path, of which the target says that they have the names of the first.
    expect(left.map(({ keys }) => keys.join(" "))).toEqual([
      "operations GET /orgs/{}/attestations/{} path",
      "operations GET /users/{}/attestations/{} path",
    ]);
    const report = await readFile(join(folder, "generated/openapi/openapi.loss.md"), "utf8");
    for (const line of targetLosses) expect(report).toContain(`${line}\n`);
  });

  test("gives each operation and each event an id of its own", async () => {
    const text = await readFile(join(folder, "generated/openapi/openapi.json"), "utf8");
    const ids = [...text.matchAll(/^ {8}"operationId": "([^"]*)"/gm)].map(([, id = ""]) => id);
    expect(ids.length).toBe(1223 + 270);
    expect(new Set(ids.map((id) => id.replaceAll("-", ""))).size).toBe(ids.length);
  });
});

function opened(file: string): Source {
  const [source] = openSources([file], { roots: [] }).value.sources;
  if (source === undefined) throw new Error(`${file} cannot be read`);
  return source;
}

function counted(all: readonly SourceLoss[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { what, why } of all) {
    const kind = `${what.replace(/[. ].*/, "")}: ${why}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
