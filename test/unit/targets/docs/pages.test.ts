/** Rules for the pages of every service: their links lead somewhere, and no text of a manifest acts. */
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApiModel } from "../../../../generator/model/model.js";
import { docs } from "../../../../generator/targets/docs/index.js";
import type { Settings } from "../../../../generator/targets/docs/settings.js";
import { http } from "../../../../generator/targets/http/index.js";
import { openapi } from "../../../../generator/targets/openapi/index.js";
import { configuredTargets } from "../../../../generator/targets.js";
import { scenarioNames, scenariosFolder } from "../../../golden-tree.js";
import { hostileTexts } from "../../../hostile-manifest.js";
import { runs } from "../../../left-to-matrices.js";
import { loadFolder } from "../../../model-lookup.js";
import { readTexts } from "../../resolve/manifest-text.js";
import { anchorsOf, deadLinks } from "./links.js";
import { markdownTokens, strangeHtml } from "./markdown-tokens.js";
import { printedFile } from "../../../printed-file.js";

const folders = [
  ...scenarioNames().map((name) => join(scenariosFolder, name)),
  join(scenariosFolder, "../.."),
];

/** The other outputs: descriptions and requests to link to, and a client to show calls by. */
const outputs = configuredTargets({
  targets: {
    ...{ http: {}, openapi: { version: "1.0.0" } },
    "typescript-client": { package: "test-client", version: "1.0.0", license: "MIT" },
  },
});

/** The pages of a service, by path. */
async function pagesOf(
  model: ApiModel,
  settings: Settings = {},
): Promise<ReadonlyMap<string, string>> {
  const files = docs.emit(model, settings, outputs).value;
  const texts = new Map<string, string>();
  for (const file of files) {
    if (!/\.md$|^llms\.txt$/.test(file.path)) continue;
    const text = await printedFile(file);
    if (text !== undefined) texts.set(file.path, text);
  }
  return texts;
}

describe.each(folders)("%s", (folder) => {
  const name = folder.startsWith(scenariosFolder) ? folder : join(folder, "manifest");
  const { model } = loadFolder(name).value;
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    pages = await pagesOf(model);
  });

  test("every link leads to a page and an anchor that there are", async () => {
    const files = [
      ...["coverage.svg", "llms.txt"],
      ...openapi
        .emit(model, { version: "1.0.0" }, [])
        .value.map(({ path }) => `../openapi/${path}`),
      ...http.emit(model, {}, []).value.map(({ path }) => `../http/${path}`),
    ];
    expect(await deadLinks(pages, { files })).toEqual([]);
    const isPublic = (path: string): boolean => path !== "coverage.svg";
    const published = await pagesOf(model, { notShown: "hidden" });
    expect(await deadLinks(published, { files: files.filter(isPublic) })).toEqual([]);
  });

  test("for publication no page says where to fill anything in, and all of them are there", async () => {
    const published = await pagesOf(model, { notShown: "hidden" });
    expect([...pages.keys()].filter((path) => !published.has(path))).toEqual(["not-known.md"]);
    for (const [path, text] of published) {
      const body = text.replace(/^<!--.*-->$/gm, "");
      expect(body, path).not.toMatch(
        /To be filled in|In the manifest at|>Not shown:|\*\*Not shown|not-known\.md/,
      );
      expect(body.replace(/^# .*$/m, "").trim(), path).not.toBe("");
    }
  });

  test("no page has an anchor twice, or HTML but folds, anchors and line ends", async () => {
    for (const [path, text] of pages) {
      const anchors = anchorsOf(text);
      expect([...new Set(anchors)], path).toEqual(anchors);
      expect(await strangeHtml(text), path).toEqual([]);
    }
  });
});

describe("texts of a manifest", () => {
  // A text that would be a second paragraph, or a marker in place of a name, is another manifest.
  const texts = hostileTexts.map(({ texts: prose, names, values }) => ({
    prose: prose.map((text) => text.replace(/\s*[\n\r]\s*/g, " ")),
    names: names.map((name) => `${name}!`),
    values,
  }));

  test("stay text: pages are built of the same parts whatever stands in them", async () => {
    const plain = await partsOf({ prose: ["A text"], names: ["name"], values: ["value"] });
    await fc.assert(
      fc.asyncProperty(texts, async ({ prose, names: [name = ""], values: [value = ""] }) => {
        expect(await partsOf({ prose, names: [name], values: [value] })).toEqual(plain);
      }),
      { numRuns: runs(100) },
    );
  });
});

/** Texts for prose, names on the wire and values. */
interface Given {
  readonly prose: readonly string[];
  readonly names: readonly string[];
  readonly values: readonly string[];
}

/** The kinds of tokens of each page. */
async function partsOf(given: Given): Promise<readonly string[]> {
  const parts: string[] = [];
  for (const [path, text] of await pagesOf(hostileModel(given))) {
    expect(await strangeHtml(text), path).toEqual([]);
    const tokens = await markdownTokens(text);
    // Which samples there are depends on the names that are sent; a text may have code and emphasis, and lead elsewhere.
    const own = tokens.filter(
      ({ type, markup, attrs }) =>
        !/^(?:text|fence|code_inline|em_|strong_|link_close|html_inline)/.test(type) &&
        markup !== "linkify" &&
        !attrs?.some(([name, value]) => name === "href" && /^https?:/i.test(value)),
    );
    parts.push(`${path}: ${own.map(({ type }) => type).join(" ")}`);
  }
  return parts;
}

/** A model that has the texts in every place that a page of a subject shows. */
function hostileModel({ prose, names: [name = ""], values: [value = ""] }: Given): ApiModel {
  const text = (index: number): string => prose[index % prose.length] ?? "";
  const [before, after] = [`A ${value}`, `After ${value}`];
  const schema = { type: "object", properties: { [name]: { type: "string" } } };
  const facts = {
    source: "handbook",
    sources: { handbook: { title: text(0), kind: "document" } },
    groups: ["books"],
    clients: [text(1), `${text(2)} too`],
    authentication: {
      schemes: {
        key: { type: "apiKey", description: text(3), name, in: "query" },
        login: { type: "http", description: text(4), scheme: text(5), bearerFormat: text(6) },
        oauth: {
          type: "oauth2",
          description: text(7),
          flows: {
            clientCredentials: { tokenUrl: "https://example.com/a|b`c<d>", refreshUrl: "none" },
          },
          scopes: { [name]: text(8) },
        },
      },
      default: [{ oauth: [name] }],
    },
    errors: {
      404: { description: text(9), headers: "none", content: { "application/json": { schema } } },
    },
    limits: {
      rate: [{ requests: 1, seconds: 1, per: text(10) }],
      pageSize: "none",
      idsPerCall: { maximum: 2, of: [`query.${name}`] },
      other: [{ text: text(11), check: { maxTotal: 2, of: [`body.${name}`] } }],
    },
    pagination: {
      offset: {
        strategy: "offset",
        request: { offset: `query.${name}`, limit: "none" },
        response: { items: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` },
      },
    },
    states: {
      lamp: {
        description: text(0),
        values: [before, after],
        schema: { type: "string" },
        initial: before,
        transitions: [
          { from: before, to: after, by: "none", when: text(1) },
          { from: after, to: before, by: "books.list", when: text(2) },
        ],
      },
    },
    events: {
      lent: {
        description: text(3),
        delivery: { via: "webhook", method: "POST" },
        payload: { description: text(4), content: { "application/json": { schema } } },
        signature: {
          algorithm: text(5),
          header: "X-Signature",
          encoding: "hex",
          prefix: name,
          signs: text(6),
          timestampHeader: "none",
          toleranceSeconds: "none",
        },
        retries: "none",
      },
    },
    versioning: {
      identifier: text(7),
      negotiation: { in: "header", name: text(8), value: text(9) },
      deprecationPolicy: text(10),
    },
  };
  const operations = {
    list: {
      title: text(11),
      method: "GET",
      path: "/books",
      deprecated: { since: "2026-02-01", sunset: "none", replacement: "none", reason: text(0) },
      authentication: [{ oauth: [name], login: "none" }],
      parameters: {
        query: { [name]: { deprecated: true } },
        header: { "X-Named": { $ref: "#/parameters/named" } },
      },
      responses: { 409: { description: text(1) }, 410: { $ref: "#/responses/gone" } },
      pagination: { uses: "offset" },
      limits: { other: [{ text: text(2), check: "none" }] },
    },
  };
  const item = {
    type: "object",
    title: text(4),
    description: text(5),
    properties: {
      [name]: { type: "string", description: text(6), examples: [text(7)], default: text(8) },
      list: { type: "array", items: { enum: [text(9), `${text(9)}!`] } },
    },
  };
  const shared = {
    // A name that no header may have would leave the operation without samples.
    parameters: {
      named: { name: "X-Named", in: "header", description: text(2), schema: { enum: [value] } },
    },
    headers: { tag: { description: text(3), schema: { type: "string", examples: [value] } } },
    responses: {
      gone: {
        description: text(5),
        headers: { "X-Gone": { $ref: "#/headers/tag" } },
        content: { "application/json": { schema } },
      },
    },
  };
  return readTexts({
    "shared/all.yaml": inYaml({ source: "handbook", ...shared }),
    "schemas/item.yaml": inYaml({ source: "handbook", schemas: { item } }),
    "service.yaml": inYaml(facts),
    "groups/books.yaml": inYaml({ source: "handbook", title: text(3), operations }),
  }).model;
}

/** JSON as YAML takes it: with escapes for characters that must not stand in it as such. */
function inYaml(value: object): string {
  return JSON.stringify(value).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufeff\ufffe\uffff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
