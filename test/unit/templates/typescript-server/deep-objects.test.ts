/** Style `deepObject` read: every notation of lists, and what nobody means well with. */
import { describe, expect, test } from "vitest";
import { type DeepValue, readDeep } from "../../../../templates/typescript-server/deep-objects.js";
import { pairsOf } from "../../../../templates/typescript-server/named-texts.js";
import { formDecode } from "../../../../templates/typescript-server/percent-decoding.js";
import type { Reader } from "../../../../templates/typescript-server/route.js";

function read(value: Reader, query: string, readers: readonly [string, Reader][] = []): unknown {
  const deep: DeepValue = { name: "a", value, readers: new Map(readers) };
  const texts = pairsOf(query, formDecode, 1000);
  return readDeep(deep, { texts, decode: formDecode })?.value;
}

const numbers: Reader = { items: "number" };
const anything: Reader = { properties: [], others: "text" };
const filter: [string, Reader][] = [
  [
    "filter",
    {
      anyOf: [
        "number",
        { items: { name: "filter" } },
        { properties: [["and", { items: { name: "filter" } }]], others: { name: "filter" } },
      ],
    },
  ],
];

describe("lists", () => {
  test.each([
    ["a[]=1&a[]=2"],
    ["a[0]=1&a[1]=2"],
    ["a[7]=2&a[3]=1"],
    ["a=1&a=2"],
    ["a%5B%5D=1&a%5B%5D=2"],
    ["a[999999999999999]=2&a[0]=1"],
  ])("%s", (query) => {
    expect(read(numbers, query)).toEqual([1, 2]);
  });

  test("of one item, of items with parts, and of lists", () => {
    expect(read(numbers, "a[]=1")).toEqual([1]);
    expect(read(numbers, "a=1")).toEqual([1]);
    const objects: Reader = { items: { properties: [["b", "number"]], others: "text" } };
    expect(read(objects, "a[0][b]=1&a[1][b]=2&a[1][c]=x")).toEqual([{ b: 1 }, { b: 2, c: "x" }]);
    expect(read(objects, "a[][b]=1&a[][c]=x")).toEqual([{ b: 1, c: "x" }]);
    expect(() => read(objects, "a[][b]=1&a[][b]=2")).toThrow("is given 2 times");
    expect(read({ items: numbers }, "a[0][]=1&a[1][]=2&a[1][]=3")).toEqual([[1], [2, 3]]);
  });

  test("are none where a name is no number", () => {
    expect(read(numbers, "a[b]=1")).toEqual({ b: "1" });
  });
});

describe("alternatives", () => {
  const either: Reader = { anyOf: ["number", { items: "text" }, anything] };
  test.each([
    ["a=5", 5],
    ["a[]=5", ["5"]],
    ["a[gt]=5", { gt: "5" }],
  ])("%s", (query, expected) => {
    expect(read(either, query)).toEqual(expected);
  });

  test("that hold themselves", () => {
    const query = "a[and][0][x]=1&a[and][1][and][0]=2&a[y][][]=3";
    expect(read({ name: "filter" }, query, filter)).toEqual({
      and: [{ x: 1 }, { and: [2] }],
      y: [[3]],
    });
    expect(read({ name: "loop" }, "a=1", [["loop", { name: "loop" }]])).toBeUndefined();
    expect(read({ name: "gone" }, "a=1")).toBe("1");
  });
});

describe("what nobody has said what it is", () => {
  test.each([
    ["a[x][y]=1&a[x][z][]=2", { x: { y: "1", z: ["2"] } }],
    ["a[x][0]=1&a[x][1]=2", { x: ["1", "2"] }],
  ])("%s is handed on as it looks", (query, expected) => {
    expect(read(anything, query)).toEqual(expected);
  });
});

describe("hostile input", () => {
  test("names of prototypes are names like others", () => {
    const value = Object(read(anything, "a[__proto__][x]=1&a[constructor][prototype][x]=2"));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).toEqual(["__proto__", "constructor"]);
    expect(Object.getOwnPropertyDescriptor(value, "__proto__")?.value).toEqual({ x: "1" });
    expect(Reflect.get({}, "x")).toBeUndefined();
  });

  test("names that are too deep are refused", () => {
    expect(() => read(anything, `a${"[b]".repeat(33)}=1`)).toThrow("more than 32 levels deep");
    expect(read(anything, `a${"[b]".repeat(32)}=1`)).toBeDefined();
  });

  test("a list takes no room for indices that nobody gives", () => {
    expect(read(numbers, "a[4294967295]=1")).toEqual([1]);
    expect(read(numbers, `a[${"9".repeat(400)}]=1`)).toEqual({ ["9".repeat(400)]: "1" });
  });

  test("a value and its parts at once are refused", () => {
    expect(() => read(anything, "a=1&a[b]=2")).toThrow("must be written property by property");
    expect(() => read("text", "a=1&a[b]=2")).toThrow("as a whole and in parts");
  });

  test.each(["[]", "[x]", "[0]"])("no alternative is looked at twice: %s", (step) => {
    const steps = Array.from({ length: 32 }, (_, index) => `a${step.repeat(index + 1)}=x`);
    // Without an end where each level doubles the work.
    expect(() => read({ name: "filter" }, steps.join("&"), filter)).not.toThrow(RangeError);
  });

  test("brackets that are no pairs belong to a name", () => {
    expect(read(anything, "a[b]c]=1&a[[=2&a[]]=3")).toEqual({ "b]c": "1", "]": "3" });
  });
});
