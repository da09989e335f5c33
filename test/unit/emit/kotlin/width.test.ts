/** Lines as ktlint has them: what fits stays, what does not breaks as a whole. */
import { describe, expect, test } from "vitest";
import {
  assigned,
  call,
  chain,
  classHeader,
  expressionFunction,
  id,
  named,
  signature,
  str,
  variable,
  withBlock,
} from "../../../../generator/emit/kotlin/kotlin-code.js";
import { lineWidth, inWidth } from "../../../../generator/emit/kotlin/width.js";
import { cutLiteral } from "../../../../generator/emit/kotlin/long-literals.js";
import { kotlinText } from "../../../../generator/emit/kotlin/text.js";
import { quoted } from "../../../../generator/emit/text/string-literals.js";
import { type Code, code, printedFile, nothing } from "../../../../generator/emit/text/code.js";

function set(body: Code): string {
  return inWidth(printedFile({ head: nothing, body }, kotlinText)).trimEnd();
}

const long = "a".repeat(40);

describe("calls", () => {
  test("that fit stand on a line", () => {
    expect(set(call(id("f"), [id("a"), named("b", id("c"))]))).toBe("f(a, b = c)");
  });

  test("that do not fit have a line for each argument", () => {
    const value = call(id("g"), [str(long), str(long), str(long)]);
    expect(set(variable("x", call(id("f"), [id("a"), named("b", value)])))).toBe(
      [
        "val x =",
        "    f(",
        "        a,",
        "        b =",
        "            g(",
        `                "${long}",`,
        `                "${long}",`,
        `                "${long}",`,
        "            ),",
        "    )",
      ].join("\n"),
    );
  });
});

describe("blocks", () => {
  test("of one statement stay on the line", () => {
    expect(set(withBlock(id("f"), [assigned(id("a"), id("b"))]))).toBe("f { a = b }");
    expect(set(withBlock(id("f"), []))).toBe("f {}");
  });

  test("of more never do, nor does what they are given to", () => {
    const block = withBlock(id("f"), [
      id("a"),
      assigned(id("b"), withBlock(id("g"), [id("c"), id("d")])),
    ]);
    expect(set(variable("x", block))).toBe(
      [
        ...["val x =", "    f {", "        a", "        b =", "            g {"],
        ...["                c", "                d", "            }", "    }"],
      ].join("\n"),
    );
  });
});

describe("chains", () => {
  test("of four dots break before each call", () => {
    expect(set(chain(id("client"), ["a", "b"], [call(id("list"))]))).toBe("client.a.b.list()");
    expect(set(chain(id("client"), ["a", "b"], [call(id("list")), call(id("run"))]))).toBe(
      ["client.a.b", "    .list()", "    .run()"].join("\n"),
    );
  });
});

describe("declarations", () => {
  test("two parameters stand on lines of their own", () => {
    const declared = signature(code`fun f`, [code`a: A`, code`b: B`], code`C`);
    expect(set(expressionFunction(declared, id("x")))).toBe(
      ["fun f(", "    a: A,", "    b: B,", "): C = x"].join("\n"),
    );
    expect(set(signature(code`fun f`, [code`a: A`], code`C`))).toBe("fun f(a: A): C");
  });

  test("each parameter of a class stands on a line of its own", () => {
    expect(set(classHeader(code`class A`, [code`b: B`], code`C(b)`))).toBe(
      ["class A(", "    b: B,", ") : C(b)"].join("\n"),
    );
  });
});

describe("long literals", () => {
  test("are cut at their words, and mean the same", () => {
    const text = `${"many words ".repeat(30)}\u0000"$x`;
    const lines = set(assigned(id("a"), str(text))).split("\n");
    expect(lines.every((line) => line.length <= lineWidth)).toBe(true);
    const inside = lines.flatMap((line) => /"(.*)"/.exec(line)?.[1] ?? []);
    expect(`"${inside.join("")}"`).toBe(quoted(text, kotlinText.strings));
  });

  test("a word without end is cut between its characters, and no escape is", () => {
    const text = "\\u0000".repeat(40);
    const lines = cutLiteral(`"${text}"`, 50);
    expect(lines.every((line) => /^"(?:\\u0000)+"(?: \+)?$/.test(line))).toBe(true);
  });
});
