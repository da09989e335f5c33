/** Texts by any author in Kotlin: whatever they are, they stay inside their comments and strings. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kdoc } from "../../../../generator/emit/kotlin/kdoc.js";
import {
  call,
  id,
  kotlinFile,
  str,
  variable,
} from "../../../../generator/emit/kotlin/kotlin-code.js";
import { type Code, code } from "../../../../generator/emit/text/code.js";
import { hostileTexts } from "../text/hostile-texts.js";

/** The body of a file. */
function set(body: Code): string {
  const names = { package: "library", className: "Example" };
  const text = kotlinFile({ target: "kotlin-client", ...names, origins: ["a test"] }, body, []);
  return text.slice(text.indexOf("package library") + "package library".length).trim();
}

const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.constantFrom(...hostileTexts, " ", "\n", "`", "*", "/", "@", "[", "$", '"', "\\"),
);
const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));

/** Characters that no source may have: they are not seen, or turn the direction. */
const unseen = /[\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|(?!\n)\p{Cc}/u;

describe("doc comments", () => {
  /** Tags that the writer makes itself. */
  const own = /^ \* @(?:param name|return)(?= |$)/gm;

  const check = (texts: readonly string[]): void => {
    const said = texts.join(" ");
    const tags = [
      { tag: "param", name: "name", text: said },
      { tag: "return", text: said },
    ] as const;
    const text = set(code`${kdoc(["Title.", ...texts], tags)}
class Book`);
    const inside = /^\/\*\*(.*)\*\/\nclass Book$/s.exec(text)?.[1] ?? "*/";
    // Comments nest: one that began inside would go on behind the end.
    expect(inside).not.toMatch(/\*\/|\/\*/);
    expect(inside.match(own)?.map((each) => each.slice(3))).toEqual(["@param name", "@return"]);
    expect(inside.replace(own, "")).not.toMatch(/(?:^|[\s{])@/);
    expect(inside).not.toMatch(unseen);
  };

  test.each(hostileTexts)("%j stays inside", (text) => check([text]));

  test("any texts stay inside", () => {
    fc.assert(fc.property(fc.array(anyText, { maxLength: 3 }), check));
  });
});

describe("strings", () => {
  const literal = /"((?:[^"\\$]|\\(?:u[0-9a-f]{4}|[nrt"\\$]))*)"( \+\n *(?="))?/y;
  const meant: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

  /** Reads a sum of literals that begins at an offset: its text, and what stands behind it. */
  const readSum = (source: string, from: number): readonly [text: string, behind: string] => {
    literal.lastIndex = from;
    const found = literal.exec(source);
    if (found === null) throw new Error(`no literal at ${source.slice(from)}`);
    const [whole, inside = "", more] = found;
    const text = inside.replace(/\\(?:u(....)|(.))/g, (_, unit?: string, other = "") =>
      unit === undefined ? (meant[other] ?? other) : String.fromCharCode(Number.parseInt(unit, 16)),
    );
    const end = from + whole.length;
    if (more === undefined) return [text, source.slice(end)];
    const [rest, behind] = readSum(source, end);
    return [text + rest, behind];
  };

  const check = (text: string): void => {
    const source = set(variable("title", call(id("f"), [str(text), id("behind")])));
    expect(source).not.toMatch(unseen);
    const [read, behind] = readSum(source, source.indexOf('"'));
    expect(read).toBe(text);
    expect(behind).toMatch(/^,\s+behind,?\s*\)$/);
  };

  test.each(hostileTexts)("%j stays inside", check);

  test("any text stays inside, and is the same when it is read", () => {
    fc.assert(fc.property(anyText, check));
  });
});
