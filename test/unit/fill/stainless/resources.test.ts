/** Trees of resources ↔ manifests: names and order survive. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { describeStainless } from "../../../../generator/fill/stainless/describe-stainless.js";
import { join } from "../../../../generator/fill/stainless/join.js";
import { groupsBelow, operationsOf } from "../../../../generator/model/walk.js";
import { kebabCase } from "../../../../generator/words.js";
import { described } from "../openapi/read-description.js";
import { readNew } from "../new-manifest/described.js";

interface Tree {
  readonly name: string;
  readonly methods: readonly string[];
  readonly parts: readonly Tree[];
}

const word = fc.constantFrom(
  ...["book", "loan", "reader", "shelf", "copy", "page", "note", "author"],
);
const verb = fc.constantFrom(...["list", "get", "add", "find", "move", "send", "close", "open"]);
const name = fc
  .tuple(word, fc.option(word, { nil: undefined }), fc.constantFrom("_", "camel"))
  .map(([one, two, style]) => {
    if (two === undefined) return `${one}s`;
    return style === "_" ? `${one}_${two}` : one + two.charAt(0).toUpperCase() + two.slice(1);
  });
const kebab = (each: { readonly name: string }): string => kebabCase(each.name);

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    name,
    methods: fc.uniqueArray(verb, { minLength: 1, maxLength: 4 }),
    parts: fc.oneof(
      { depthSize: "small" },
      fc.constant([]),
      fc.uniqueArray(tie("tree"), { maxLength: 2, selector: kebab }),
    ),
  }),
}));
const trees = fc.uniqueArray(tree, { minLength: 1, maxLength: 4, selector: kebab });

/** All methods by their ids, in the order written, each with a path of its own. */
function idsIn(all: readonly Tree[], holder = ""): readonly string[] {
  return all.flatMap((each) => [
    ...each.methods.map((method) => `${holder}${kebab(each)}.${method}`),
    ...idsIn(each.parts, `${holder}${kebab(each)}.`),
  ]);
}

function resourceOf(each: Tree, holder: string): object {
  const id = `${holder}${kebab(each)}`;
  return {
    methods: Object.fromEntries(
      each.methods.map((method) => [method, `get /${`${id}.${method}`.replaceAll(".", "/")}`]),
    ),
    subresources: resourcesOf(each.parts, `${id}.`),
  };
}

function resourcesOf(all: readonly Tree[], holder = ""): object {
  return Object.fromEntries(all.map((each) => [each.name, resourceOf(each, holder)]));
}

function configurationOf(all: readonly Tree[]): string {
  return JSON.stringify({ organization: { name: "library" }, resources: resourcesOf(all) });
}

/** A description of the same operations, in another order and under other names. */
function descriptionOf(ids: readonly string[]): string {
  const paths = ids.map((id, index) => {
    const operation = { operationId: `operation${index}`, tags: ["All"], responses: {} };
    return [`/${id.replaceAll(".", "/")}`, { get: operation }] as const;
  });
  const info = { title: "Library", version: "1" };
  return JSON.stringify({ openapi: "3.1.1", info, paths: Object.fromEntries(paths.reverse()) });
}

test("names and order of a tree are those of the manifest, alone and with a description", () => {
  fc.assert(
    fc.property(trees, (all) => {
      const ids = idsIn(all);
      const texts = { "stainless.yml": configurationOf(all) };
      const [source] = openTexts(texts, ["stainless.yml"]).value.sources;
      if (source === undefined) throw new Error("not a configuration");
      const description = described(descriptionOf(ids));
      const alone = readNew(describeStainless(source.root).value);
      const joined = join(description, describeStainless(source.root, description).value);
      const both = readNew(joined.api);
      for (const { model, diagnostics } of [alone, both]) {
        expect(diagnostics).toEqual([]);
        expect(operationsOf(model).map(({ id }) => id)).toEqual(ids);
        expect(model.groups.map(({ id }) => id)).toEqual(all.map(kebab));
        expect(groupsBelow(model.groups).length).toBe(new Set(ids.map(holderOf)).size);
      }
      expect([joined.gone, joined.unnamed]).toEqual([[], []]);
    }),
  );
});

function holderOf(id: string): string {
  return id.slice(0, id.lastIndexOf("."));
}
