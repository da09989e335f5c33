/** Names: valid in TypeScript, never reserved, and each from its own id alone, so that no id renames another. */
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  camelCase,
  isReserved,
  localName,
  memberOfId,
  pascalCase,
} from "../../../../generator/emit/typescript/names.js";

/** Ids as the manifest takes them. */
const id = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 1, maxLength: 4 })
  .map((words) => `x${words.join("-")}`)
  .chain((text) => fc.constantFrom(text, text.slice(1)))
  .filter((text) => /^[a-z]/.test(text));

/** Words that some part of the language or of every object has. */
const troublesome = [
  ...["delete", "class", "new", "await", "default", "enum", "let", "static", "yield", "arguments"],
  ...["constructor", "prototype", "then", "to-string", "value-of", "has-own-property", "to-json"],
];

/** True if TypeScript takes a name for a constant of a module, and for a member of a class. */
function compiles(name: string): boolean {
  return (
    faultCount(
      `export const ${name}: number = 1;\nexport class C { readonly ${name}: number = 1; }\n`,
    ) === 0
  );
}

function faultCount(text: string): number {
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return diagnostics.length;
}

describe("camelCase and pascalCase", () => {
  test.each([
    ["list-albums", "listAlbums", "ListAlbums"],
    ["retrieve", "retrieve", "Retrieve"],
    ["top-10", "top10", "Top10"],
    ["delete", "delete_", "Delete"],
    ["then", "then_", "Then"],
    ["to-string", "toString_", "ToString"],
    ["constructor", "constructor_", "Constructor"],
    ["map", "map", "Map_"],
  ])("%s is %s and %s", (given, camel, pascal) => {
    expect(camelCase(given)).toBe(camel);
    expect(pascalCase(given)).toBe(pascal);
  });

  test("give names that compile wherever one is declared", () => {
    fc.assert(
      fc.property(fc.oneof(id, fc.constantFrom(...troublesome)), (given) => {
        expect(compiles(camelCase(given))).toBe(true);
        expect(isReserved(camelCase(given))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test("keep ids apart that differ without their hyphens, also from reserved words with an underscore", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.oneof(id, fc.constantFrom(...troublesome)), { maxLength: 40 }),
        (ids) => {
          const apart = [...new Map(ids.map((each) => [each.replaceAll("-", ""), each])).values()];
          expect(new Set(apart.map(camelCase)).size).toBe(apart.length);
          expect(new Set(apart.map(pascalCase)).size).toBe(apart.length);
        },
      ),
    );
  });
});

describe("memberOfId", () => {
  test.each([
    ["list-albums", "listAlbums"],
    ["delete", "delete"],
    ["import", "import"],
    ["then", "then_"],
    ["constructor", "constructor_"],
  ])("%s is %s", (given, member) => {
    expect(memberOfId(given)).toBe(member);
  });

  test("gives names that classes and objects can declare, and that calls can write", () => {
    fc.assert(
      fc.property(fc.oneof(id, fc.constantFrom(...troublesome)), (given) => {
        const name = memberOfId(given);
        expect(
          faultCount(
            `class C { ${name}(): number { return 1; } }\nexport const o = { ${name}: new C() };\no.${name}.${name}();\n`,
          ),
        ).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe("localName", () => {
  test.each([
    ["id", "id"],
    ["category_id", "categoryId"],
    ["user-id", "userId"],
    ["userID", "userId"],
    ["HTTPError", "httpError"],
    ["2fa", "_2fa"],
    ["class", "class_"],
    ["é", "e"],
    ["名前", "u540du524d"],
    ["", "empty"],
  ])("%j is %s", (given, wanted) => {
    expect(localName(given)).toBe(wanted);
  });

  test("is a name whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...troublesome)),
        (text) => {
          expect(localName(text)).toMatch(/^[A-Za-z_][A-Za-z0-9_]*$/);
          expect(compiles(localName(text))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
