/** Each kind of change once: which rule it falls under, in both directions. */
import { describe, expect, test } from "vitest";
import { impactsOf } from "../../../generator/diff/impacts.js";
import { rules } from "../../../generator/diff/rules.js";
import { bookGroup } from "../changes/model-text.js";
import { type ManifestTexts, modelOf, service } from "../resolve/manifest-text.js";

const seen = new Set<string>();

/** The impacts as lines: `sent-narrowed query.limit: optional → required`. */
function lines(before: ManifestTexts, after: ManifestTexts): readonly string[] {
  return impactsOf(modelOf(before), modelOf(after)).map(({ rule, subject, part, words }) => {
    seen.add(rule);
    const about = subject === "books.list" || subject === "service" ? "" : `${subject} `;
    return `${rule} ${about}${part}${part === "" ? "" : ": "}${words}`;
  });
}

const get = ["method: GET", "path: /books"];
const post = ["method: POST", "path: /books"];

/** Of one operation that can be called. */
function ofOperation(before: string, after: string, route = get): readonly string[] {
  return lines(bookGroup(...route, before), bookGroup(...route, after));
}

type Row = readonly [
  before: string,
  after: string,
  there: readonly string[],
  back: readonly string[],
];

const query = (text: string) => `parameters: { query: { ${text} } }`;
const limit = (text: string) => query(`limit: { required: false, ${text} }`);
const body = (text: string) =>
  `body: { required: false, content: { application/json: { schema: ${text} } } }`;
const ok = (text: string) =>
  `responses: { 200: { content: { application/json: { schema: ${text} } } } }`;

describe("what is sent", () => {
  test.each<Row>([
    [
      query("a: { required: false }"),
      query("a: { required: true }"),
      ["sent-narrowed query.a: optional → required"],
      ["sent-widened query.a: required → optional"],
    ],
    [
      query("a: { required: true }"),
      query("a: { required: true }, b: { required: false, schema: { type: string } }"),
      ["sent-added query.b: string"],
      ["sent-removed query.b: was string"],
    ],
    [
      query("a: not shown"),
      query("a: not shown, b: { required: true, schema: { type: integer } }"),
      ["sent-narrowed query.b: new and required, integer"],
      ["sent-removed query.b: was integer"],
    ],
    [
      query("a: not shown, (others): not shown"),
      query("a: not shown, b: { required: true }"),
      [],
      ["sent-withdrawn query.b: not shown any more"],
    ],
    [
      limit("schema: { type: integer, maximum: 50 }"),
      limit("schema: { type: integer, maximum: 20 }"),
      ["sent-narrowed query.limit: maximum 50 → 20"],
      ["sent-widened query.limit: maximum 20 → 50"],
    ],
    [
      limit("schema: { type: integer, minimum: 1, maximum: 9 }"),
      limit("schema: { type: integer, exclusiveMinimum: 0, exclusiveMaximum: 10 }"),
      [],
      [],
    ],
    [
      limit("schema: { type: number, minimum: 1, exclusiveMinimum: 0 }"),
      limit("schema: { type: number, exclusiveMinimum: 1 }"),
      ["sent-narrowed query.limit: minimum 1 → exclusiveMinimum 1"],
      ["sent-widened query.limit: exclusiveMinimum 1 → minimum 1"],
    ],
    [
      limit("schema: { type: number, maximum: 5 }"),
      limit("schema: { type: number, maximum: 5, exclusiveMaximum: 5 }"),
      ["sent-narrowed query.limit: maximum 5 → exclusiveMaximum 5"],
      ["sent-widened query.limit: exclusiveMaximum 5 → maximum 5"],
    ],
    [
      limit("schema: { type: integer, default: 20 }"),
      limit("schema: { type: integer, default: 30 }"),
      ["sent-defaulted query.limit: default 20 → 30"],
      ["sent-defaulted query.limit: default 30 → 20"],
    ],
    [limit("schema: { type: integer }"), limit("schema: { type: integer, default: 30 }"), [], []],
    [
      limit("schema: { type: integer }"),
      limit("schema: { type: number }"),
      ["sent-widened query.limit: integer → number"],
      ["sent-narrowed query.limit: number → integer"],
    ],
    [
      limit("schema: { type: integer }"),
      limit("schema: { type: string }"),
      ["sent-changed query.limit: integer → string"],
      ["sent-changed query.limit: string → integer"],
    ],
    [
      limit("schema: { enum: [a, b] }"),
      limit("schema: { enum: [b, c] }"),
      ["sent-narrowed query.limit: without a", "sent-widened query.limit: also c"],
      ["sent-narrowed query.limit: without c", "sent-widened query.limit: also a"],
    ],
    [
      limit("style: form, explode: true, schema: { type: array, items: { type: string } }"),
      limit("style: form, explode: false, schema: { type: array, items: { type: string } }"),
      ["written-differently query.limit.explode: true → false"],
      ["written-differently query.limit.explode: false → true"],
    ],
    [
      limit("schema: not shown"),
      limit("schema: { type: string }"),
      [],
      ["sent-withdrawn query.limit: not shown any more"],
    ],
  ])("%s → %s", (before, after, there, back) => {
    expect(ofOperation(before, after)).toEqual(there);
    expect(ofOperation(after, before)).toEqual(back);
  });

  test.each<Row>([
    [
      "body: none",
      body("{ type: string }"),
      ["sent-added body: application/json"],
      ["sent-removed body: was application/json"],
    ],
    [
      body("{ type: object, properties: { id: { type: string } } }"),
      body("{ type: object, properties: { id: { type: string } }, required: [id] }"),
      ["sent-narrowed body.application/json.id: optional → required"],
      ["sent-widened body.application/json.id: required → optional"],
    ],
    [
      body("{ type: object, properties: { id: { type: string } } }"),
      body(
        "{ type: object, properties: { id: { type: string }, seq: { type: integer } }, required: [seq] }",
      ),
      [
        "sent-added body.application/json.seq: integer",
        "sent-narrowed body.application/json.seq: optional → required",
      ],
      ["sent-removed body.application/json.seq: was integer"],
    ],
    [
      body("{ type: object, properties: { id: { type: string } } }"),
      body("{ type: object, properties: { id: { type: string, readOnly: true } } }"),
      ["sent-removed body.application/json.id: only answered"],
      ["sent-added body.application/json.id: goes both ways"],
    ],
    [
      body("{ type: object, properties: { id: { type: string, writeOnly: true } } }"),
      body("{ type: object, properties: { id: { type: integer, readOnly: true } } }"),
      ["sent-removed body.application/json.id: only answered"],
      ["sent-added body.application/json.id: only sent"],
    ],
    [
      body("{ type: object, properties: { id: { type: string, readOnly: true } } }"),
      body("{ type: object }"),
      [],
      [],
    ],
    ["body: not shown", body("{ type: string }"), [], ["sent-withdrawn body: not shown any more"]],
    ["idempotent: true", "idempotent: false", ["repeating-harms idempotent: true → false"], []],
  ])("a body: %s → %s", (before, after, there, back) => {
    expect(ofOperation(before, after, post)).toEqual(there);
    expect(ofOperation(after, before, post)).toEqual(back);
  });
});

describe("what is answered", () => {
  test.each<Row>([
    [
      ok("{ type: object, properties: { id: { type: string } } }"),
      ok("{ type: object, properties: { id: { type: string, writeOnly: true } } }"),
      ["answered-removed responses.200.application/json.id: only sent"],
      ["answered-added responses.200.application/json.id: goes both ways"],
    ],
    [
      ok("{ type: integer, default: 1 }"),
      ok("{ type: integer, default: 2 }"),
      ["answered-defaulted responses.200.application/json: default 1 → 2"],
      ["answered-defaulted responses.200.application/json: default 2 → 1"],
    ],
    [
      ok("{ type: string }"),
      ok("{ type: [string, 'null'] }"),
      ["answered-widened responses.200.application/json: also null"],
      ["answered-narrowed responses.200.application/json: without null"],
    ],
    [
      ok("{ type: string }"),
      ok("{ enum: [a, b] }"),
      ["answered-narrowed responses.200.application/json: string → a, b"],
      ["answered-widened responses.200.application/json: a, b → string"],
    ],
    [
      ok("{ type: object, properties: { id: { type: string } }, required: [id] }"),
      ok("{ type: object, properties: { id: { type: string }, title: { type: string } } }"),
      [
        "answered-added responses.200.application/json.title: string",
        "answered-widened responses.200.application/json.id: required → optional",
      ],
      [
        "answered-removed responses.200.application/json.title: was string",
        "answered-narrowed responses.200.application/json.id: optional → required",
      ],
    ],
    [
      ok("{ type: object, properties: { id: { type: string } }, additionalProperties: not shown }"),
      ok(
        "{ type: object, properties: { id: { type: string }, title: { type: string } }, required: [title], additionalProperties: not shown }",
      ),
      [],
      ["answered-withdrawn responses.200.application/json.title: was string"],
    ],
    [
      ok("{ type: array, items: { type: object, properties: { id: { type: string } } } }"),
      ok("{ type: array, items: { type: object, properties: { id: { type: integer } } } }"),
      ["answered-changed responses.200.application/json.items.id: string → integer"],
      ["answered-changed responses.200.application/json.items.id: integer → string"],
    ],
    [
      "responses: { 200: { content: none } }",
      "responses: { 200: { content: none }, 404: { content: none } }",
      ["failure-added responses.404: new"],
      ["failure-removed responses.404: gone"],
    ],
    [
      "responses: { 200: { content: none } }",
      "responses: { 200: { content: none }, 202: { content: none } }",
      ["answered-widened responses.202: new"],
      ["answered-narrowed responses.202: gone"],
    ],
    [
      "responses: { 200: { content: none } }",
      ok("{ type: string }"),
      ["answered-narrowed responses.200: no body → application/json"],
      ["answered-removed responses.200: application/json → no body"],
    ],
    [
      "responses: { 200: { headers: { ETag: { required: true } } } }",
      "responses: { 200: { headers: { ETag: { required: false }, Age: not shown } } }",
      [
        "answered-widened responses.200.headers.ETag: required → optional",
        "answered-added responses.200.headers.Age: new",
      ],
      [
        "answered-narrowed responses.200.headers.ETag: optional → required",
        "answered-removed responses.200.headers.Age: gone",
      ],
    ],
    [
      "responses: not shown",
      ok("{ type: string }"),
      [],
      ["answered-withdrawn responses: not shown any more"],
    ],
    [
      ok("not shown"),
      ok("{ type: string }"),
      [],
      ["answered-withdrawn responses.200.application/json: not shown any more"],
    ],
  ])("%s → %s", (before, after, there, back) => {
    expect(ofOperation(before, after)).toEqual(there);
    expect(ofOperation(after, before)).toEqual(back);
  });
});

describe("an operation", () => {
  const group = (text: string) => ({
    "groups/books.yaml": `source: handbook\noperations: { ${text} }\n`,
  });
  const list = "list: { method: GET, path: /books }";

  test.each<Row>([
    [
      list,
      `${list}, add: { method: POST, path: /books }`,
      ["operation-added books.add POST /books"],
      ["operation-removed books.add was POST /books"],
    ],
    [list, `${list}, add: not shown`, [], []],
    [
      "list: not shown",
      list,
      ["operation-callable GET /books"],
      ["operation-not-callable was GET /books"],
    ],
    [
      list,
      "find: { method: GET, path: /books, formerly: [list] }",
      ["operation-renamed books.find books.list → books.find"],
      [
        "operation-added GET /books, the route of books.find",
        "operation-removed books.find was GET /books, the route of books.list: if it was renamed, say so by `formerly`",
      ],
    ],
    [
      "find: { method: GET, path: /books, formerly: [list] }",
      "find: { method: GET, path: /books }",
      ["former-name-removed books.find was list, too"],
      [],
    ],
    [
      list,
      "list: { method: QUERY, path: /books }",
      ["method-changed GET → QUERY"],
      ["method-changed QUERY → GET"],
    ],
    [
      list,
      "list: { method: GET, path: /volumes }",
      ["path-changed /books → /volumes"],
      ["path-changed /volumes → /books"],
    ],
    [
      "list: { method: GET, path: '/books/{id}' }",
      "list: { method: GET, path: '/books/{isbn}' }",
      ["path-parameter-renamed /books/{id} → /books/{isbn}"],
      ["path-parameter-renamed /books/{isbn} → /books/{id}"],
    ],
    [
      "list: { method: GET, path: '/books/{id}/{page}' }",
      "list: { method: GET, path: '/books/{isbn}/{page}' }",
      ["path-parameters-renamed /books/{id}/{page} → /books/{isbn}/{page}"],
      ["path-parameters-renamed /books/{isbn}/{page} → /books/{id}/{page}"],
    ],
    [
      "list: { method: GET, path: /books, baseUrl: https://a.example }",
      "list: { method: GET, path: /books, baseUrl: https://b.example }",
      ["base-url-changed baseUrl: https://a.example → https://b.example"],
      ["base-url-changed baseUrl: https://b.example → https://a.example"],
    ],
    [
      "list: { method: GET, path: /books }",
      "list: { method: GET, path: /books, baseUrl: https://b.example }",
      ["base-url-changed baseUrl: the service's → https://b.example"],
      ["base-url-changed baseUrl: https://b.example → the service's"],
    ],
    [
      "list: { method: GET, path: /books, baseUrl: { url: not shown } }",
      "list: { method: GET, path: /books, baseUrl: https://b.example }",
      [],
      [],
    ],
    [
      "list: { method: GET, path: /books }",
      "list: { method: GET, path: /books, baseUrl: { url: not shown } }",
      [],
      [],
    ],
    [
      "list: { method: GET, path: /books, deprecated: false }",
      "list: { method: GET, path: /books, deprecated: true }",
      ["operation-deprecated deprecated"],
      [],
    ],
  ])("%s → %s", (before, after, there, back) => {
    expect(lines(group(before), group(after))).toEqual(there);
    expect(lines(group(after), group(before))).toEqual(back);
  });

  test("that could not be called breaks nobody", () => {
    const of = (text: string) => bookGroup("method: GET", text);
    expect(lines(of(query("a: { required: false }")), of(query("a: { required: true }")))).toEqual(
      [],
    );
  });
});

/** Rows of what every call needs, where there are two schemes. */
function alternatives(rows: readonly Row[]): readonly Row[] {
  const text = (needed: string): string =>
    `authentication: { schemes: { key: { type: apiKey, name: k, in: query }, basic: { type: http, scheme: basic } }, default: ${needed} }`;
  return rows.map(([before, after, ...found]) => [text(before), text(after), ...found]);
}

describe("the service", () => {
  const of = (text: string) => ({ ...bookGroup(...get), "service.yaml": `${service}${text}\n` });

  test.each<Row>([
    [
      "baseUrl: https://a.example",
      "baseUrl: https://b.example",
      ["base-url-changed baseUrl: https://a.example → https://b.example"],
      ["base-url-changed baseUrl: https://b.example → https://a.example"],
    ],
    [
      "headers: none",
      "headers: { X-Team: { required: true } }",
      ["sent-narrowed headers.X-Team: new and required"],
      ["sent-removed headers.X-Team: gone"],
    ],
    [
      "limits: { pageSize: { maximum: 50 } }",
      "limits: { pageSize: { maximum: 20 } }",
      ["limit-lowered limits.pageSize.maximum: 50 → 20"],
      ["limit-raised limits.pageSize.maximum: 20 → 50"],
    ],
    [
      "authentication: { schemes: { key: { type: apiKey, name: k, in: query } }, default: none }",
      "authentication: { schemes: { key: { type: apiKey, name: k, in: header } }, default: [{ key: none }] }",
      [
        "scheme-changed authentication.schemes.key: apiKey → other: apiKey",
        "authentication-required authentication: none → key",
      ],
      [
        "scheme-changed authentication.schemes.key: apiKey → other: apiKey",
        "authentication-widened authentication: key → none",
      ],
    ],
    [
      "authentication: { schemes: { key: { type: apiKey, name: k, in: query }, basic: { type: http, scheme: basic } } }",
      "authentication: { schemes: { key: { type: apiKey, name: k, in: query } } }",
      ["scheme-removed authentication.schemes.basic: was basic"],
      [],
    ],
    [
      "authentication: { schemes: { key: { type: apiKey, name: k, in: query }, basic: { type: http, scheme: basic } }, default: [{ key: none }, { basic: none }] }",
      "authentication: { schemes: { key: { type: apiKey, name: k, in: query }, basic: { type: http, scheme: basic } }, default: [{ key: none }] }",
      ["authentication-narrowed authentication: without basic"],
      ["authentication-widened authentication: also basic"],
    ],
    ...alternatives([
      [
        "[{ key: none }]",
        "[{ key: none }, none]",
        ["authentication-widened authentication: also no credentials"],
        ["authentication-required authentication: key, no credentials → key"],
      ],
      [
        "none",
        "[{ key: none }, none]",
        ["authentication-widened authentication: also key"],
        ["authentication-narrowed authentication: without key"],
      ],
      [
        "[none, { key: none }]",
        "[{ basic: none }]",
        [
          "authentication-required authentication: no credentials, key → basic",
          "authentication-narrowed authentication: without key",
        ],
        [
          "authentication-narrowed authentication: without basic",
          "authentication-widened authentication: also no credentials, key",
        ],
      ],
      ["[{ key: none }, none]", "[none, { key: none }]", [], []],
      // A part that is not shown may have been there, and may be there still.
      ["[{ key: none }]", "[{ key: none }, not shown]", [], []],
      ["none", "[not shown]", [], []],
      ["[{ key: none }, not shown]", "[{ basic: none }, not shown]", [], []],
      [
        "[{ key: none }, not shown]",
        "[{ basic: none }]",
        ["authentication-narrowed authentication: without key"],
        ["authentication-widened authentication: also key"],
      ],
    ]),
    [
      "events: { added: { delivery: { via: webhook, method: POST } } }",
      "events: { added: { delivery: { via: webhook, method: PUT } }, gone: not shown }",
      ["event-changed events.added.delivery: other", "event-added events.gone: new"],
      ["event-changed events.added.delivery: other", "event-removed events.gone: gone"],
    ],
    [
      "versioning: { negotiation: { in: header, name: X-Version } }",
      "versioning: { negotiation: { in: query, name: version } }",
      ["versioning-changed versioning.negotiation: other"],
      ["versioning-changed versioning.negotiation: other"],
    ],
  ])("%s → %s", (before, after, there, back) => {
    const rulesOnly = (found: readonly string[]) => found.map((line) => line.split(" ")[0]);
    expect(rulesOnly(lines(of(before), of(after)))).toEqual(rulesOnly(there));
    expect(rulesOnly(lines(of(after), of(before)))).toEqual(rulesOnly(back));
  });

  test("pages", () => {
    const paged = (pager: string, use: string) => ({
      "service.yaml": `${service}pagination: { all: { strategy: offset, request: { offset: ${pager}, limit: query.limit }, response: { items: /items } } }\n`,
      ...bookGroup(
        ...get,
        query(
          "offset: { schema: { type: integer } }, skip: { schema: { type: integer } }, limit: { schema: { type: integer } }",
        ),
        `pagination: ${use}`,
        ok("{ type: object, properties: { items: { type: array, items: { type: string } } } }"),
      ),
    });
    const rulesOf = (before: ManifestTexts, after: ManifestTexts) =>
      lines(before, after).map((line) => line.split(" ")[0]);
    expect(rulesOf(paged("query.offset", "none"), paged("query.offset", "{ uses: all }"))).toEqual([
      "paging-added",
    ]);
    expect(rulesOf(paged("query.offset", "{ uses: all }"), paged("query.offset", "none"))).toEqual([
      "paging-removed",
    ]);
    expect(
      lines(paged("query.offset", "{ uses: all }"), paged("query.skip", "{ uses: all }")),
    ).toEqual(["paging-changed pagination.all.request.offset: query.offset → query.skip"]);
  });
});

describe("a named schema", () => {
  const texts = (schema: string, use: string, other = "") => ({
    "schemas/book.yaml": `source: handbook\nschemas: { book: ${schema}${other} }\n`,
    ...bookGroup(...post, use),
  });
  const ref = "{ $ref: '#/schemas/book' }";
  const [old, now] = [
    "{ type: object, properties: { id: { type: string } } }",
    "{ type: object, properties: { id: { type: string } }, required: [id] }",
  ];

  test("is judged by the ways in which it goes", () => {
    expect(lines(texts(old, body(ref)), texts(now, body(ref)))).toEqual([
      "sent-narrowed book id: optional → required",
    ]);
    expect(lines(texts(old, ok(ref)), texts(now, ok(ref)))).toEqual([
      "answered-narrowed book id: optional → required",
    ]);
    expect(
      lines(texts(old, `${body(ref)}\n${ok(ref)}`), texts(now, `${body(ref)}\n${ok(ref)}`)),
    ).toHaveLength(2);
    expect(lines(texts(old, ""), texts(now, ""))).toEqual([]);
  });

  test("that has another name is the same values, but for the name of its type", () => {
    const volume = (text: string) => ({
      "schemas/volume.yaml": `source: handbook\nschemas: { volume: ${text} }\n`,
      ...bookGroup(...post, ok("{ $ref: '#/schemas/volume' }")),
    });
    const service2 = { "service.yaml": service };
    expect(lines(texts(old, ok(ref)), { ...service2, ...volume(old) })).toEqual([
      "schema-removed book was object of 1 field",
    ]);
    expect(lines(texts(old, ok(ref)), { ...service2, ...volume(now) })).toEqual([
      "answered-narrowed responses.200.application/json.id: optional → required",
      "schema-removed book was object of 1 field",
    ]);
    expect(lines(texts(old, ""), { ...service2, ...bookGroup(...post) })).toEqual([]);
  });

  test("that is the only member of another is that one", () => {
    expect(ofOperation(ok("{ type: string }"), ok("{ allOf: [{ type: string }] }"))).toEqual([]);
    expect(ofOperation(ok("{ oneOf: [{ type: string }] }"), ok("{ type: integer }"))).toEqual([
      "answered-changed responses.200.application/json: string → integer",
    ]);
  });

  test("of many others that all have other names is the same", () => {
    const of = (prefix: string) => {
      const names = [...Array(24).keys()].map((index) => `${prefix}-${index}`);
      const fields = (at: number) =>
        [at + 1, at + 2]
          .filter((next) => next < names.length)
          .map((next) => `f${next}: { $ref: '#/schemas/${names[next]}' }`)
          .join(", ");
      const schemas = names.map(
        (name, at) =>
          `  ${name}: { type: object, properties: { ${fields(at)}${at === 23 ? "x: true" : ""} } }\n`,
      );
      return {
        "schemas/all.yaml": `source: handbook\nschemas:\n${schemas.join("")}`,
        ...bookGroup(...get, ok(`{ $ref: '#/schemas/${prefix}-0' }`)),
      };
    };
    // Compared once for each way that leads to it, the last one would be compared 46,368 times.
    const found = lines(of("old"), of("new"));
    expect(found.filter((line) => !line.startsWith("schema-removed"))).toEqual([]);
  });

  test("that refers to itself under another name ends", () => {
    const of = (name: string) => ({
      [`schemas/${name}.yaml`]: `source: handbook\nschemas: { ${name}: { type: object, properties: { next: { $ref: '#/schemas/${name}' } } } }\n`,
      ...bookGroup(...get, ok(`{ $ref: '#/schemas/${name}' }`)),
    });
    expect(lines(of("book"), of("volume"))).toEqual(["schema-removed book was object of 1 field"]);
  });
});

test("every rule has been tried, but for the one that comes of types", () => {
  expect(Object.keys(rules).filter((name) => !seen.has(name))).toEqual(["answered-filled"]);
});

test("every rule says whom it breaks and why", () => {
  for (const { title, reason, section } of Object.values(rules)) {
    expect([title.length > 5, /^[A-Z].*\.$/.test(reason), section.length > 4]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
