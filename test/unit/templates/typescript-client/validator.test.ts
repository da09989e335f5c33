/** Validators: what they give back, and what they say of what they refuse. */
import * as z from "zod";
import { describe, expect, test } from "vitest";
import { ValidationError } from "../../../../templates/typescript-client/errors.js";
import * as checks from "../../../../templates/typescript-client/schema-checks.js";
import * as kinds from "../../../../templates/typescript-client/schema-kinds.js";
import { type Validator, validator } from "../../../../templates/typescript-client/validator.js";

interface Book {
  id: string;
  pages?: number;
  next?: Book | null;
}

const book: Validator<Book> = validator(() =>
  kinds.looseObject({
    id: kinds.string(checks.minLength(1)),
    pages: kinds.optional(kinds.number(checks.integer(), checks.minimum(1))),
    next: kinds.optional(kinds.nullable(kinds.refer(book))),
  }),
);

/** The faults of a value, as an error prints them. */
function faults(schema: Validator<unknown>, value: unknown): readonly string[] {
  const { issues = [] } = schema.safeParse(value);
  return issues.map(({ message, path = [] }) => `/${path.map(String).join("/")}: ${message}`);
}

function of(make: () => ReturnType<typeof kinds.unknown>): Validator<unknown> {
  return validator(make);
}

describe("a value that is accepted", () => {
  test("is given back itself, with all that nobody has shown", () => {
    const value = { id: "a", extra: { deep: [1] }, next: { id: "b", more: true, next: null } };
    expect(book.parse(value)).toBe(value);
    expect(book.safeParse(value)).toEqual({ value });
    expect(book.zod.parse(value)).toBe(value);
  });

  test("is of its type for the compiler, too", () => {
    const values: readonly unknown[] = [{ id: "a" }, { id: "" }, { id: "b", next: { id: 1 } }];
    const books: readonly Book[] = values.filter((value) => book.is(value));
    expect(books).toEqual([{ id: "a" }]);
  });

  test("keeps a key __proto__, which changes no prototype", () => {
    const text = '{"id":"a","__proto__":{"id":1},"next":{"id":"b","__proto__":null}}';
    const value: unknown = JSON.parse(text);
    expect(JSON.stringify(book.parse(value))).toBe(text);
    expect(Object.getPrototypeOf(book.parse(value))).toBe(Object.prototype);
    const map = of(() => kinds.object({}, { additional: kinds.string() }));
    expect(faults(map, JSON.parse('{"__proto__":1}'))).toEqual(["/__proto__: expected string"]);
    expect(({} as Record<string, unknown>)["id"]).toBeUndefined();
  });

  test("needs no property that only its ancestors have, and may have one of that name", () => {
    const odd = of(() =>
      kinds.looseObject({
        constructor: kinds.string(),
        toString: kinds.optional(kinds.string()),
        ["__proto__"]: kinds.optional(kinds.string()),
      }),
    );
    expect(faults(odd, {})).toEqual(["/constructor: is missing"]);
    expect(faults(odd, { constructor: 1, toString: 1 })).toEqual([
      "/constructor: expected string",
      "/toString: expected string",
    ]);
    const value: unknown = JSON.parse('{"constructor":"a","__proto__":"b"}');
    expect(odd.parse(value)).toBe(value);
  });

  test("may have undefined where it may have nothing", () => {
    expect(faults(book, { id: "a", pages: undefined })).toEqual([]);
    expect(faults(book, { id: undefined })).toEqual(["/id: is missing"]);
  });
});

describe("a value that is refused", () => {
  test("throws an error with every fault and its place", () => {
    const value = { pages: 1.5, next: { id: "", next: { id: 7 } } };
    expect(() => book.parse(value)).toThrow(ValidationError);
    expect(() => book.parse(value)).toThrow(
      "the schema refuses the value\n/id: is missing\n/pages: expected an integer\n/next/id: expected at least 1 characters\n/next/next/id: expected string",
    );
  });

  test("is named by kind", () => {
    expect(faults(book, [])).toEqual(["/: expected object"]);
    expect(faults(book, null)).toEqual(["/: expected object"]);
    expect(
      faults(
        of(() => kinds.literals("a", 1, null)),
        "b",
      ),
    ).toEqual(['/: expected "a" or 1 or null, got "b"']);
    expect(
      faults(
        of(() => kinds.constant({ b: [1], a: 2 })),
        {},
      ),
    ).toEqual(['/: expected {"a":2,"b":[1]}']);
    expect(
      faults(
        of(() => kinds.array(kinds.boolean())),
        [1],
      ),
    ).toEqual(["/0: expected boolean"]);
    expect(
      faults(
        of(() => kinds.object({}, { additional: kinds.never() })),
        { a: 1 },
      ),
    ).toEqual(["/a: is not allowed"]);
    expect(
      faults(
        of(() => kinds.not(kinds.string())),
        "a",
      ),
    ).toEqual(["/: is of a kind that is excluded"]);
    expect(
      faults(
        of(() => kinds.number()),
        Number.NaN,
      ),
    ).toEqual(["/: expected number"]);
  });

  test("is said where values are listed, as far as anybody reads it", () => {
    const a = of(() => kinds.literals("a"));
    const either = of(() => kinds.anyOf(kinds.literals("a"), kinds.literals("b")));
    expect(faults(either, "c")).toEqual(['/: expected "a" or "b", got "c"']);
    expect(faults(a, "x".repeat(1000))).toEqual([`/: expected "a", got "${"x".repeat(59)}…`]);
    expect(faults(a, ["b"])).toEqual(['/: expected "a", got an array']);
    expect(faults(a, { b: 1 })).toEqual(['/: expected "a", got an object']);
  });

  test("is held against the member of a union that was meant", () => {
    const film = kinds.looseObject({ type: kinds.literals("film"), minutes: kinds.number() });
    const song = kinds.looseObject({ type: kinds.literals("song"), title: kinds.string() });
    const union = of(() => kinds.array(kinds.anyOf(film, kinds.allOf(song))));
    expect(faults(union, [{ type: "song", title: 1 }])).toEqual(["/0/title: expected string"]);
    expect(faults(union, [{ type: "film" }])).toEqual(["/0/minutes: is missing"]);
    expect(faults(union, [5])).toEqual(["/0: expected object"]);
    const mixed = of(() => kinds.anyOf(kinds.string(), kinds.number()));
    expect(faults(mixed, true)).toEqual(["/: expected string or number"]);
  });

  test("is refused also where it is nested more deeply than functions can call each other", () => {
    let value: object = { id: "a" };
    for (let depth = 0; depth < 100_000; depth++) value = { id: "a", next: value };
    expect(faults(book, value)).toEqual(["/: is nested too deeply"]);
    expect(book.is(value)).toBe(false);
  });
});

describe("bounds", () => {
  test("lengths count characters, not units of UTF-16", () => {
    const text = of(() => kinds.string(checks.minLength(2), checks.maxLength(2)));
    expect(faults(text, "😀😀")).toEqual([]);
    expect(faults(text, "😀")).toHaveLength(1);
  });

  test("patterns know Unicode, and fall back where they cannot", () => {
    expect(
      faults(
        of(() => kinds.string(checks.pattern("^\\p{Lu}.$"))),
        "Ä😀",
      ),
    ).toEqual([]);
    expect(
      faults(
        of(() => kinds.string(checks.pattern("^\\-$"))),
        "-",
      ),
    ).toEqual([]);
    expect(
      faults(
        of(() => kinds.string(checks.pattern("^a"))),
        "ba",
      ),
    ).toEqual(["/: expected a match of ^a"]);
  });

  test.each<[number, number, boolean]>([
    [0.3, 0.1, true],
    [19.99, 0.01, true],
    [1.1, 0.1, true],
    [0.35, 0.1, false],
    [7, 2, false],
    [0, 5, true],
    [-4.5, 1.5, true],
    [1e308, 1e-308, true],
    [2 ** 60, 1, true],
  ])("%d as a multiple of %d: %s", (value, step, isMultiple) => {
    expect(
      faults(
        of(() => kinds.number(checks.multipleOf(step))),
        value,
      ),
    ).toHaveLength(isMultiple ? 0 : 1);
  });

  test("an integer may be larger than JavaScript counts safely", () => {
    const integer = of(() => kinds.number(checks.integer()));
    expect(faults(integer, 1e300)).toEqual([]);
    expect(faults(integer, 1.5)).toHaveLength(1);
  });

  test("items are equal whatever the order of their keys", () => {
    const unique = of(() => kinds.array(kinds.unknown(), checks.uniqueItems()));
    expect(
      faults(unique, [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ]),
    ).toHaveLength(1);
    expect(faults(unique, ["1", 1, [1], { a: 1 }, null, false])).toEqual([]);
    expect(faults(unique, [JSON.parse('{"__proto__":1}'), {}])).toEqual([]);
  });

  test("what is undefined is no property", () => {
    const object = of(() =>
      kinds.looseObject(
        {},
        checks.minProperties(1),
        checks.dependentRequired({ a: ["b"] }),
        checks.dependentSchemas({ b: kinds.looseObject({ c: kinds.string() }) }),
      ),
    );
    expect(faults(object, { a: undefined })).toEqual(["/: expected at least 1 properties"]);
    expect(faults(object, { a: 1, b: undefined })).toEqual(['/b: is missing beside "a"']);
    expect(faults(object, { a: 1, b: 1 })).toEqual(["/c: is missing"]);
  });
});

describe("as a schema of others", () => {
  test("it is a Standard Schema", () => {
    const { version, vendor, validate } = book["~standard"];
    expect([version, vendor]).toEqual([1, "zod"]);
    expect(validate({ id: "a" })).toEqual({ value: { id: "a" } });
  });

  test("schemas of zod are built with it, in any edition of zod", () => {
    const shelf = z.object({ books: z.array(book.zod) });
    const value = { books: [{ id: "a", more: 1 }] };
    const parsed: { books: Book[] } = shelf.parse(value);
    expect(parsed.books[0]).toBe(value.books[0]);
    const refused = shelf.safeParse({ books: [{ id: 1 }] });
    expect(refused.error?.issues.map(({ path, message }) => [path.join("/"), message])).toEqual([
      ["books/0/id", "expected string"],
    ]);
  });

  test("its schema is made when it is first needed, once", () => {
    let made = 0;
    const lazy = of(() => {
      made++;
      return kinds.string();
    });
    expect(made).toBe(0);
    lazy.safeParse(1);
    lazy.safeParse(2);
    const { zod } = lazy;
    expect(lazy.zod).toBe(zod);
    expect(made).toBe(1);
  });
});
