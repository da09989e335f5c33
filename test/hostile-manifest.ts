/** Hostile texts, and a manifest that has them in every place that takes one. */
import fc from "fast-check";
import { type ManifestFiles, manifestFiles } from "./behaviour/emitted-client.js";

/** Fragments that end a comment, a text, a template or a page, or that mean something to an object, a compiler or a URL. */
const fragment = fc.constantFrom(
  ..."*/ /** /* // ` </script> <!-- --> ' \" \\ { } | [a] $& $1 # ? & = % %2e %zz . .. /".split(
    " ",
  ),
  ..."__proto__ constructor prototype toString then class delete await import('x')".split(" "),
  ..."1st -1 0x none null (others) \\u0041 @deprecated @ts-nocheck 👩‍🎤 é e\u0301 שלום".split(" "),
  ...["", " ", "\t", "\n", "\r\n", "\r", "\0", "\u001b[31m", "\u2028", "\u2029", "\u0085"],
  ...["\ufeff", "\u202e", "\ud7ff\ue000", "{@link x}", "not shown", ": ", "- "],
  `\${process.exit()}`,
);

const hostile = fc
  .array(fc.oneof(fragment, fc.string({ unit: "binary", maxLength: 3 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(""));

/** A text in a slot: what looks like a marker, or is blank, is refused there. */
const prose = hostile.map((text) => `A ${text}`);

const name = hostile.filter((text) => text !== "" && text !== "(others)");
const pathName = name.filter((text) => !/[\s?#{}]/.test(text));
const pathValue = hostile.filter((text) => !["", ".", ".."].includes(text));
const token = fc.string({
  unit: fc.constantFrom(..."aZ09!#$%&'*+-.^_`|~"),
  minLength: 1,
  maxLength: 6,
});
const fieldValue = fc.string({ unit: "grapheme-ascii" }).map((text) => text.trim());

/** One manifest's hostile texts, and the arguments of a call. */
export interface Hostile {
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly values: readonly string[];
  readonly pathNames: readonly string[];
  readonly pathValues: readonly string[];
  readonly headers: readonly (readonly [string, string])[];
}

/** Texts of manifests that validation accepts. */
export const hostileTexts: fc.Arbitrary<Hostile> = fc.record({
  texts: fc.array(prose, { minLength: 12, maxLength: 12 }),
  names: fc.uniqueArray(name, { minLength: 1, maxLength: 6 }),
  values: fc.uniqueArray(hostile, { minLength: 1, maxLength: 6 }),
  pathNames: fc.uniqueArray(pathName, { minLength: 2, maxLength: 2 }),
  pathValues: fc.array(pathValue, { minLength: 2, maxLength: 2 }),
  headers: fc.uniqueArray(
    fc.tuple(
      token.map((text) => `x${text}`),
      fieldValue,
    ),
    {
      selector: ([header]) => header.toLowerCase(),
      minLength: 1,
      maxLength: 4,
    },
  ),
});

/** A manifest that has the texts in every place that takes one. */
export function manifestWith({ texts, names, values, pathNames, headers }: Hostile): ManifestFiles {
  const text = (index: number): string => texts[index % texts.length] ?? "";
  const valueAt = (index: number): string => values[index % values.length] ?? "";
  const [first = "", second = ""] = pathNames;
  const [[token] = ["x"]] = headers;
  const parameters = (listed: readonly string[], facts: object): object =>
    Object.fromEntries(listed.map((each, index) => [each, { description: text(index), ...facts }]));
  const thing = {
    type: "object",
    title: text(0),
    description: text(1),
    required: names.slice(1),
    properties: Object.fromEntries(
      names.map((each, index) => [
        each,
        {
          type: "string",
          description: text(index),
          default: valueAt(index),
          examples: [valueAt(index + 1)],
        },
      ]),
    ),
  };
  const files = manifestFiles({
    service: {
      title: text(2),
      description: text(3),
      sources: { handbook: { title: text(4), kind: "document" } },
      authentication: {
        schemes: { key: { type: "apiKey", name: token, in: "header", description: text(6) } },
        default: "none",
      },
      events: {
        happened: {
          description: text(7),
          delivery: { via: "webhook", method: "POST" },
          payload: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/schemas/thing" } } },
          },
          signature: {
            algorithm: "hmac-sha256",
            header: token,
            encoding: "hex",
            prefix: text(8),
            signs: `${text(9).replace(/[{}]/g, "")}{body}`,
            timestampHeader: "none",
            toleranceSeconds: "none",
          },
          retries: { maximum: 1, delaysSeconds: [1] },
        },
      },
    },
    groups: {
      things: {
        title: text(5),
        description: text(6),
        operations: {
          find: {
            title: text(7),
            summary: text(8),
            description: text(9),
            method: "POST",
            path: `/find/{${first}}`,
            deprecated: { reason: text(10) },
            parameters: {
              path: parameters([first], { schema: { type: "string" } }),
              query: parameters(names, { style: "form", explode: false }),
              header: parameters(
                headers.map(([header]) => header),
                { schema: { type: "string" } },
              ),
              cookie: parameters(names, {}),
            },
            body: { content: { "application/json": { schema: { $ref: "#/schemas/thing" } } } },
            responses: {
              200: { description: text(11), content: { "application/json": { schema: thing } } },
            },
          },
          get: { method: "GET", path: `/get/{${first}}/{${second}}` },
          send: {
            method: "POST",
            path: "/send",
            authentication: [{ key: "none" }],
            body: {
              description: text(4),
              content: { "multipart/form-data": { schema: { $ref: "#/schemas/thing" } } },
            },
            responses: {
              200: {
                description: text(5),
                headers: parameters(
                  headers.map(([header]) => header),
                  { required: true, schema: { enum: values } },
                ),
                content: {
                  "application/json": { schema: { $ref: "#/schemas/kind" } },
                  "text/plain": { schema: { type: "string", examples: values } },
                },
              },
              "4XX": { description: text(6), headers: "none", content: "none" },
            },
          },
          "look-up": { title: text(0), summary: text(1), description: text(2) },
        },
      },
    },
    schemas: { thing, kind: { enum: values, description: text(3) } },
  });
  return Object.fromEntries(
    Object.entries(files).map(([path, value]) => [path, jsonInYaml(value)]),
  );
}

/** As YAML takes it: in double quotes, with escapes for what must not stand as such. */
export function jsonInYaml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufeff\ufffe\uffff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
