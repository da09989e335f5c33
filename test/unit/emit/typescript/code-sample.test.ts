/** Samples: modules of fixed lines, in which values are laid out to the room that is left. */
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { type CodeLine, code } from "../../../../generator/emit/typescript/code-lines.js";
import { printSample } from "../../../../generator/emit/typescript/code-sample.js";
import { Imports } from "../../../../generator/emit/typescript/imports.js";
import { prettierOptions } from "../../../../generator/emit/typescript/prettier-options.js";
import {
  callOf,
  literalValue,
  name,
  objectValue,
  type ValueTree,
} from "../../../../generator/emit/typescript/value-tree.js";

function print(lines: readonly CodeLine[]): Promise<string> {
  const imports = new Imports();
  imports.use("lend", "library");
  return printSample({ imports, lines });
}

function lending(key: string, length: number): ValueTree {
  const entries = ["1", "2"].map((end) => ({
    key: key + end,
    value: literalValue("x".repeat(length)),
  }));
  return callOf(name("lend"), [objectValue(entries)]);
}

describe("a sample", () => {
  test("begins with what it imports", async () => {
    expect(await print([code`await ${lending("book", 1)};`])).toBe(
      'import { lend } from "library";\n\nawait lend({ book1: "x", book2: "x" });\n',
    );
  });

  test("keeps the indentation of a line in all that its values take", async () => {
    const text = await print([
      code`for (;;) {`,
      code`  await ${lending("book", 50)};`,
      code`}`,
      code``,
      code`lend();`,
    ]);
    expect(text).toContain(`  await lend({\n    book1: "${"x".repeat(50)}",\n`);
    expect(text).toContain("\n  });\n}\n\nlend();\n");
  });

  test.each(["book", "__proto__", "a-b", "Ԩ", "ß", "7"])(
    "is laid out as prettier has it, also with a property %j",
    async (key) => {
      for (const length of [1, 30, 60]) {
        const text = await print([code`const answer = await ${lending(key, length)};`]);
        expect(text).toBe(await format(text, prettierOptions));
      }
    },
  );
});
