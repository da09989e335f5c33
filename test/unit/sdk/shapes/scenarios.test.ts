/** The shapes of every scenario: each name is there once and behind its owner, and leads to a shape; what is not said has a reason. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goNames } from "../../../../generator/emit/go/names.js";
import { knownItems, knownValue } from "../../../../generator/model/known.js";
import type { Content } from "../../../../generator/model/message.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { namedIn } from "../../../../generator/sdk/shapes/alias-circles.js";
import type { NamedShape, Shape } from "../../../../generator/sdk/shapes/shape.js";
import { shapeIdentifiers } from "../../../../generator/sdk/shapes/shape-identifiers.js";
import { partPlace } from "../../../../generator/sdk/shapes/shape-places.js";
import { type Shapes, shapesOf } from "../../../../generator/sdk/shapes/shapes-of.js";
import { scenariosFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";

/** Asks for the bodies and the answers of all operations. */
function withMessages(model: ApiModel): Shapes {
  const shapes = shapesOf(model);
  for (const { id, body, responses } of operationsOf(model)) {
    const ask = (
      parts: readonly string[],
      contents: readonly Content[],
      side: "sent" | "answered",
    ) => {
      for (const { mediaType, schema } of contents) {
        const known = knownValue(schema);
        if (known !== undefined) shapes.of(known, partPlace(id, [...parts, mediaType], side));
      }
    };
    const sent = knownValue(body);
    if (sent !== undefined) ask(["body"], knownItems(sent.content), "sent");
    for (const { status, content } of knownItems(responses)) {
      ask([status], knownItems(content), "answered");
    }
  }
  return shapes;
}

function shapesIn(named: NamedShape): readonly Shape[] {
  switch (named.kind) {
    case "alias":
      return [named.shape];
    case "record": {
      const others = typeof named.others === "object" ? [named.others] : [];
      return [...named.fields.map(({ shape }) => shape), ...others];
    }
    case "union":
      return named.variants.map(({ shape }) => shape);
    case "enum":
      return [];
  }
}

test.each(readdirSync(scenariosFolder))("%s", (scenario) => {
  const named = withMessages(loadFolder(join(scenariosFolder, scenario)).value.model).named();
  const ids = new Set<string>();
  for (const { id, owner } of named) {
    expect(ids.has(id)).toBe(false);
    expect(owner === undefined || ids.has(owner), id).toBe(true);
    ids.add(id);
  }
  for (const id of named.flatMap(shapesIn).flatMap(namedIn)) expect(ids.has(id), id).toBe(true);
  const names = [...shapeIdentifiers(named, goNames, { nested: false, taken: [] }).values()];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z]\w*$/);
  expect(JSON.parse(JSON.stringify(named))).toEqual(named);
});

test("a place has one schema, and the same shape when it is asked for again", () => {
  const { model } = loadFolder(join(scenariosFolder, "schemas")).value;
  const shapes = shapesOf(model);
  const [first, second] = model.schemas.map(({ schema }) => schema);
  if (first === undefined || second === undefined) throw new Error("two schemas are needed");
  const place = partPlace("books.create", ["body"], "sent");
  const shape = shapes.of(first, place);
  const count = shapes.named().length;
  expect(shapes.of(first, place)).toBe(shape);
  expect(shapes.named()).toHaveLength(count);
  expect(() => shapes.of(second, place)).toThrow("two at books.create/~body");
});
