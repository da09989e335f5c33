/** Comments of files of requests: no text gets out of one, and none of it is done. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { commentLines, separator } from "../../../../generator/targets/http/comments.js";

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "@name x",
        "###",
        "{{x}}",
        "\n",
        "\r\n",
        "\u2028",
        "GET /",
        "# ",
        "// ",
        " ",
        "{{",
      ),
      fc.string({ unit: "binary", maxLength: 40 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(" "));

test("every line is a comment, and neither an instruction nor a separator nor a variable", () => {
  fc.assert(
    fc.property(text, (given) => {
      for (const line of commentLines(given)) {
        expect(line).toMatch(/^#(?: (?!@)\S.*)?$/u);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|\{\{/u);
      }
    }),
  );
});

test("nothing but white space is lost, and words are kept whole", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,130}$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, (given) => {
      const lines = commentLines(given.join("\n"));
      expect(lines.flatMap((line) => line.split(" ").slice(1))).toEqual(given);
      const long = lines.filter((line) => line.length > 100 && line.split(" ").length > 2);
      expect(long).toEqual([]);
    }),
  );
});

test("a separator is one line that names its request", () => {
  expect(separator("Get a Book", "books.retrieve")).toBe("### Get a Book (books.retrieve)");
  expect(separator("@name x\n### y {{z}}", "books.odd")).toBe(
    "### \\@name x ### y { {z}} (books.odd)",
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(separator(given, "a.b")).toMatch(/^### (?![@#])[^\n\r\u2028\u2029]*\(a\.b\)$/u);
    }),
  );
});
