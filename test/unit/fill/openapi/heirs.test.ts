/** The schemas that build on one: in the order of the description, and each looked at once, however many ask. */
import { expect, test } from "vitest";
import { heirFinder, type NamedNode } from "../../../../generator/fill/openapi/heirs.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";

const file = "openapi.json";

/** The schemas of a description by name, each with the names of those that it builds on. */
function declaredIn(bases: Readonly<Record<string, readonly string[]>>): readonly NamedNode[] {
  const schemas = Object.fromEntries(
    Object.entries(bases).map(([name, those]) => [
      name,
      { allOf: those.map((base) => ({ $ref: `#/components/schemas/${base}` })) },
    ]),
  );
  const info = { title: "Library", version: "1" };
  const text = JSON.stringify({ openapi: "3.1.0", info, paths: {}, components: { schemas } });
  const root = openTexts({ [file]: text }, [file]).value.sources[0]?.root;
  const entries = root?.get("components")?.get("schemas")?.entries() ?? [];
  return entries.map(({ key: name, node }) => ({ name, node }));
}

function heirsOf(name: string, declared: readonly NamedNode[]): readonly string[] {
  const base = declared.find((each) => each.name === name);
  if (base === undefined) throw new Error(`there is no ${name}`);
  return heirFinder(declared)(base.node).map((each) => each.name);
}

test("heirs of heirs are heirs; one that stands before its base comes behind it", () => {
  const declared = declaredIn({
    Cat: ["Mammal"],
    Animal: [],
    Bird: ["Animal"],
    Mammal: ["Animal"],
    Dog: ["Mammal"],
    Stone: [],
  });
  expect(heirsOf("Animal", declared)).toEqual(["Bird", "Mammal", "Dog", "Cat"]);
  expect(heirsOf("Mammal", declared)).toEqual(["Cat", "Dog"]);
  expect(heirsOf("Stone", declared)).toEqual([]);
});

test("in a circle each is an heir of all", () => {
  const declared = declaredIn({ One: ["Two"], Two: ["One"] });
  expect(heirsOf("One", declared)).toEqual(["Two", "One"]);
});

test("each schema is looked at once, however many ask", () => {
  const chain = Array.from({ length: 50 }, (_, index) => [
    `S${index}`,
    index === 0 ? [] : [`S${index - 1}`],
  ]);
  let looks = 0;
  const counted = declaredIn(Object.fromEntries(chain)).map(({ name, node }): NamedNode => {
    const get = (key: string | number) => {
      looks += 1;
      return node.get(key);
    };
    return { name, node: Object.create(node, { get: { value: get }, at: { value: node.at } }) };
  });
  const find = heirFinder(counted);
  expect(counted.map(({ node }) => find(node).length)).toEqual(counted.map((_, at) => 49 - at));
  expect(looks).toBe(50);
});
