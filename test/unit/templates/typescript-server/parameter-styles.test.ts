/** Every style at every place: what the client writes is what the server reads. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type {
  ParameterPlace,
  Reader,
  RouteParameter,
  StyleName,
} from "../../../../templates/typescript-server/route.js";
import { readNow, refusal, routeWith, sentRequest } from "./sent-requests.js";

const anyTexts: Reader = { properties: [], others: "text" };
const colors: Reader = {
  properties: [
    ["R", "number"],
    ["G", "number"],
    ["B", "number"],
  ],
  others: "text",
};
const list = ["blue", "black", "brown"];
const object = { R: 100, G: 200, B: 150 };

function parameterOf(
  place: ParameterPlace,
  style: StyleName,
  explode: boolean,
  value: Reader,
): RouteParameter {
  return { in: place, name: "color", style, explode, value };
}

function readText(parameter: RouteParameter, text: string): unknown {
  const route = routeWith({ path: "/books/{color}", parameters: [parameter] });
  const url = `https://example.org/books/${parameter.in === "path" ? text : "x"}${
    parameter.in === "query" ? `?${text}` : ""
  }`;
  const headers = new Headers();
  if (parameter.in === "header") headers.set("color", text);
  if (parameter.in === "cookie") headers.set("cookie", text);
  const { path, query, headers: read, cookies } = readNow(route, new Request(url, { headers }));
  const found = { path, query, header: read, cookie: cookies }[parameter.in];
  return Reflect.get(found, "color");
}

// The rows of "Style Examples" (OpenAPI 3.1.1, section 4.8.12.4): empty, string, array, object. An empty label is a segment
// "." of a path, which no URL has.
test.each<[StyleName, boolean, ParameterPlace, string | undefined, string, string, string]>([
  [
    "matrix",
    false,
    "path",
    ";color",
    ";color=blue",
    ";color=blue,black,brown",
    ";color=R,100,G,200,B,150",
  ],
  [
    "matrix",
    true,
    "path",
    ";color",
    ";color=blue",
    ";color=blue;color=black;color=brown",
    ";R=100;G=200;B=150",
  ],
  ["label", false, "path", undefined, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
  ["label", true, "path", undefined, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
  ["simple", false, "path", "", "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["simple", true, "path", "", "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ["simple", false, "header", "", "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["simple", true, "header", "", "blue", "blue, black,  brown", "R=100, G=200, B=150"],
  [
    "form",
    false,
    "query",
    "color=",
    "color=blue",
    "color=blue,black,brown",
    "color=R,100,G,200,B,150",
  ],
  [
    "form",
    true,
    "query",
    "color=",
    "color=blue",
    "color=blue&color=black&color=brown",
    "R=100&G=200&B=150",
  ],
  [
    "form",
    false,
    "cookie",
    "color=",
    "color=blue",
    "color=blue,black,brown",
    "color=R,100,G,200,B,150",
  ],
  [
    "form",
    true,
    "cookie",
    "color=",
    "color=blue",
    "color=blue; color=black; color=brown",
    "R=100; G=200; B=150",
  ],
])("%s, explode %o, in %s", (style, explode, place, empty, text, array, map) => {
  const of = (value: Reader): RouteParameter => parameterOf(place, style, explode, value);
  if (empty !== undefined) expect(readText(of("text"), empty)).toBe("");
  expect(readText(of("text"), text)).toBe("blue");
  expect(readText(of({ items: "text" }), array)).toEqual(list);
  expect(readText(of({ items: "text" }), text)).toEqual(["blue"]);
  expect(readText(of(colors), map)).toEqual(object);
});

test.each<[StyleName, Reader, string, unknown]>([
  ["spaceDelimited", { items: "text" }, "color=blue%20black%20brown", list],
  ["spaceDelimited", { items: "text" }, "color=blue+black+brown", list],
  ["spaceDelimited", colors, "color=R%20100%20G%20200%20B%20150", object],
  ["pipeDelimited", { items: "text" }, "color=blue%7Cblack%7cbrown", list],
  ["pipeDelimited", { items: "text" }, "color=blue|black|brown", list],
  ["pipeDelimited", colors, "color=R%7C100%7CG%7C200%7CB%7C150", object],
])("%s of %o: %s", (style, reader, text, expected) => {
  expect(readText(parameterOf("query", style, false, reader), text)).toEqual(expected);
});

test.each([
  "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150",
  "color[R]=100&color[G]=200&color[B]=150",
])("deepObject: %s", (text) => {
  expect(readText(parameterOf("query", "deepObject", true, colors), text)).toEqual(object);
});

describe("what the client sends is what is read", () => {
  interface Case {
    readonly place: ParameterPlace;
    readonly style: StyleName;
    readonly explode: boolean;
    /** Characters that its texts cannot have. */
    readonly except: RegExp;
    /** Headers have less than Unicode. */
    readonly text?: fc.Arbitrary<string>;
  }
  const latin1 = fc
    .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
    .filter((text) => !/[\x7f-\x9f,=]|^ | $/.test(text));
  const nothing = /(?!)/;
  const cases: readonly Case[] = [false, true].flatMap((explode): Case[] => [
    { place: "path", style: "simple", explode, except: nothing },
    // The client leaves a dot as it is, and it is the separator here.
    { place: "path", style: "label", explode, except: explode ? /\./ : nothing },
    { place: "path", style: "matrix", explode, except: nothing },
    { place: "query", style: "form", explode, except: nothing },
    { place: "query", style: "spaceDelimited", explode, except: explode ? nothing : / / },
    { place: "query", style: "pipeDelimited", explode, except: explode ? nothing : /\|/ },
    { place: "header", style: "simple", explode, except: nothing, text: latin1 },
    { place: "cookie", style: "form", explode, except: nothing },
  ]);

  const texts = fc.string({ unit: "binary" });

  function holds(each: Case, reader: Reader, values: fc.Arbitrary<unknown>): void {
    const { place, style, explode } = each;
    const parameter = parameterOf(place, style, explode, reader);
    const route = routeWith({ path: "/books/{color}", parameters: [parameter] });
    fc.assert(
      fc.property(values, (value) => {
        const path = { color: place === "path" ? value : "x" };
        let request: Request;
        try {
          request = sentRequest(route, {
            path,
            ...(place !== "path" && { [place]: { color: value } }),
          });
        } catch (error) {
          // A path that is empty, or a dot.
          fc.pre(!(error instanceof InvalidArgumentError));
          throw error;
        }
        const { headers, cookies, ...read } = readNow(route, request);
        expect({ ...read, header: headers, cookie: cookies }[place]).toEqual({ color: value });
      }),
      { numRuns: 60 },
    );
  }

  const kinds: readonly (readonly [Reader, (each: Case) => fc.Arbitrary<unknown>])[] = [
    ["text", ({ text = texts, except }) => text.filter((made) => !except.test(made))],
    [
      "number",
      ({ except }) =>
        fc
          .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.maxSafeInteger())
          .map((made) => made + 0)
          .filter((made) => !except.test(String(made))),
    ],
    ["boolean", () => fc.boolean()],
  ];

  test.each(cases)("$style in $place, explode $explode", (each) => {
    for (const [reader, make] of kinds) {
      const single = make(each);
      const names = (each.text ?? texts).filter((made) => !each.except.test(made));
      holds(each, reader, single);
      holds(each, { items: reader }, fc.array(single, { minLength: 1, maxLength: 5 }));
      holds(
        each,
        { properties: [], others: reader },
        fc.dictionary(names, single, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
      );
    }
  });

  test("deepObject", () => {
    const each: Case = { place: "query", style: "deepObject", explode: true, except: nothing };
    for (const [reader, make] of kinds) {
      holds(
        each,
        { properties: [], others: reader },
        fc.dictionary(texts, make(each), { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
      );
    }
  });

  test("all styles of a query beside each other", () => {
    const items: Reader = { items: "text" };
    const route = routeWith({
      parameters: [
        { in: "query", name: "a", style: "form", explode: true, value: items },
        { in: "query", name: "b", style: "form", explode: false, value: items },
        { in: "query", name: "c", style: "deepObject", explode: true, value: anyTexts },
        { in: "query", name: "d", style: "form", explode: true, value: colors },
        { in: "query", name: "e", value: "number" },
      ],
    });
    const several = fc.array(texts, { minLength: 1 });
    const values = fc.record({
      a: several,
      b: several,
      c: fc.dictionary(texts, texts, { minKeys: 1, noNullPrototype: true }),
      d: fc.record({ R: fc.integer(), B: fc.integer() }, { noNullPrototype: true }),
      e: fc.integer(),
    });
    fc.assert(
      fc.property(values, (query) => {
        expect(readNow(route, sentRequest(route, { query })).query).toEqual(query);
      }),
    );
  });
});

describe("what is not written so", () => {
  test.each<[ParameterPlace, StyleName, boolean, Reader, string, string]>([
    ["path", "label", false, "text", "blue", 'must begin with ".", as style label has it'],
    ["path", "matrix", false, "text", "blue", 'must begin with ";", as style matrix has it'],
    [
      "path",
      "matrix",
      false,
      "text",
      ";size=1",
      "must be written under its name alone, as style matrix has it",
    ],
    [
      "path",
      "matrix",
      false,
      "text",
      ";color=1;size=1",
      "must be written under its name alone, as style matrix has it",
    ],
    ["path", "simple", false, colors, "R,1,G", "must be names and values by turns"],
    ["path", "simple", false, colors, "R,1,R,2", "has a property twice"],
    ["path", "simple", true, colors, "R=1,G", "must be names with values"],
    ["path", "simple", false, "text", "%zz", "has malformed percent-encoding"],
    ["path", "simple", false, "text", "%C3%28", "has malformed percent-encoding"],
    ["query", "form", false, { items: "text" }, "color=a%,b", "has malformed percent-encoding"],
    ["query", "form", false, { items: "text" }, "color=a&color=b", "is given 2 times"],
    ["query", "form", true, "text", "color=a&color=b&color=c", "is given 3 times"],
    ["query", "form", true, colors, "R=1&R=2", "is given 2 times"],
    [
      "query",
      "deepObject",
      true,
      colors,
      "color=R",
      "must be written property by property, as style deepObject has it",
    ],
    ["cookie", "form", false, "text", "color=a; color=b", "is given 2 times"],
  ])("in %s, style %s, explode %o, %o: %s", async (place, style, explode, reader, text, detail) => {
    const parameter = parameterOf(place, style, explode, reader);
    const { status, errors } = await refusal(() => {
      readText(parameter, text);
      throw new Error("was read");
    });
    expect(status).toBe(400);
    expect(errors).toEqual([{ in: place, name: "color", pointer: "", detail }]);
  });

  test("a text that does not fit stays text, also within lists and objects", () => {
    expect(readText(parameterOf("query", "form", false, "number"), "color=1e")).toBe("1e");
    expect(readText(parameterOf("query", "form", false, { items: "number" }), "color=1,x")).toEqual(
      [1, "x"],
    );
    expect(readText(parameterOf("query", "deepObject", true, colors), "color[R]=x")).toEqual({
      R: "x",
    });
  });
});
