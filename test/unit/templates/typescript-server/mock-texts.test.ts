/** Texts that a mock makes: formats, lengths, patterns, contents. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expressionOf } from "../../../../templates/typescript-server/mock-schema.js";
import { valueMaker } from "../../../../templates/typescript-server/mock-value.js";
import { made, seeds } from "./made-values.js";

describe("texts", () => {
  test.each([
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "hostname",
    "ipv4",
    "ipv6",
    "uri",
    "url",
    "uri-reference",
    "uri-template",
    "uuid",
    "json-pointer",
    "relative-json-pointer",
    "json-pointer-uri-fragment",
    "regex",
    "byte",
    "iso-time",
    "iso-date-time",
  ])("of format %s", (format) => {
    for (const seed of seeds) {
      const value = made({ type: "string", format }, { seed, dynamic: true });
      expect(value).not.toMatch(/^$| /);
    }
  });

  test.each(["idn-email", "idn-hostname", "iri", "iri-reference", "password", "binary"])(
    "of format %s, which ajv does not know",
    (format) => {
      expect(made({ type: "string", format })).toMatch(/^\S+$/);
    },
  );

  test.each(["email", "hostname", "uri", "byte", "regex", "password", "json-pointer"])(
    "of format %s, and of a length",
    (format) => {
      for (const minLength of [20, 37, 64]) {
        made({ type: "string", format, minLength, maxLength: minLength + 10 });
      }
    },
  );

  test("lengths count code points", () => {
    const exact = (length: number) => ({ minLength: length, maxLength: length });
    expect([...String(made({ type: "string", pattern: "^😀+$", ...exact(5) }))]).toHaveLength(5);
    for (const length of [0, 1, 2, 255, 5000]) {
      expect(made({ type: "string", ...exact(length) })).toHaveLength(length);
    }
  });

  test.each<[string, object?]>([
    ["^[0-9A-Za-z]{22}$"],
    ["^[a-z]+$", { minLength: 300, maxLength: 300 }],
    ["^(?:[a-z]{3}-)*[a-z]{3}$", { minLength: 23, maxLength: 23 }],
    ["^#(?:[\\da-f]{3}){1,2}$"],
    ["^(\\d\\d)-\\1$"],
    ["^(?<letter>[a-c])x\\k<letter>$"],
    ["^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$"],
    ["^(?!admin)\\w{3,8}$"],
    ["b{2}", { minLength: 9 }],
    ["\\bword\\b"],
    ["^\\p{Script=Greek}{2,4}$"],
    ["^\\p{Lu}\\p{Ll}+$"],
    ["^\\p{Script=Tibetan}$"],
    ["^[^\\x00-\\x7f]{3}$"],
    ["^[\\u{1F600}-\\u{1F64F}]{2}$"],
    ["^[\\]\\\\^-]+$"],
    ["^\\u0041\\x42\\t\\cJ$"],
    ["^\\S+@\\S+\\.\\S+$"],
    ["^(a|b|)c?$"],
    ["^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$"],
    ["^\\-\\_$"],
    ["a{,2}"],
    ["^[a-z]+?x{2,3}?$"],
    [""],
  ])("of pattern %s", (pattern, more = {}) => {
    for (const seed of seeds) {
      const value = valueMaker({}).make({ type: "string", pattern, ...more }, { seed });
      expect(value?.value).toMatch(expressionOf(pattern));
    }
    made({ type: "string", pattern, ...more });
  });

  test("whatever the pattern, what is made matches it", () => {
    const atom = fc.constantFrom("a", "[b-d]", "\\d", "[^a]", "\\w", ".", "\\p{L}", "😀");
    const source = fc.letrec<{ source: string }>((tie) => ({
      source: fc.oneof(
        { maxDepth: 3 },
        atom,
        fc
          .tuple(atom, fc.constantFrom("*", "+", "?", "{2}", "{1,3}", "{2,}"))
          .map((all) => all.join("")),
        fc.tuple(tie("source"), tie("source")).map((all) => all.join("")),
        fc.tuple(tie("source"), tie("source")).map((all) => `(?:${all.join("|")})`),
        tie("source").map((each) => `(${each}){1,2}`),
      ),
    })).source;
    let count = 0;
    fc.assert(
      fc.property(source, fc.boolean(), fc.nat(30), (each, isWhole, least) => {
        const pattern = isWhole ? `^${each}$` : each;
        const schema = { type: "string", pattern, minLength: least };
        const value = valueMaker({}).make(schema, { seed: each });
        if (value) count++;
        // A pattern may have an end before that length.
        else if (/[*+]|,\}/.test(pattern) || !isWhole) throw new Error("nothing was made");
      }),
      { numRuns: 300 },
    );
    expect(count).toBeGreaterThan(150);
  });

  test("of JSON, and of base64, where that is said", () => {
    const contentSchema = { type: "object", properties: { a: { const: 1 } }, required: ["a"] };
    const said = { type: "string", contentMediaType: "application/json", contentSchema };
    expect(JSON.parse(String(made(said)))).toEqual({ a: 1 });
    const encoded = made({ ...said, contentEncoding: "base64" });
    expect(JSON.parse(atob(String(encoded)))).toEqual({ a: 1 });
  });
});
