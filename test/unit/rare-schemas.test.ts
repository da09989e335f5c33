/** Manifests that are right and hard to make something of: every target makes its files. */
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { build } from "../../generator/pipeline.js";
import { readTemplate } from "../golden-tree.js";
import { otherTargets } from "../mutated/edited-texts.js";
import { service } from "./resolve/manifest-text.js";

const call = {
  $ref: "#/schemas/call",
  type: "object",
  properties: { name: { type: "string" }, call: { $ref: "#/schemas/call" } },
};
const json = (name: string) => ({ schema: { type: "object", properties: { [name]: {} } } });

test.each<readonly [name: string, responses: object, schemas: object, inTypeScript: string]>([
  [
    "what stands in itself, with more beside the reference",
    { "200": { content: { "application/json": { schema: { $ref: "#/schemas/call" } } } } },
    { call: { type: "object", properties: { call } } },
    "call?: Call_ & { name?: string; call?: Call_ };",
  ],
  [
    "an answer with several kinds of JSON",
    {
      "200": {
        content: {
          "application/json": json("a"),
          "application/b+json": json("b"),
          "application/c+json": json("c"),
        },
      },
      "201": { content: { "application/json": json("d"), "application/b+json": json("e") } },
    },
    { other: { type: "string" } },
    "export type Other = string;",
  ],
])("%s", async (_, responses, schemas, inTypeScript) => {
  const retrieve = { method: "GET", path: "/books", responses };
  const files = {
    "service.yaml": service,
    "groups/books.yaml": stringify({ source: "handbook", operations: { retrieve } }),
    "schemas/all.yaml": stringify({ source: "handbook", schemas }),
    "targets.yaml": stringify({ targets: otherTargets }),
  };
  const { value, diagnostics } = await build({
    ...{ folder: "manifest", name: "manifest", templates: readTemplate, targets: [] },
    stage: (__, run) => run(),
    files: {
      value: Object.entries(files).map(([file, text]) => ({ file, bytes: Buffer.from(text) })),
      diagnostics: [],
    },
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const made = new Set([...(value.tree?.keys() ?? [])].map((path) => path.split("/")[0]));
  expect([...made].sort()).toEqual(Object.keys(otherTargets).sort());
  expect(value.tree?.get("typescript-client/src/schemas.ts")?.text).toContain(inTypeScript);
});
