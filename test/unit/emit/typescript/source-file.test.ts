/** A file of a target: its text, and what is loaded to print it. */
import { expect, test, vi } from "vitest";
import { classOf } from "../../../../generator/emit/typescript/class-structures.js";
import { docComment } from "../../../../generator/emit/typescript/doc-comments.js";
import { Imports } from "../../../../generator/emit/typescript/imports.js";
import {
  exportFrom,
  exportNames,
  sourceFileOf,
} from "../../../../generator/emit/typescript/module-structures.js";
import { typescriptFile } from "../../../../generator/emit/typescript/source-file.js";
import {
  constOf,
  functionOf,
  interfaceOf,
  propertyOf,
  typeAliasOf,
} from "../../../../generator/emit/typescript/structures.js";
import {
  keyword,
  literal,
  reference,
  unionOf,
} from "../../../../generator/emit/typescript/type-tree.js";
import {
  arrayValue,
  assign,
  callOf,
  literalValue,
  name,
  objectValue,
  returns,
  thisMember,
} from "../../../../generator/emit/typescript/value-tree.js";

vi.mock("ts-morph", () => {
  throw new Error("ts-morph was loaded");
});
vi.mock("prettier", () => {
  throw new Error("prettier was loaded");
});

const imports = new Imports();
imports.useType("Call", "./runtime.js");
imports.use("request", "./runtime.js");
const file = sourceFileOf({
  header: ["Made by a generator from groups/albums.yaml.", "Not to be edited."],
  imports,
  statements: [
    interfaceOf({
      name: "AlbumQuery",
      docs: docComment({ summary: "Query parameters.", paragraphs: ["Others are not known."] }),
      properties: [
        propertyOf({
          name: "market",
          type: keyword("string"),
          optional: true,
          docs: docComment({ summary: "A country." }),
        }),
        propertyOf({ name: "include-groups", type: unionOf([literal("single"), keyword("null")]) }),
      ],
      methods: [
        {
          name: "page",
          parameters: [{ name: "at", type: keyword("number"), docs: "From 0." }],
          returnType: keyword("void"),
        },
      ],
    }),
    typeAliasOf({
      name: "AlbumGroup",
      type: unionOf(
        [
          "single",
          "compilation",
          "appears_on",
          "a name that is a good deal longer",
          "album",
          "and another",
        ].map(literal),
      ),
    }),
    constOf({
      name: "retrieveAlbum",
      type: reference("Operation"),
      value: objectValue([
        { key: "method", value: literalValue("GET") },
        { key: "statuses", value: arrayValue([200, 404].map(literalValue)) },
      ]),
    }),
    functionOf({
      name: "retrieve",
      docs: docComment({
        summary: "Retrieves an album.",
        tags: [{ tag: "deprecated", text: "Use `list`." }],
      }),
      parameters: [
        { name: "client", type: reference("Client") },
        { name: "id", type: keyword("string"), docs: "Which one." },
        { name: "init", type: reference("AlbumInit"), optional: true },
      ],
      returnType: reference("Call", [reference("Album")]),
      body: [
        returns(
          callOf(name("request"), [
            name("client"),
            name("retrieveAlbum"),
            name("id"),
            name("init"),
          ]),
        ),
      ],
    }),
    classOf({
      name: "Albums",
      properties: [{ name: "#client", type: reference("Client"), readonly: true }],
      constructor: {
        parameters: [{ name: "client", type: reference("Client") }],
        body: [assign(thisMember("#client"), name("client"))],
      },
      methods: [{ name: "constructor", parameters: [], returnType: keyword("void"), body: [] }],
    }),
    exportNames([{ name: "retrieve", alias: "delete" }]),
    exportFrom({ module: "./errors.js" }),
  ],
});

test("prints without loading ts-morph or prettier's core", async () => {
  const built = typescriptFile("src/albums.ts", () => file);
  expect(built.path).toBe("src/albums.ts");
  expect(await built.print()).toBe(`// Made by a generator from groups/albums.yaml.
// Not to be edited.

import { type Call, request } from "./runtime.js";

/**
 * Query parameters.
 *
 * Others are not known.
 */
export interface AlbumQuery {
  /** A country. */
  market?: string;
  "include-groups": "single" | null;
  /** @param at - From 0. */
  page(at: number): void;
}

export type AlbumGroup =
  | "single"
  | "compilation"
  | "appears_on"
  | "a name that is a good deal longer"
  | "album"
  | "and another";

export const retrieveAlbum: Operation = { method: "GET", statuses: [200, 404] };

/**
 * Retrieves an album.
 *
 * @param id - Which one.
 * @deprecated Use \`list\`.
 */
export function retrieve(client: Client, id: string, init?: AlbumInit): Call<Album> {
  return request(client, retrieveAlbum, id, init);
}

export class Albums {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  ["constructor"](): void {}
}

export { retrieve as delete };
export * from "./errors.js";
`);
});

test("a structure is made once for printing and reading back, and anew after it was forgotten", async () => {
  let made = 0;
  const built = typescriptFile("src/albums.ts", () => {
    made++;
    return file;
  });
  const text = await built.print();
  expect(await built.readBack?.(text)).toEqual([]);
  expect(made).toBe(1);
  built.forget?.();
  expect(await built.readBack?.(text)).toEqual([]);
  expect(made).toBe(2);
});

test("only reading back loads ts-morph", async () => {
  await expect(typescriptFile("src/albums.ts", () => file).readBack?.("")).rejects.toThrow();
});

test("an export of nothing is refused, because it would export everything", () => {
  expect(() => exportFrom({ module: "./a.js", names: [] })).toThrow(RangeError);
});
