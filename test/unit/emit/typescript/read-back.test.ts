/** The gate notices every kind of damage to a printed file, and nothing in a sound one. */
import { describe, expect, test } from "vitest";
import { classOf } from "../../../../generator/emit/typescript/class-structures.js";
import { docComment } from "../../../../generator/emit/typescript/doc-comments.js";
import { Imports } from "../../../../generator/emit/typescript/imports.js";
import {
  exportFrom,
  sourceFileOf,
} from "../../../../generator/emit/typescript/module-structures.js";
import { readBack } from "../../../../generator/emit/typescript/read-back/read-back.js";
import { printStructure } from "../../../../generator/emit/typescript/source-file.js";
import {
  constOf,
  functionOf,
  interfaceOf,
  typeAliasOf,
} from "../../../../generator/emit/typescript/structures.js";
import {
  arrayOf,
  keyword,
  literal,
  objectType,
  reference,
  unionOf,
} from "../../../../generator/emit/typescript/type-tree.js";
import {
  assign,
  callOf,
  literalValue,
  name,
  objectValue,
  returns,
  thisMember,
} from "../../../../generator/emit/typescript/value-tree.js";

const imports = new Imports();
imports.useType("Call", "./runtime.js");
imports.use("request", "./runtime.js");
const file = sourceFileOf({
  header: ["Made by a generator."],
  imports,
  statements: [
    interfaceOf({
      name: "Album",
      docs: docComment({ summary: "An album." }),
      typeParameters: [{ name: "T", constraint: keyword("object") }],
      extends: [reference("Base")],
      properties: [
        { name: "id", type: keyword("string"), readonly: true },
        {
          name: "release-date",
          type: unionOf([literal("x"), literal(1)]),
          optional: true,
          docs: docComment({ summary: "When." }),
        },
      ],
      methods: [
        {
          name: "play",
          parameters: [{ name: "at", type: keyword("number"), optional: true }],
          returnType: keyword("void"),
        },
      ],
      indexSignature: { keyName: "key", type: keyword("unknown") },
    }),
    typeAliasOf({
      name: "Albums",
      type: arrayOf(objectType([{ name: "a", type: reference("Album") }]), { readonly: true }),
    }),
    constOf({
      name: "operation",
      type: reference("Operation"),
      value: objectValue([
        { key: "path", value: literalValue("/albums") },
        { key: "__proto__", value: literalValue(-1) },
      ]),
    }),
    constOf({
      name: "made",
      type: reference("Made"),
      value: callOf(name("request"), [name("operation")], { pure: true }),
      exported: false,
    }),
    functionOf({
      name: "retrieve",
      parameters: [{ name: "client", type: reference("Client") }],
      returnType: reference("Call", [reference("Album")]),
      body: [returns(callOf(name("request"), [name("client"), literalValue(1e21)]))],
    }),
    classOf({
      name: "Client",
      implements: [reference("Groups")],
      properties: [
        { name: "#options", type: reference("Options"), readonly: true, value: literalValue(null) },
      ],
      constructor: { parameters: [], body: [assign(thisMember("#options"), literalValue(true))] },
      methods: [{ name: "then", parameters: [], returnType: keyword("void"), body: [] }],
    }),
    exportFrom({
      module: "./errors.js",
      names: [{ name: "Problem", alias: "ApiProblem", typeOnly: true }],
    }),
    exportFrom({ module: "./pages.js" }),
  ],
});

test("a sound file reads back as what was meant", async () => {
  expect(await readBack(file, await printStructure(file))).toEqual([]);
});

test("layout alone makes no difference", async () => {
  const text = await printStructure(file);
  expect(await readBack(file, text.replaceAll("\n", "\r\n").replaceAll("  ", "\t"))).toEqual([]);
});

describe("damage is noticed", () => {
  const damages: readonly (readonly [string, string, string, RegExp])[] = [
    ["a syntax error", "return request", "return return request", /^line \d+: Expression expected/],
    [
      "a comment that ends early in a file",
      "* An album.",
      "* An album. */ export const evil = 1; /*",
      /Album is missing/,
    ],
    [
      "a comment that ends early in an interface",
      "/** When. */",
      "/** When. */ evil: string; /** */",
      /release-date: missing/,
    ],
    ["a changed doc comment", "/** When. */", "/** Then. */", /release-date: its docs/],
    ["a dropped statement", "export type Albums", "type Other", /Albums: its name|exported/],
    [
      "an extra statement at the end",
      'export * from "./pages.js";',
      'export * from "./pages.js";\nevil();',
      /too much: evil\(\)/,
    ],
    ["a missing statement at the end", 'export * from "./pages.js";', "", /missing/],
    ["a lost export", "export interface", "interface", /Album: exported/],
    ["an export too much", "const made", "export const made", /made: exported/],
    ["a renamed declaration", "function retrieve", "function retrieves", /retrieve: its name/],
    [
      "another kind of declaration",
      "export type Albums =",
      "export const Albums =",
      /missing; in its place|line/,
    ],
    ["a dropped member", "  readonly id: string;\n", "", /Album\.id: missing/],
    [
      "an extra member",
      "readonly id: string;",
      "readonly id: string; more: string;",
      /missing|too much/,
    ],
    ["a renamed member", '"release-date"', '"release_date"', /release-date: missing/],
    ["a member that became optional", "id: string", "id?: string", /Album\.id: optional/],
    [
      "a member that lost its optionality",
      '"release-date"?',
      '"release-date"',
      /release-date: optional/,
    ],
    ["a member that lost readonly", "readonly id", "id", /Album\.id: readonly/],
    ["a changed type", "id: string", "id: number", /Album\.id: its type is number, not string/],
    ["a changed literal in a type", '"x" | 1', '"y" | 1', /release-date: its type/],
    ["a literal of another kind", '"x" | 1', '"x" | "1"', /release-date: its type/],
    ["a changed method", "at?: number", "at: number", /Album\.play/],
    ["a changed index signature", "[key: string]: unknown", "[key: string]: string", /Album/],
    ["a changed type parameter", "T extends object", "T extends string", /type parameters/],
    ["a changed base", "extends Base", "extends Bass", /extends/],
    ["a lost readonly of an array", "readonly { a", "{ a", /Albums: its type/],
    ["a changed value", '"/albums"', '"/artists"', /operation: its value/],
    ["a value of the same look", '"/albums"', '"/\\u0430lbums"', /operation: its value/],
    ["a property that sets the prototype", '["__proto__"]', "__proto__", /operation: its value/],
    ["a lost sign", ": -1", ": 1", /operation: its value/],
    ["a lost mark of purity", "/* @__PURE__ */ ", "", /made: its value/],
    ["a variable in place of a constant", "const operation", "let operation", /not one constant/],
    ["a changed parameter", "client: Client", "klient: Client", /retrieve: its signature/],
    ["a changed result", "Call<Album>", "Call<Albums>", /retrieve: its signature/],
    ["a changed body", "1e21", "1e20", /retrieve: its body/],
    [
      "an extra statement in a body",
      "return request",
      "evil(); return request",
      /retrieve: its body/,
    ],
    ["an async function", "export function", "export async function", /exported/],
    ["a changed field", "= null", "= true", /#options: its value/],
    ["a changed constructor", "this.#options = true", "this.#options = false", /its constructor/],
    ["a static method", "then()", "static then()", /then: its signature/],
    ["a changed interface of a class", "implements Groups", "implements Group", /implements/],
    ["a changed import", "type Call, request", "Call, request", /the import from/],
    ["another module", '"./runtime.js"', '"./other.js"', /the import from/],
    ["a changed export", "ApiProblem", "Problem2", /the export from/],
    ["a type exported as a value", "type Problem as", "Problem as", /the export from/],
  ];

  test.each(damages)("%s", async (_, sound, damaged, difference) => {
    const text = await printStructure(file);
    expect(text).toContain(sound);
    const differences = await readBack(
      file,
      text.replace(sound, () => damaged),
    );
    expect(differences.join("\n")).toMatch(difference);
  });
});

test("damage to a construct without an outline is noticed too", async () => {
  const asyncFile = {
    ...file,
    statements: [
      {
        ...functionOf({
          name: "f",
          parameters: [],
          returnType: reference("Promise", [keyword("void")]),
          body: [returns(literalValue("a"))],
        }),
        isAsync: true,
      },
    ],
  };
  const text = await printStructure(asyncFile);
  expect(await readBack(asyncFile, text)).toEqual([]);
  expect(await readBack(asyncFile, text.replace('"a"', '"b"'))).toEqual([
    "f reads otherwise: export async function f(): Promise<void> {",
  ]);
});
