/** A name that a file imports and does not use keeps a package from building under its own settings. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import {
  manifestFiles,
  type PackageTarget,
  renderPackage,
  writeFiles,
} from "../../behaviour/emitted-client.js";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const part = { $ref: "#/schemas/part" };
const fault = { $ref: "#/schemas/fault" };
const either = { content: { "application/json": { schema: part }, "application/hal+json": {} } };
const eitherFault = {
  content: { "application/problem+json": { schema: fault }, "application/json": { schema: {} } },
};

/** Types that are known beside what may be anything, wherever types are joined into one. */
const manifest = manifestFiles({
  service: {
    errors: { 503: eitherFault },
    pagination: {
      pages: {
        strategy: "offset",
        request: { offset: "query.offset" },
        response: { items: "/items" },
      },
    },
    events: {
      arrived: {
        delivery: { via: "webhook", method: "POST" },
        payload: { required: true, ...either },
      },
    },
  },
  groups: {
    parts: {
      operations: {
        one: { method: "GET", path: "/a", responses: { 200: either, 400: json(fault) } },
        anything: {
          method: "GET",
          path: "/e",
          parameters: { query: { filter: { schema: { not: part } }, "(others)": "not shown" } },
        },
        other: { method: "POST", path: "/b", body: either, responses: { 400: json({}) } },
        several: {
          method: "GET",
          path: "/c",
          responses: { 200: json(part), 201: json({}), 404: eitherFault },
        },
        list: {
          method: "GET",
          path: "/d",
          parameters: { query: { offset: { schema: { type: "integer" } } } },
          pagination: { uses: "pages" },
          responses: {
            200: json({ type: "object", properties: { items: { type: "array", items: part } } }),
            206: json({ type: "object", properties: { items: { type: "array" } } }),
          },
        },
      },
    },
  },
  schemas: { part: { type: "object" }, fault: { type: "object" } },
});

test.each<PackageTarget>(["typescript-client", "typescript-server"])(
  "no file of the %s imports what it does not use",
  async (target) => {
    const folder = await mkdtemp(join(tmpdir(), "imports-"));
    try {
      await writeFiles(folder, manifest);
      const files = [...(await renderPackage(folder, target)).values()];
      const sources = files.filter(({ path }) => path.endsWith(".ts"));
      expect(sources.length).toBeGreaterThan(5);
      expect(sources.flatMap(({ path, text }) => unused(path, text))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

/** The names that a file imports and mentions nowhere else. */
function unused(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const imported: string[] = [];
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) imported.push(node.name.text);
    else if (ts.isIdentifier(node)) used.add(node.text);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return imported.filter((name) => !used.has(name)).map((name) => `${path}: ${name}`);
}
