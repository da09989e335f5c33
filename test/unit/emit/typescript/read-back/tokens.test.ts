/** The quick look of the gate accepts what the printer prints, and nothing that TypeScript would not accept as well. */
import fc from "fast-check";
import type { SourceFileStructure } from "ts-morph";
import { describe, expect, test } from "vitest";
import { classOf } from "../../../../../generator/emit/typescript/class-structures.js";
import { docComment } from "../../../../../generator/emit/typescript/doc-comments.js";
import { sourceFileOf } from "../../../../../generator/emit/typescript/module-structures.js";
import { Imports } from "../../../../../generator/emit/typescript/imports.js";
import {
  readBack,
  readBackWhole,
  saysWhatWasMeant,
} from "../../../../../generator/emit/typescript/read-back/read-back.js";
import { printStructure } from "../../../../../generator/emit/typescript/source-file.js";
import {
  constOf,
  functionOf,
  interfaceOf,
  typeAliasOf,
} from "../../../../../generator/emit/typescript/structures.js";
import {
  arrayOf,
  keyword,
  literal,
  reference,
  tupleOf,
  unionOf,
} from "../../../../../generator/emit/typescript/type-tree.js";
import {
  assign,
  callOf,
  expression,
  literalValue,
  name,
  objectValue,
  returns,
  type StatementTree,
} from "../../../../../generator/emit/typescript/value-tree.js";
import { fewest, runs } from "../../../../left-to-matrices.js";
import { sourceFile } from "../structure-arbitraries.js";

/** Texts that break out of a string, a comment or a statement, or change what stands beside them. */
const snippets = [
  ..."\" ' ` \\ */ /* // ; , . ... ( ) [ ] { } < > | & = => ? : - + ! / # @ $ _".split(" "),
  ..."0 1 a readonly declare export type new async static null import(x) x.y /**/ \\u0041".split(
    " ",
  ),
  ...["\n", " ", "\r", "\t", "\u2028", "\u00a0", "\ufeff", "é", "\n//", "/* @__PURE__ */ "],
];

const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.integer({ min: 0, max: 4 }),
  put: fc.constantFrom("", ...snippets),
});

function damaged(text: string, { at, cut, put }: { at: number; cut: number; put: string }): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + put + text.slice(start + cut);
}

test("random files: accepted as they are printed, nearly all of them without the parser", async () => {
  let quick = 0;
  await fc.assert(
    fc.asyncProperty(sourceFile, async (file) => {
      const text = await printStructure(file);
      if (saysWhatWasMeant(file, text)) quick += 1;
      expect(await readBack(file, text)).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
  expect(quick).toBeGreaterThan(fewest(220));
});

test("random damage: what the tokens prove is what TypeScript reads", async () => {
  let proved = 0;
  await fc.assert(
    fc.asyncProperty(
      sourceFile,
      fc.array(damage, { minLength: 1, maxLength: 12 }),
      async (file, damages) => {
        const text = await printStructure(file);
        for (const each of damages) {
          const other = damaged(text, each);
          if (!saysWhatWasMeant(file, other)) continue;
          proved += 1;
          expect(await readBackWhole(file, other), JSON.stringify(each)).toEqual([]);
        }
      },
    ),
    { numRuns: runs(1000) },
  );
  // Where a space more or a comma less changes nothing, else the property would say nothing.
  expect(proved).toBeGreaterThan(fewest(60));
});

const file = sourceFileOf({
  header: ["Made by a generator."],
  imports: new Imports(),
  statements: [
    interfaceOf({
      name: "Book",
      properties: [
        { name: "id", type: keyword("string"), readonly: true },
        {
          name: "the title",
          type: arrayOf(unionOf([literal("it's"), reference("Title")])),
          docs: docComment({ summary: "As on the cover." }),
        },
      ],
    }),
    typeAliasOf({ name: "Title", type: keyword("string") }),
    constOf({
      name: "book",
      type: reference("Book"),
      value: objectValue([
        { key: "id", value: literalValue('a\\b"\n') },
        { key: "count", value: literalValue(-1) },
        { key: "__proto__", value: name("other") },
      ]),
    }),
  ],
});

test("a file that says what was meant is accepted", async () => {
  expect(saysWhatWasMeant(file, await printStructure(file))).toBe(true);
});

describe("not accepted without the parser", () => {
  test.each<[what: string, from: string, to: string]>([
    ["a text that ends early", '"it\'s"', '"it\'s", "'],
    ["a text with another value", "it's", "its"],
    ["a text with a line end", "it's", "it's\n"],
    ["an escape that means something else", "\\\\b", "\\b"],
    ["a number with another sign", "-1", "1"],
    ["a number that goes on", "-1", "-1n"],
    ["a name that goes on", "interface Book", "interface Book2"],
    ["a name in other letters", "interface Book", "interface Bo\\u006fk"],
    ["a member too much", "  readonly id", "  evil: string;\n  readonly id"],
    ["a member too little", "  readonly id: string;\n", ""],
    ["a statement too much", "export type", "evil();\nexport type"],
    ["code after a comment that ends early", "cover. */", "cover. */ evil: 1; /**/"],
    ["a comment that ends later", "cover. */", "cover. /"],
    ["a comment where none is meant", "id:", "/* x */ id:"],
    ["a modifier less", "readonly id", "id"],
    ["a mark more", "id:", "id?:"],
    ["a plain prototype", '["__proto__"]', "__proto__"],
    ["parentheses less", '("it\'s" | Title)[]', '"it\'s" | Title[]'],
    ["a line end that ends a statement", "type Title", "type\nTitle"],
    ["a header that goes on", "// Made", "evil(); // Made"],
    ["a line end that only some see", "// Made by", "// Made\u2028by"],
    ["nothing at the end", ";\n$", ";\nevil"],
  ])("%s", async (_what, from, to) => {
    const text = await printStructure(file);
    const other = from.endsWith("$") ? text.replace(/;\n$/, to) : text.replace(from, () => to);
    expect(other).not.toBe(text);
    expect(saysWhatWasMeant(file, other)).toBe(false);
  });
});

describe("names that mean something else where they stand are left to the parser", () => {
  const files: readonly [string, SourceFileStructure][] = [
    ["a reserved word", constNamed("delete")],
    ["a word of strict code", constNamed("let")],
    ["no name at all", constNamed("a; evil()")],
    ["a word for a type", interfaceNamed("any")],
  ];
  test.each(files)("%s", async (_what, structure) => {
    const text = await printStructure(structure).catch(() => "");
    expect(saysWhatWasMeant(structure, text)).toBe(false);
  });
});

describe("a text that reads otherwise because of where its lines end, or of where a word stands, is left to the parser", () => {
  const marked = callOf(name("f"), [], { pure: true });
  const { extends: _, ...plain } = classNamed("Base");
  const documented = interfaceOf({
    name: "A",
    properties: [],
    docs: docComment({ summary: "As on the cover." }),
  });
  const texts: readonly [string, SourceFileStructure, string][] = [
    [
      "a mark before the end of a line",
      bodyOf(returns(marked)),
      inBody("return /* @__PURE__ */\nf();"),
    ],
    ["a value that is a lone super", bodyOf(returns(name("super"))), inBody("return super;")],
    [
      "a lone super that is assigned to",
      bodyOf(assign(name("super"), name("a"))),
      inBody("super = a;"),
    ],
    [
      "a call of super with a type argument",
      bodyOf(expression(callOf(name("super"), [], { typeArguments: [keyword("null")] }))),
      inBody("super<null>();"),
    ],
    [
      "a mark of an optional element on the next line",
      only(typeAliasOf({ name: "A", type: tupleOf([keyword("string")], { required: 0 }) })),
      "export type A = [string\n?];",
    ],
    [
      "a line end after a dot",
      only(classNamed("a.Base")),
      "export class A extends a.\nBase implements B { constructor() {} }",
    ],
    [
      "a line end before the dot of a type",
      only(typeAliasOf({ name: "A", type: reference("a.B") })),
      "export type A = a\n.B;",
    ],
    [
      "a union of one",
      only(typeAliasOf({ name: "A", type: { kind: "union", members: [keyword("null")] } })),
      "export type A = null;",
    ],
    [
      "a comment beside what is before it",
      sourceFileOf({ header: [], imports: new Imports(), statements: [plain, documented] }),
      "export class A implements B { constructor() {} } /** As on the cover. */\nexport interface A {}",
    ],
  ];
  test.each(texts)("%s", async (_what, structure, text) => {
    expect(saysWhatWasMeant(structure, text)).toBe(false);
    expect(await readBackWhole(structure, text)).not.toEqual([]);
  });
});

function bodyOf(...body: readonly StatementTree[]): SourceFileStructure {
  return only(functionOf({ name: "f", parameters: [], returnType: keyword("void"), body }));
}

function inBody(text: string): string {
  return `export function f(): void { ${text} }`;
}

function classNamed(base: string) {
  return classOf({
    name: "A",
    extends: { name: base },
    implements: [reference("B")],
    properties: [],
    constructor: { parameters: [], body: [] },
    methods: [],
  });
}

function constNamed(each: string): SourceFileStructure {
  return only(constOf({ name: each, type: keyword("string"), value: literalValue("") }));
}

function interfaceNamed(each: string): SourceFileStructure {
  return only(interfaceOf({ name: each, properties: [] }));
}

function only(statement: Parameters<typeof sourceFileOf>[0]["statements"][number]) {
  return sourceFileOf({ header: [], imports: new Imports(), statements: [statement] });
}
