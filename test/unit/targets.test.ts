/** A target that only this test knows: a line in the list is all that the rest of the generator needs of it. */
import { expect, test } from "vitest";
import { z } from "zod";
import { modelChanges } from "../../generator/changes/comparison.js";
import { printChangelog } from "../../generator/diff/changelog.js";
import { diffReport, type Side, versionsOf } from "../../generator/diff/report.js";
import type { Target } from "../../generator/emit/target.js";
import { build, type Build } from "../../generator/pipeline.js";
import { allTargets, listed } from "../../generator/targets.js";
import { targetsShapeOf } from "../../generator/validate/file-shapes.js";
import { closed, placement } from "../../generator/validate/forms.js";
import { manifestJsonSchema } from "../../generator/validate/json-schema.js";
import { textLike } from "../../generator/validate/patterns.js";
import { readTemplate } from "../golden-tree.js";
import { service } from "./resolve/manifest-text.js";

const toyShape = closed({
  ...placement,
  module: z.enum(["abacus", "slate"]),
  version: textLike("version"),
});

/** A client in a language that nobody speaks. */
const toy: Target<z.output<typeof toyShape>> = {
  name: "toy-client",
  summary: "A client for counting frames.",
  settings: toyShape,
  audience: "callers",
  release: ({ module, version }) => ({ package: module, version }),
  sampleLanguage: ({ module }) => ({
    ...{ id: "toy", label: "Toy", fence: "toy" },
    printer: () => (request) => `use ${module}; slide ${request.method} ${request.target}`,
  }),
  emit: (model, { module }, others) => {
    const titles = others.map(({ name }) => name).join(", ");
    const print = () => `${module}: ${String(model.groups.length)} group beside ${titles}\n`;
    return { value: [{ kind: "built", path: "count.toy", print }], diagnostics: [] };
  },
  spelledPlaces: () => (place) => [{ name: `${place.kind} of beads` }],
};

const list = [...allTargets, listed(toy)];

const known = `source: handbook
operations:
  list: { method: GET, path: /books }
`;

async function built(files: Readonly<Record<string, string>>, targets: readonly string[] = []) {
  const value = Object.entries({ "service.yaml": service, ...files }).map(([file, text]) => ({
    ...{ file, bytes: Buffer.from(text) },
  }));
  return build({
    ...{ folder: "manifest", name: "manifest", templates: readTemplate, list, targets },
    stage: (_, run) => run(),
    files: { value, diagnostics: [] },
  });
}

function settings(toyClient: string): string {
  return `targets: { docs: {}, toy-client: ${toyClient} }\n`;
}

test("the shape of targets.yaml has its settings, and editors its summary", async () => {
  const schema = manifestJsonSchema(targetsShapeOf(list));
  expect(JSON.parse(JSON.stringify(schema))).toMatchObject({
    definitions: {
      targets: {
        properties: {
          targets: {
            properties: {
              "toy-client": {
                description: "A client for counting frames.",
                properties: { module: { enum: ["abacus", "slate"] } },
                required: ["module", "version"],
              },
            },
          },
        },
      },
    },
  });
  const groups = { "groups/books.yaml": known };
  const text = settings("{ module: slate, version: one, colour: red }");
  const { diagnostics } = await built({ ...groups, "targets.yaml": text });
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["bad-setting", expect.stringContaining('not "one"')],
    ["unknown-key", '"colour" is not a key that may stand here'],
  ]);
});

test("it is made, and knows what else is", async () => {
  const groups = { "groups/books.yaml": known };
  const text = settings("{ module: slate, version: 1.0.0 }");
  const { value, diagnostics } = await built({ ...groups, "targets.yaml": text });
  expect(diagnostics).toEqual([]);
  expect(value.tree?.get("toy-client/count.toy")?.text).toBe(
    "slate: 1 group beside docs, toy-client\n",
  );
});

test("help names it, and a name that nearly is its", async () => {
  const { diagnostics } = await built({ "groups/books.yaml": known });
  expect(diagnostics.map(({ help }) => help)).toEqual([
    expect.stringContaining("typescript-server, toy-client"),
  ]);
  const text = settings("{ module: slate, version: 1.0.0 }");
  const files = { "groups/books.yaml": known, "targets.yaml": text };
  const wrong = await built(files, ["toy-cleint"]);
  expect(wrong.diagnostics.map(({ help }) => help)).toEqual(["did you mean `toy-client`?"]);
});

test("docs show calls by it", async () => {
  const text = settings("{ module: slate, version: 1.0.0 }");
  const { value } = await built({ "groups/books.yaml": known, "targets.yaml": text });
  expect(value.tree?.get("docs/groups/books.md")?.text).toContain(
    "```toy [Toy]\nuse slate; slide GET",
  );
});

test("diff says which version it has to have, and a changelog is headed by it", async () => {
  const unknown = "source: handbook\noperations: { list: not shown }\n";
  const text = settings("{ module: slate, version: 1.0.0 }");
  const [before, after] = await Promise.all(
    [unknown, known].map(async (group) => {
      const { value } = await built({ "groups/books.yaml": group, "targets.yaml": text });
      return value;
    }),
  );
  if (before === undefined || after === undefined) throw new Error("there are two sides");
  const changes = modelChanges(before.model, after.model);
  const types = after.targets.flatMap(({ name, narrowed }) =>
    narrowed(changes, after.model).map((each) => ({ target: name, ...each })),
  );
  const report = diffReport(
    { before: side("v1", before, "1"), after: side("v2", after, "2") },
    changes,
    types,
  );
  expect(report.versions).toEqual([
    {
      ...{ target: "toy-client", audience: "callers", package: "slate" },
      ...{ was: "1.0.0", now: "1.0.0", suggested: "1.1.0", level: "minor", isEnough: false },
      reason: "more is known, or new",
    },
  ]);
  expect(printChangelog(report)).toMatch(/^## 1\.1\.0\n/);
  expect(printChangelog(report)).toContain("call of beads can be called now");
});

function side(label: string, { model, targets }: Build, hash: string): Side {
  const files = new Map([["toy-client/count.toy", hash]]);
  return { label, model, files, versions: versionsOf(targets) };
}
