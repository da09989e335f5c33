/** The stages together: everything is reported at once, and nothing twice. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build, type BuildRequest, type Stage } from "../../generator/pipeline.js";
import { service } from "./resolve/manifest-text.js";
import { readTemplate } from "../golden-tree.js";

const root = mkdtempSync(join(tmpdir(), "pipeline-"));
afterAll(() => rmSync(root, { recursive: true }));

const whole = {
  "service.yaml": service,
  "targets.yaml": "targets: { model-json: {} }\n",
  "groups/books.yaml": "source: handbook\noperations: { list: not shown }\n",
};
const stage: Stage = (_name, run) => run();

/** Codes of what is reported of a manifest, and the paths that are made. */
async function run(
  files: Readonly<Record<string, string | Buffer>>,
  targets: readonly string[] = [],
  isWritten?: BuildRequest["isWritten"],
) {
  const folder = mkdtempSync(join(root, "manifest-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { value, diagnostics } = await build({
    folder,
    name: "manifest",
    templates: readTemplate,
    targets,
    stage,
    ...(isWritten && { isWritten }),
  });
  const faults = diagnostics.map(({ code, at, help }) => ({ code, file: at.file, help }));
  const tree = [...(value.tree ?? [])];
  return {
    ...{ faults, codes: faults.map(({ code }) => code), paths: tree.map(([path]) => path) },
    unread: tree.flatMap(([path, { readBack }]) => (readBack === undefined ? [] : [path])),
  };
}

test("a manifest without faults is made, and its model names the folder", async () => {
  expect(await run(whole)).toEqual({
    ...{ faults: [], codes: [], paths: ["model-json/model.json"], unread: [] },
  });
});

test("files that will be written are read back when their target is made", async () => {
  const files = { ...whole, "targets.yaml": "targets: { openapi: { version: 1.0.0 } }\n" };
  expect((await run(files)).unread).toEqual(["openapi/openapi.yaml"]);
  expect((await run(files, [], () => true)).unread).toEqual([]);
  const isWritten = (to: string | undefined, path: string, hash: string): boolean =>
    to === undefined && path === "openapi/openapi.json" && hash !== "";
  expect((await run(files, [], isWritten)).unread).toEqual(["openapi/openapi.yaml"]);
});

test("a target that targets.yaml does not ask for is a fault, with the one that was meant", async () => {
  const { faults, paths } = await run(whole, ["model-jsn"]);
  expect(faults).toEqual([
    { code: "unknown-target", file: "targets.yaml", help: "did you mean `model-json`?" },
  ]);
  expect(paths).toEqual([]);
  expect((await run(whole, ["typescript-client"])).faults).toMatchObject([
    { help: "it asks for: model-json" },
  ]);
});

test.each([
  ["not UTF-8", { "groups/books.yaml": Buffer.from("title: \xe9", "latin1") }, "not-utf8"],
  ["not YAML", { "groups/books.yaml": "title: 'x\n" }, "yaml-syntax"],
  [
    "of the wrong shape",
    { "groups/books.yaml": "source: handbook\noperations: 5\n" },
    "unexpected-value",
  ],
])("what a file %s would have said is not reported as missing", async (_name, files, code) => {
  const replaced = `${service}states: { light: { transitions: [{ from: any, to: any, by: books.list }] } }\n`;
  expect((await run({ ...whole, "service.yaml": replaced, ...files })).codes).toEqual([code]);
});

test("a service.yaml that cannot be read makes no source, group or scheme unknown", async () => {
  const group =
    "source: handbook\noperations: { list: { authentication: [{ key: none }], pagination: { uses: x } } }\n";
  const files = { ...whole, "groups/books.yaml": group };
  expect((await run({ ...files, "service.yaml": "title: 'x\n" })).codes).toEqual(["yaml-syntax"]);
  const { "service.yaml": _, ...rest } = files;
  expect((await run(rest)).codes).toEqual(["file-missing"]);
});

test("a targets.yaml that cannot be read is reported as that, and not as missing", async () => {
  const bytes = Buffer.from("targets: \xe9", "latin1");
  expect((await run({ ...whole, "targets.yaml": bytes })).codes).toEqual(["not-utf8"]);
  const { "targets.yaml": _, ...rest } = whole;
  expect((await run(rest)).codes).toEqual(["no-targets"]);
});

test("a folder that is not there is one fault", async () => {
  const folder = join(root, "nowhere");
  const { diagnostics } = await build({
    folder,
    name: "",
    templates: readTemplate,
    targets: [],
    stage,
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(["folder-missing"]);
});

test("a fault in a schemas file makes no schema of it unknown", async () => {
  const files = {
    "schemas/a.yaml": "source: handbook\nschemas: { a: { $ref: '#/schemas/b' } }\n",
    "schemas/b.yaml": "source: handbook\nschemas: { b: { tpye: string } }\n",
    "schemas/c.yaml": Buffer.from("\xe9", "latin1"),
  };
  expect((await run({ ...whole, ...files })).codes.sort()).toEqual(["not-utf8", "unknown-key"]);
});
