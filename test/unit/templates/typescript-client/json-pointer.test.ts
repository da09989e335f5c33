/** JSON Pointers: the examples of RFC 6901, section 5, and what no pointer leads to. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { valueAt } from "../../../../templates/typescript-client/json-pointer.js";

const document = {
  foo: ["bar", "baz"],
  "": 0,
  "a/b": 1,
  "c%d": 2,
  "e^f": 3,
  "g|h": 4,
  "i\\j": 5,
  'k"l': 6,
  " ": 7,
  "m~n": 8,
};

test.each<[string, unknown]>([
  ["", document],
  ["/foo", ["bar", "baz"]],
  ["/foo/0", "bar"],
  ["/", 0],
  ["/a~1b", 1],
  ["/c%d", 2],
  ["/e^f", 3],
  ["/g|h", 4],
  ["/i\\j", 5],
  ['/k"l', 6],
  ["/ ", 7],
  ["/m~0n", 8],
])("%j leads where RFC 6901 says", (pointer, value) => {
  expect(valueAt(document, pointer)).toEqual(value);
});

test.each(["/bar", "/foo/2", "/foo/-", "/foo/01", "/foo/length", "/foo/0/0", "/toString", "//a"])(
  "%j leads nowhere",
  (pointer) => {
    expect(valueAt(document, pointer)).toBeUndefined();
  },
);

test("what is not an object leads nowhere, null too", () => {
  for (const value of [null, undefined, "text", 7, true]) {
    expect(valueAt(value, "/a")).toBeUndefined();
    expect(valueAt(value, "")).toBe(value);
  }
});

test("names that every object has are found where the JSON itself has them", () => {
  const body: unknown = JSON.parse('{"__proto__": {"constructor": [1]}}');
  expect(valueAt(body, "/__proto__/constructor/0")).toBe(1);
  expect(valueAt({}, "/__proto__")).toBeUndefined();
  expect(valueAt({}, "/constructor/name")).toBeUndefined();
});

test("any name leads to its value, once it is escaped", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.jsonValue(), (names, value) => {
      const whole = names.reduceRight<unknown>(
        (inner, name) => ({ ["x"]: 1, [name]: inner }),
        value,
      );
      const pointer = names
        .map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)
        .join("");
      expect(valueAt(whole, pointer)).toBe(value);
    }),
  );
});
