/** Path templates: which URLs they fit, what stands for their parameters, which of two is more exact. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareExactness,
  isMoreExact,
  pathPattern,
  pathReader,
} from "../../../../templates/typescript-server/path-pattern.js";
import type { Route, RouteParameter } from "../../../../templates/typescript-server/route.js";

const patternOf = (path: string, parameters: readonly RouteParameter[] = []) =>
  pathPattern({ id: "x", method: "GET", path, parameters } satisfies Route);

/** Templates find parameters in a path, at a host and below a mount. */
const textsIn = (template: string, path: string, parameters?: readonly RouteParameter[]) =>
  pathReader(patternOf(template, parameters))(`https://example.org/v1${path}`);

describe("the path for Hono", () => {
  test.each([
    ["/", "/"],
    ["/books", "/books"],
    ["/books/", "/books/"],
    ["/books/{id}", "/books/:p1"],
    ["/books/{book-id}/pages/{page}", "/books/:p1/pages/:p3"],
    ["/books/{by/id}/pages", "/books/:p1/pages"],
    // Whatever a router could take for something else is let through, and looked at afterwards.
    ["/files/{name}.json", "/files/:p1"],
    ["/items/{id}:cancel", "/items/:p1"],
    ["/a:b/*/c?/@1/#2/{", "/:p0/:p1/:p2/:p3/:p4/:p5"],
    ["/été", "/:p0"],
  ])("of %s", (template, honoPath) => {
    expect(patternOf(template).honoPath).toBe(honoPath);
  });
});

describe("the texts of parameters", () => {
  test.each<[template: string, path: string, texts: readonly string[] | undefined]>([
    ["/books", "/books", []],
    ["/books/{id}", "/books/a%20b", ["a%20b"]],
    ["/books/{by/id}/{/}", "/books/a/b", ["a", "b"]],
    ["/books/{id}", "/books/a?id=b/c", ["a"]],
    ["/books/{id}", "/books/a#b/c", ["a"]],
    ["/books/{id}", "/books/%zz", ["%zz"]],
    ["/books/{id}", "/books/__proto__", ["__proto__"]],
    ["/books/{id}/", "/books/a/", ["a"]],
    // An application that is not strict has matched it.
    ["/books/{id}", "/books/a/", ["a"]],
    ["/books/{id}/pages/{page}", "/books/a/pages/7", ["a", "7"]],
    ["/files/{name}.json", "/files/a.b.json", ["a.b"]],
    ["/files/{name}.json", "/files/a%2Ejson", ["a"]],
    ["/files/{name}.json", "/files/.json", undefined],
    ["/files/{name}.json", "/files/a.xml", undefined],
    ["/compare/{base}...{head}", "/compare/a...b", ["a", "b"]],
    ["/{a}-{b}", "/1-2-3", ["1", "2-3"]],
    ["/{a}-{b}.json", "/1-2-3.json", ["1", "2-3"]],
    ["/{a}-{b}", "/-", undefined],
    ["/{a}-{b}/{c}", "/1-2/3", ["1", "2", "3"]],
    ["/items/{id}:cancel", "/items/7:cancel", ["7"]],
    // Reserved characters are not what their encoded forms are.
    ["/items/{id}:cancel", "/items/7%3Acancel", undefined],
    ["/items/{id}:cancel", "/items/7%3A8:cancel", ["7%3A8"]],
    ["/été/{id}", "/%c3%a9t%C3%A9/x", ["x"]],
    ["/été/{id}", "/hiver/x", undefined],
    ["/{a}é{b}", "/1%C3%A92", ["1", "2"]],
    ["/{a}{b}", "/12", ["1", "2"]],
  ])("%s in %s", (template, path, texts) => {
    expect(textsIn(template, path)).toEqual(texts);
  });

  test("a style says where a parameter begins", () => {
    const parameters: readonly RouteParameter[] = [
      { in: "path", name: "id", value: "text" },
      { in: "path", name: "format", style: "label", value: "text" },
      { in: "path", name: "rev", style: "matrix", value: "text" },
    ];
    expect(textsIn("/books/{id}{format}{rev}", "/books/a.json;rev=2", parameters)).toEqual([
      "a",
      ".json",
      ";rev=2",
    ]);
    expect(textsIn("/books/{id}{format}", "/books/a", parameters)).toBeUndefined();
  });

  test("all texts without what stands between them are found again", () => {
    const text = fc
      .string({ minLength: 1, unit: "grapheme" })
      .map((each) => encodeURIComponent(each));
    const separated = fc.array(text, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(separated, (texts) => {
        const template = `/${texts.map((_, index) => `{p${index}}`).join("+")}`;
        const found = textsIn(template, `/${texts.join("+")}`);
        expect(found?.map(decodeURIComponent)).toEqual(texts.map(decodeURIComponent));
      }),
    );
  });

  test("a long segment that does not fit is refused at once", () => {
    const template = "/{a}-{b}-{c}-{d}.json";
    expect(textsIn(template, `/${"-".repeat(1_000_000)}`)).toBeUndefined();
    expect(textsIn(template, `/${"%2D".repeat(300_000)}`)).toBeUndefined();
  });
});

describe("exactness", () => {
  const sorted = (...templates: string[]): string[] =>
    templates
      .map((path) => ({ path, pattern: patternOf(path) }))
      .sort((a, b) => compareExactness(a.pattern, b.pattern))
      .map(({ path }) => path);

  test("a word goes before a parameter, what has more of a word before what has less", () => {
    expect(
      sorted(
        "/{kind}/new",
        "/files/{name}",
        "/files/{name}.gz",
        "/files/{name}.tar.gz",
        "/files/a",
      ),
    ).toEqual([
      "/files/a",
      "/files/{name}.tar.gz",
      "/files/{name}.gz",
      "/files/{name}",
      "/{kind}/new",
    ]);
  });

  test("templates with other names of parameters are the same", () => {
    expect(patternOf("/books/{id}").key).toBe(patternOf("/books/{name}").key);
    expect(patternOf("/books/{id}").key).not.toBe(patternOf("/books/id").key);
    expect(patternOf("/{a}.b").key).not.toBe(patternOf("/{a}.c").key);
  });

  test.each([
    ["/books/export", "/books/{id}", true],
    ["/books/:id{[0-9]+}", "/books/{id}", true],
    ["/books/:id", "/books/{id}", false],
    ["/books/*", "/books/{id}", false],
    ["/books/:rest{.+}", "/books/{id}", false],
    ["/:kind/export", "/books/{id}", false],
    ["/books/:id", "/{kind}/{id}", true],
    ["*", "/", false],
  ])("of a caller's %s beside %s: %s", (theirs, template, expected) => {
    const pattern = patternOf(template);
    expect(isMoreExact(theirs, pattern, pattern.honoPath)).toBe(expected);
    expect(isMoreExact(`/v1${theirs}`, pattern, `/v1${pattern.honoPath}`)).toBe(expected);
  });
});
