/** A text that is not TypeScript is noticed, whatever was done to it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { Project, ts } from "ts-morph";
import { expect, test } from "vitest";
import { parsed, syntaxFaults } from "../../../../generator/emit/typescript/read-back/syntax.js";
import { goldenFolder } from "../../../golden-tree.js";

const whole = readFileSync(join(goldenFolder, "typescript-client/subgroups/src/client.ts"), "utf8");

/** The verdict of a program on a text: the slow way, which is right. */
function programFaults(text: string): number {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const file = project.createSourceFile("printed.ts", text);
  return project.getProgram().getSyntacticDiagnostics(file).length;
}

const damage = fc.constantFrom(
  "",
  "}",
  "{",
  "/*",
  '"',
  "`",
  "@",
  "\\",
  "<",
  "class",
  "=",
  "\0",
  "0x",
  "/",
);

test("a text that was damaged anywhere has faults exactly where the compiler finds some", () => {
  let broken = 0;
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(3), damage, (at, removed, inserted) => {
      const text = whole.slice(0, at) + inserted + whole.slice(at + removed);
      const faults = programFaults(text);
      if (faults > 0) broken++;
      expect(syntaxFaults(parsed(text))).toHaveLength(faults);
    }),
    {
      numRuns: 300,
      examples: [
        [246, 2, ""],
        [248, 0, "\0"],
      ],
    },
  );
  expect(broken).toBeGreaterThan(50);
});

test("a text without a fault needs no program", () => {
  const found = parsed(whole);
  expect("parseDiagnostics" in found && found.parseDiagnostics).toEqual([]);
});

test("an error is said with its line", () => {
  expect(syntaxFaults(parsed("const a = 1;\n2 +;\n"))).toEqual(["line 2: Expression expected."]);
  expect(syntaxFaults(parsed(whole))).toEqual([]);
  expect(parsed(whole).kind).toBe(ts.SyntaxKind.SourceFile);
});
