/** Discriminators: the property that alternatives must have, and the values that lead to them. */
import { describe, expect, test } from "vitest";
import { faultsOf, ref } from "./schema-faults.js";

const having = (kind: unknown, more: object = {}): object => ({
  type: "object",
  properties: { kind },
  required: ["kind"],
  ...more,
});
const film = having({ const: "film" });
const song = having({ const: "song" });
const union = (discriminator: object, more: readonly unknown[] = []): object => ({
  oneOf: [ref("film"), ref("song"), ...more],
  discriminator: { propertyName: "kind", ...discriminator },
});

describe("nothing is wrong", () => {
  test.each<readonly [string, object]>([
    ["names without a mapping", { film, song, all: union({}) }],
    ["any text", { film: having({ type: "string" }), song, all: union({}) }],
    [
      "several values for one",
      {
        film: having({ enum: ["movie", "short"] }),
        song,
        all: union({ mapping: { movie: "#/schemas/film", short: "#/schemas/film" } }),
      },
    ],
    ["an alternative that is not shown", { film: "not shown", song, all: union({}) }],
    [
      "an open alternative",
      {
        film: { type: "object", properties: {}, additionalProperties: "not shown" },
        song,
        all: union({}),
      },
    ],
    [
      "a union that is not all known",
      {
        film,
        song,
        book: having(true),
        all: union({ mapping: { book: "#/schemas/book" } }, ["not shown"]),
      },
    ],
    ["null beside objects", { film, song, all: union({}, [{ type: "null" }]) }],
    [
      "what an alternative builds on",
      {
        base: having({ type: "string" }),
        film: { allOf: [ref("base"), { type: "object" }] },
        song,
        all: union({}),
      },
    ],
    [
      "another name of an alternative",
      {
        film,
        movie: ref("film"),
        song,
        all: {
          oneOf: [ref("movie"), ref("song")],
          discriminator: { propertyName: "kind", mapping: { film: "#/schemas/film" } },
        },
      },
    ],
    [
      "a union in a union",
      {
        film,
        song,
        inner: union({}),
        book: having({ const: "book" }),
        all: { anyOf: [ref("inner"), ref("book")], discriminator: { propertyName: "kind" } },
      },
    ],
    [
      "what stands beside the union",
      {
        film: { type: "object", properties: { minutes: true } },
        song: { type: "object", properties: { kind: { const: "song" } } },
        all: { ...union({}), ...having({ type: "string" }) },
      },
    ],
    [
      "heirs",
      {
        base: having(
          { type: "string" },
          { discriminator: { propertyName: "kind", mapping: { f: "#/schemas/heir" } } },
        ),
        heir: { allOf: [ref("base"), having({ const: "f" })] },
      },
    ],
  ])("%s", (_, schemas) => {
    expect(faultsOf(schemas)).toEqual([]);
  });
});

describe("one precise fault", () => {
  test.each<readonly [string, object, string]>([
    [
      "an alternative without the property",
      { film: { type: "object", properties: {} }, song, all: union({}) },
      'discriminator-property: `film` does not declare the property "kind", which tells the alternatives apart',
    ],
    [
      "an alternative that may lack it",
      { film: having({ const: "film" }, { required: [] }), song, all: union({}) },
      'discriminator-property: `film` does not require the property "kind", which tells the alternatives apart',
    ],
    [
      "a name that nobody has",
      { film, song, all: union({ propertyName: "knid" }) },
      'discriminator-property: no alternative declares the property "knid"',
    ],
    [
      "a property that a base lacks",
      {
        base: { type: "object", properties: { a: true }, discriminator: { propertyName: "kind" } },
      },
      'discriminator-property: the schema does not declare the property "kind"',
    ],
    [
      "a schema that is no alternative",
      { film, song, book: having(true), all: union({ mapping: { book: "#/schemas/book" } }) },
      'discriminator-mapping: "book" leads to `book`, which is not among the alternatives',
    ],
    [
      "a schema that is no heir",
      {
        other: having(true),
        base: having(true, {
          discriminator: { propertyName: "kind", mapping: { other: "#/schemas/other" } },
        }),
      },
      'discriminator-mapping: "other" leads to `other`, which does not build on this schema',
    ],
    [
      "a value that its schema refuses",
      {
        film: having({ const: "movie" }),
        song,
        all: union({ mapping: { film: "#/schemas/film" } }),
      },
      'discriminator-mapping: "film" leads to `film`, whose property "kind" refuses it',
    ],
    [
      "a value that leads nowhere",
      { film: having({ enum: ["film", "movie"] }), song, all: union({}) },
      'discriminator-mapping: "kind" of `film` can be "movie", which leads to no alternative',
    ],
    [
      "a value of another alternative",
      { film, song: having({ enum: ["song", "film"] }), all: union({}) },
      'discriminator-mapping: "kind" of `song` can be "film", which leads to `film`',
    ],
    [
      "a value that the mapping gives away",
      { film, song, all: union({ mapping: { film: "#/schemas/song", x: "#/schemas/film" } }) },
      'discriminator-mapping: "film" leads to `song`, whose property "kind" refuses it',
    ],
    [
      "a mapping to a schema that is not there",
      { film, song, all: union({ mapping: { film: "#/schemas/flim" } }) },
      'unknown-schema: no schema is called "flim"',
    ],
  ])("%s", (_, schemas, fault) => {
    expect(faultsOf(schemas)[0] ?? "").toBe(fault);
  });
});
