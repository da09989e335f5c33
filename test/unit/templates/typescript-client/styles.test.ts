/** The style table of OpenAPI 3.1.1, row by row, and what lies outside of it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type {
  Operation,
  ParameterPlace,
  Style,
  StyledParameter,
} from "../../../../templates/typescript-client/operation.js";
import { fillPath, queryText } from "../../../../templates/typescript-client/path.js";
import {
  reserved,
  reservedInPath,
  reservedItems,
} from "../../../../templates/typescript-client/reserved.js";
import {
  deepObject,
  form,
  label,
  matrix,
  pipeDelimited,
  simple,
  single,
  spaceDelimited,
} from "../../../../templates/typescript-client/styles.js";

const array = ["blue", "black", "brown"];
const object = { R: 100, G: 200, B: 150 };

function write(style: Style, explode: boolean, value: unknown, place: ParameterPlace = "query") {
  return style({ in: place, name: "color", style, explode }, value, "subject");
}

function operationWith(parameter: StyledParameter): Operation {
  return { id: "test", method: "GET", path: "/a/{color}", parameters: [parameter] };
}

// Columns: style, explode, "" (the column "undefined" for path styles and form), string, array, object.
test.each<[string, Style, boolean, string, string, string, string]>([
  [
    "matrix",
    matrix,
    false,
    ";color",
    ";color=blue",
    ";color=blue,black,brown",
    ";color=R,100,G,200,B,150",
  ],
  [
    "matrix",
    matrix,
    true,
    ";color",
    ";color=blue",
    ";color=blue;color=black;color=brown",
    ";R=100;G=200;B=150",
  ],
  ["label", label, false, ".", ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
  ["label", label, true, ".", ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
  ["simple", simple, false, "", "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["simple", simple, true, "", "blue", "blue,black,brown", "R=100,G=200,B=150"],
  [
    "form",
    form,
    false,
    "color=",
    "color=blue",
    "color=blue,black,brown",
    "color=R,100,G,200,B,150",
  ],
  [
    "form",
    form,
    true,
    "color=",
    "color=blue",
    "color=blue&color=black&color=brown",
    "R=100&G=200&B=150",
  ],
])("%s, explode %o %o", (_name, style, explode, empty, text, list, map) => {
  expect(["", "blue", array, object].map((value) => write(style, explode, value))).toEqual([
    empty,
    text,
    list,
    map,
  ]);
});

test.each<[string, Style, boolean, unknown, string]>([
  ["spaceDelimited", spaceDelimited, false, array, "color=blue%20black%20brown"],
  ["spaceDelimited", spaceDelimited, false, object, "color=R%20100%20G%20200%20B%20150"],
  ["pipeDelimited", pipeDelimited, false, array, "color=blue%7Cblack%7Cbrown"],
  ["pipeDelimited", pipeDelimited, false, object, "color=R%7C100%7CG%7C200%7CB%7C150"],
  ["deepObject", deepObject, true, object, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
])("%s, explode %o %o of %j", (_name, style, explode, value, expected) => {
  expect(write(style, explode, value)).toBe(expected);
});

describe("outside of the table", () => {
  test("delimited styles that are exploded are as form", () => {
    expect(write(spaceDelimited, true, array)).toBe(write(form, true, array));
    expect(write(pipeDelimited, true, object)).toBe(write(form, true, object));
  });

  test.each([form, simple, label, matrix, spaceDelimited, pipeDelimited])(
    "an empty array or object is not sent (%#)",
    (style) => {
      for (const value of [[], {}, { a: undefined }]) {
        expect(write(style, true, value)).toBeUndefined();
        expect(write(style, false, value)).toBeUndefined();
      }
    },
  );

  test.each<[Style, unknown]>([
    [form, [["a"]]],
    [form, [null]],
    [form, [undefined]],
    [form, new Array(1)],
    [form, { a: { b: 1 } }],
    [form, { a: null }],
    [form, null],
    [form, new Date(0)],
    [form, new Set(["a"])],
    [deepObject, null],
    [deepObject, { a: null }],
    [deepObject, { a: [undefined] }],
    [deepObject, { a: new Date(0) }],
    [deepObject, new Map()],
    [matrix, [Number.NaN]],
  ])("nested, empty and foreign values are refused (%#)", (style, value) => {
    expect(() => write(style, true, value)).toThrow(InvalidArgumentError);
    expect(() => write(style, false, value)).toThrow(InvalidArgumentError);
  });

  test("delimiters inside of items, and names, are percent-encoded", () => {
    expect(write(form, false, ["a,b", "c&d"])).toBe("color=a%2Cb,c%26d");
    expect(write(pipeDelimited, false, ["a|b"])).toBe("color=a%7Cb");
    expect(write(matrix, true, { "a;b": "c=d" })).toBe(";a%3Bb=c%3Dd");
    const name = "a[]&";
    expect(
      deepObject({ in: "query", name, style: deepObject, explode: true }, { "]": 1 }, ""),
    ).toBe("a%5B%5D%26%5B%5D%5D=1");
    expect(form({ in: "query", name, style: form, explode: true }, [1], "")).toBe("a%5B%5D%26=1");
  });

  test("own keys that are names of prototypes are keys like others", () => {
    const hostile = Object.fromEntries([
      ["__proto__", 1],
      ["constructor", 2],
    ]);
    expect(write(form, true, hostile)).toBe("__proto__=1&constructor=2");
  });
});

describe("deepObject", () => {
  function plain(value: unknown, arrays?: StyledParameter["arrays"]) {
    const parameter = { in: "query", name: "a", style: deepObject, explode: true } as const;
    const text = deepObject({ ...parameter, ...(arrays && { arrays }) }, value, "subject");
    return text === undefined ? text : decodeURIComponent(text);
  }

  test.each<[unknown, string, string, string]>([
    ["x", "a=x", "a=x", "a=x"],
    [5, "a=5", "a=5", "a=5"],
    [["x", "y"], "a[]=x&a[]=y", "a[0]=x&a[1]=y", "a=x&a=y"],
    [{ b: { c: 1 } }, "a[b][c]=1", "a[b][c]=1", "a[b][c]=1"],
    [{ b: [1, 2] }, "a[b][]=1&a[b][]=2", "a[b][0]=1&a[b][1]=2", "a[b]=1&a[b]=2"],
    [[{ b: 1, c: [2] }], "a[0][b]=1&a[0][c][]=2", "a[0][b]=1&a[0][c][0]=2", "a[0][b]=1&a[0][c]=2"],
    [[["x"], ["y"]], "a[0][]=x&a[1][]=y", "a[0][0]=x&a[1][0]=y", "a[0]=x&a[1]=y"],
  ])("%j", (value, brackets, indices, repeat) => {
    expect(plain(value)).toBe(brackets);
    expect(plain(value, "indices")).toBe(indices);
    expect(plain(value, "repeat")).toBe(repeat);
  });

  test.each([[{}], [[]], [{ a: undefined }], [{ a: [], b: {} }]])(
    "nothing is sent of what has nothing in it: %j",
    (value) => {
      expect(plain(value)).toBeUndefined();
    },
  );

  test("names that would be read as others are refused", () => {
    expect(plain({ "b]": 1 })).toBe("a[b]]=1");
    for (const value of [{ "b][c": 1 }, { "b]": { c: 1 } }, { b: { "[": 1 } }, [{ "]": 1 }]]) {
      expect(() => plain(value)).toThrow(/cannot have brackets in names/);
    }
  });

  test("what holds itself has no end, and is refused", () => {
    const loop: Record<string, unknown> = {};
    loop["self"] = loop;
    expect(() => plain(loop)).toThrow(/nested more than 32 levels/);
  });
});

describe("allowReserved", () => {
  const parameter: StyledParameter = {
    in: "query",
    name: "at",
    style: single,
    explode: false,
    encode: reserved,
  };

  test.each([
    ["/a/b:c?d=e", "/a/b:c?d=e"],
    ["!$'()*,;@", "!$'()*,;@"],
    ["%2F%e9", "%2F%e9"],
    ["100%", "100%25"],
    ["%zz", "%25zz"],
    ["a b", "a%20b"],
    ["#[]&+", "%23%5B%5D%26%2B"],
    ["é👩", "%C3%A9%F0%9F%91%A9"],
  ])("%j is sent as %s", (value, expected) => {
    expect(single(parameter, value, "subject")).toBe(`at=${expected}`);
  });

  test("what parts several values is encoded inside of them", () => {
    const items: StyledParameter = { ...parameter, style: form, encode: reservedItems };
    expect(form(items, ["a/b,c", "d:e"], "subject")).toBe("at=a/b%2Cc,d:e");
    expect(form({ ...items, explode: true }, { "x=y": "a=b" }, "subject")).toBe("x%3Dy=a%3Db");
  });

  test("one value alone: several are refused, as their style is not shown", () => {
    expect(() => single(parameter, ["a"], "subject")).toThrow(/cannot be several:/);
  });

  test.each([
    ["a:b@c;d=e,f+g&h", "a:b@c;d=e,f+g&h"],
    ["a/b?c#d[e]", "a%2Fb%3Fc%23d%5Be%5D"],
    ["100%", "100%25"],
  ])("in a path, where %j is sent as %s", (value, expected) => {
    const color: StyledParameter = {
      in: "path",
      name: "color",
      style: single,
      explode: false,
      encode: reservedInPath,
    };
    expect(fillPath(operationWith(color), [value])).toBe(`/a/${expected}`);
  });

  test("leaves the query in one piece", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const text = queryText(operationWith(parameter), { at: value, next: 1 });
        const url = new URL(`https://example.org/?${text}`);
        expect(url.hash).toBe("");
        expect([...url.searchParams.keys()]).toEqual(["at", "next"]);
        if (!value.includes("%")) expect(url.searchParams.get("at")).toBe(value);
      }),
    );
  });
});

describe("in a request", () => {
  test("a query mixes styled and single parameters in the caller's order", () => {
    const operation = operationWith({ in: "query", name: "ids", style: form, explode: true });
    expect(queryText(operation, { a: 1, ids: ["x", "y"], none: undefined, b: 2 })).toBe(
      "a=1&ids=x&ids=y&b=2",
    );
    expect(queryText(operation, { a: 1, ids: [] })).toBe("a=1");
    expect(() => queryText(operation, { others: ["x"] })).toThrow(/"others" cannot be several/);
  });

  test.each<[Style, boolean, unknown, string]>([
    [simple, false, array, "/a/blue,black,brown"],
    [label, true, array, "/a/.blue.black.brown"],
    [matrix, true, object, "/a/;R=100;G=200;B=150"],
    [simple, false, ["/", "."], "/a/%2F,."],
  ])("a path takes them (%#)", (style, explode, value, expected) => {
    const operation = operationWith({ in: "path", name: "color", style, explode });
    expect(fillPath(operation, [value])).toBe(expected);
  });

  test.each<[Style, unknown]>([
    [simple, []],
    [simple, ["."]],
    [simple, [".."]],
    [label, ""],
    [label, "."],
    [simple, undefined],
  ])("a path becomes neither empty nor a dot segment (%#)", (style, value) => {
    const operation = operationWith({ in: "path", name: "color", style, explode: false });
    expect(() => fillPath(operation, [value])).toThrow(InvalidArgumentError);
  });

  test("what form writes, a form decoder reads", () => {
    const operation = operationWith({ in: "query", name: "ids", style: form, explode: true });
    const texts = fc.array(fc.string({ unit: "binary" }), { minLength: 1 });
    fc.assert(
      fc.property(texts, (ids) => {
        expect(new URLSearchParams(queryText(operation, { ids })).getAll("ids")).toEqual(ids);
      }),
    );
  });
});
