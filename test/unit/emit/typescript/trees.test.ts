/** Builders of types and values: what they simplify, and the source they stand for. */
import { describe, expect, test } from "vitest";
import { typeText, valueText } from "../../../../generator/emit/typescript/tree-text.js";
import {
  arrayOf,
  functionType,
  indexed,
  intersectionOf,
  keyword,
  literal,
  objectType,
  reference,
  tupleOf,
  typeOf,
  unionOf,
} from "../../../../generator/emit/typescript/type-tree.js";
import {
  arrowOf,
  callOf,
  literalValue,
  name,
  objectValue,
  spread,
  thisMember,
} from "../../../../generator/emit/typescript/value-tree.js";

const text = keyword("string");
const album = reference("Album");
const either = unionOf([text, keyword("null")]);
const call = functionType({
  parameters: [{ name: "id", type: text, optional: true }],
  returnType: keyword("void"),
});

describe("unions and intersections", () => {
  test("are flat, without repetition, in the order given", () => {
    expect(
      typeText(unionOf([album, unionOf([text, album]), keyword("null"), reference("Album")])),
    ).toBe("Album | string | null");
    expect(typeText(intersectionOf([album, intersectionOf([album, reference("Page")])]))).toBe(
      "Album & Page",
    );
  });

  test("of one member are that member, of none the type that has no or every value", () => {
    expect(unionOf([album, album])).toEqual(album);
    expect(unionOf([])).toEqual(keyword("never"));
    expect(intersectionOf([])).toEqual(keyword("unknown"));
  });

  test("keep apart literals that look alike", () => {
    expect(typeText(unionOf([literal("1"), literal(1), literal("true"), literal(true)]))).toBe(
      '"1" | 1 | "true" | true',
    );
  });
});

test.each([
  [arrayOf(either), "(string | null)[]"],
  [arrayOf(arrayOf(text, { readonly: true })), "(readonly string[])[]"],
  [arrayOf(call), "((id?: string) => void)[]"],
  [arrayOf(typeOf("a.b")), "(typeof a.b)[]"],
  [unionOf([call, intersectionOf([album, text])]), "((id?: string) => void) | (Album & string)"],
  [tupleOf([text], { rest: either, readonly: true }), "readonly [string, ...(string | null)[]]"],
  [indexed(either, literal("id")), '(string | null)["id"]'],
  [
    objectType([{ name: "a-b", type: text, optional: true, readonly: true }], {
      keyName: "key",
      type: either,
    }),
    '{ [key: string]: string | null; readonly "a-b"?: string; }',
  ],
  [objectType([]), "{}"],
])("a type reads %#", (type, expected) => {
  expect(typeText(type)).toBe(expected);
});

test.each([
  [
    objectValue([
      { key: "id", value: name("id") },
      { key: "a", value: name("b") },
    ]),
    "{ id, a: b }",
  ],
  [objectValue([{ key: "__proto__", value: name("__proto__") }]), '{ ["__proto__"]: __proto__ }'],
  [
    objectValue([spread(name("init")), { key: "this", value: thisMember("a") }]),
    "{ ...init, this: this.a }",
  ],
  [
    callOf(name("a.b"), [spread(name("c"))], { typeArguments: [text], pure: true }),
    "/* @__PURE__ */ a.b<string>(...c)",
  ],
  [callOf(thisMember("#make"), [literalValue(null)], { isNew: true }), "new this.#make(null)"],
  [callOf(arrowOf({ parameters: [], body: name("a") }), []), "(() => a)()"],
  [
    arrowOf({ parameters: [{ name: "a" }], returnType: call, body: objectValue([]) }),
    "(a): ((id?: string) => void) => ({})",
  ],
])("a value reads %#", (value, expected) => {
  expect(valueText(value)).toBe(expected);
});
