/** Identifiers of six languages: valid whatever the text, one of each in a scope, and the same when more is known. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goNames } from "../../../../generator/emit/go/names.js";
import { javaNames } from "../../../../generator/emit/java/names.js";
import { kotlinNames } from "../../../../generator/emit/kotlin/names.js";
import { pythonNames } from "../../../../generator/emit/python/names.js";
import { rubyNames } from "../../../../generator/emit/ruby/names.js";
import { typescriptNames } from "../../../../generator/emit/typescript/names.js";
import {
  identifierOf,
  type NameKind,
  type NamePolicy,
} from "../../../../generator/sdk/names/policy.js";
import { identifiersOf, Scope } from "../../../../generator/sdk/names/scope.js";
import { nameOf, nameOfId } from "../../../../generator/sdk/names/words.js";
import { foldedName } from "../../../../generator/words.js";

const policies: readonly (readonly [string, NamePolicy])[] = [
  ["Go", goNames],
  ["Java", javaNames],
  ["Kotlin", kotlinNames],
  ["Python", pythonNames],
  ["Ruby", rubyNames],
  ["TypeScript", typescriptNames],
];
const kinds: readonly NameKind[] = [
  "type",
  "function",
  "member",
  "field",
  "constant",
  "variable",
  "file",
];

describe("Go", () => {
  test.each([
    ["user_id", "UserID", "userID"],
    ["id", "ID", "id"],
    ["urls", "URLs", "urls"],
    ["oauth2Token", "OAuth2Token", "oauth2Token"],
    ["type", "Type", "type_"],
    ["context", "Context", "context_"],
    ["string", "String", "string_"],
    ["2fa", "N2fa", "n2fa"],
    ["1-23", "N1_23", "n1_23"],
    ["12-3", "N12_3", "n12_3"],
  ])("%s is the field %s and the variable %s", (text, field, variable) => {
    expect(identifierOf(nameOf(text), "field", goNames)).toBe(field);
    expect(identifierOf(nameOf(text), "variable", goNames)).toBe(variable);
  });

  test.each([
    ["saved-albums", "saved_albums"],
    ["player-windows", "player_windows_"],
    ["speed-test", "speed_test_"],
    ["aux", "aux_"],
  ])("%s has the file %s", (id, file) => {
    expect(identifierOf(nameOfId(id), "file", goNames)).toBe(file);
  });
});

describe("a word of the language as a member", () => {
  test.each([
    ["delete", "delete", "Delete", "delete"],
    ["import", "import", "Import", "import_"],
    ["del", "del", "Del", "del_"],
    ["then", "then_", "Then", "then"],
    ["string", "string", "String_", "string"],
  ])("%s is %s in TypeScript, %s in Go and %s in Python", (id, typescript, go, python) => {
    expect(identifierOf(nameOfId(id), "member", typescriptNames)).toBe(typescript);
    expect(identifierOf(nameOfId(id), "member", goNames)).toBe(go);
    expect(identifierOf(nameOfId(id), "member", pythonNames)).toBe(python);
  });
});

describe("Java", () => {
  test.each([
    ["album_type", "albumType", "AlbumType", "ALBUM_TYPE"],
    ["class", "class_", "Class_", "CLASS"],
    ["string", "string", "String_", "STRING"],
    ["wait", "wait_", "Wait", "WAIT"],
    ["hash-code", "hashCode_", "HashCode", "HASH_CODE"],
    ["2fa", "n2fa", "N2fa", "N_2FA"],
  ])("%s is %s, %s and %s", (text, field, type, constant) => {
    expect(identifierOf(nameOf(text), "field", javaNames)).toBe(field);
    expect(identifierOf(nameOf(text), "type", javaNames)).toBe(type);
    expect(identifierOf(nameOf(text), "constant", javaNames)).toBe(constant);
  });
});

describe("Kotlin", () => {
  test.each([
    ["album_type", "albumType", "AlbumType", "ALBUM_TYPE"],
    ["class", "class_", "Class_", "CLASS"],
    ["object", "object_", "Object_", "OBJECT"],
    ["string", "string", "String_", "STRING"],
    ["field", "field", "Field", "FIELD"],
    ["2fa", "n2fa", "N2fa", "N_2FA"],
  ])("%s is %s, %s and %s", (text, field, type, constant) => {
    expect(identifierOf(nameOf(text), "field", kotlinNames)).toBe(field);
    expect(identifierOf(nameOf(text), "type", kotlinNames)).toBe(type);
    expect(identifierOf(nameOf(text), "constant", kotlinNames)).toBe(constant);
  });
});

describe("Ruby", () => {
  test.each([
    ["album_type", "album_type", "album_type", "AlbumType"],
    ["class", "class_", "class_", "Class_"],
    ["hash", "hash_", "hash_", "Hash_"],
    ["count", "count", "count_", "Count"],
    ["next", "next", "next", "Next"],
    ["2fa", "n_2fa", "n_2fa", "N2fa"],
  ])("%s is the method %s, the reader %s and the type %s", (text, member, field, type) => {
    expect(identifierOf(nameOf(text), "member", rubyNames)).toBe(member);
    expect(identifierOf(nameOf(text), "field", rubyNames)).toBe(field);
    expect(identifierOf(nameOf(text), "type", rubyNames)).toBe(type);
  });
});

describe("Python", () => {
  test.each([
    ["albumType", "album_type", "AlbumType", "ALBUM_TYPE"],
    ["class", "class_", "Class", "CLASS"],
    ["None", "none", "None_", "NONE"],
    ["timeout-error", "timeout_error", "TimeoutError_", "TIMEOUT_ERROR"],
    ["2fa", "n_2fa", "N2fa", "N_2FA"],
  ])("%s is %s, %s and %s", (text, field, type, constant) => {
    expect(identifierOf(nameOf(text), "field", pythonNames)).toBe(field);
    expect(identifierOf(nameOf(text), "type", pythonNames)).toBe(type);
    expect(identifierOf(nameOf(text), "constant", pythonNames)).toBe(constant);
  });

  test("a parameter is not called as the method's own", () => {
    expect(identifierOf(nameOf("self"), "variable", pythonNames)).toBe("self_");
    expect(identifierOf(nameOf("self"), "field", pythonNames)).toBe("self");
  });
});

/** Texts that have often been trouble, and any others. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.stringMatching(/^[A-Za-z0-9_ .$@-]{1,8}$/),
  fc.constantFrom("class", "type", "String", "error", "1", "+1", "-1", "", "_", "a_b", "aB", "a-b"),
  fc.constantFrom("self", "None", "then", "__proto__", "CON", "con", "windows", "名前", "a b"),
);

describe.each(policies)("%s", (_, policy) => {
  test.each(kinds)("has a valid %s for any text", (kind) => {
    const isFile = kind === "file";
    fc.assert(
      fc.property(text, (each) => {
        const name = identifierOf(nameOf(each), kind, policy);
        expect(name).toMatch(isFile ? /^[a-z_][a-z0-9_-]*$/ : /^[A-Za-z_][A-Za-z0-9_]*$/);
        expect(policy.reserved[kind].has(name)).toBe(false);
        if (policy === goNames && kind !== "variable" && !isFile) expect(name).toMatch(/^[A-Z]/);
      }),
    );
  });

  test.each(kinds)("has each %s once in a scope, and keeps it when more are added", (kind) => {
    fc.assert(
      fc.property(fc.array(text), fc.array(text), fc.array(text), (first, later, taken) => {
        const own = taken.map((each) => identifierOf(nameOf(each), kind, policy));
        const before = identifiersOf(first.map(nameOf), kind, policy, own);
        const after = identifiersOf([...first, ...later].map(nameOf), kind, policy, own);
        expect(after.slice(0, before.length)).toEqual(before);
        const keys = [...after, ...new Set(own)].map(kind === "file" ? foldedName : String);
        const ownKeys = new Set(own.map(kind === "file" ? foldedName : String));
        expect(new Set(keys).size).toBe(after.length + ownKeys.size);
      }),
    );
  });

  test("ids that differ without their hyphens have different names", () => {
    const id = fc.stringMatching(/^[a-z][a-z0-9]{0,3}(?:-[a-z0-9]{1,4}){0,3}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(id, { maxLength: 40, selector: (each) => each.replaceAll("-", "") }),
        (ids) => {
          for (const kind of kinds) {
            const names = ids.map((each) => identifierOf(nameOfId(each), kind, policy));
            expect(new Set(names).size).toBe(ids.length);
          }
        },
      ),
    );
  });
});

describe("Scope", () => {
  test("gives each name once, and the wanted one to whoever comes first", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "a_", "a__", "b")),
        fc.array(fc.constantFrom("a", "b_")),
        (wanted, taken) => {
          const scope = new Scope(taken);
          const given = wanted.map((name) => scope.take(name));
          expect(new Set([...given, ...taken]).size).toBe(given.length + new Set(taken).size);
          const [first] = wanted;
          const isFree = !taken.some((name) => name === first);
          if (first !== undefined && isFree) expect(given[0]).toBe(first);
        },
      ),
    );
  });

  test("takes names that differ in case for one where files cannot differ by it", () => {
    const scope = new Scope(["Index"], { foldsCase: true });
    expect(["index", "INDEX", "other"].map((each) => scope.take(each))).toEqual([
      "index_",
      "INDEX__",
      "other",
    ]);
  });
});
