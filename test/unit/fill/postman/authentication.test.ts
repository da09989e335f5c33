/** Authentication of a collection: schemes and who needs them, and nothing that opens a door. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf, plain } from "../observed/told-manifest.js";
import { describeItems, saved } from "./collection.js";

const secret = "s3cr3t-7hing-0f-mine";

function pairs(map: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(map).map(([key, value]) => ({ key, value, type: "string" }));
}

function schemesOf(auth: object): unknown {
  const { value } = describeItems([saved({ method: "GET", url: "{{u}}/books" })], { auth });
  expect(faultsOf(value)).toEqual([]);
  expect(JSON.stringify(value)).not.toContain(secret);
  return plain(value.service.entries.find(({ key }) => key === "authentication")?.value);
}

test.each<[string, object, object]>([
  [
    "bearer",
    { type: "bearer", bearer: pairs({ token: secret }) },
    { bearer: { type: "http", scheme: "bearer" } },
  ],
  [
    "basic",
    { type: "basic", basic: pairs({ username: "jane", password: secret }) },
    { basic: { type: "http", scheme: "basic" } },
  ],
  [
    "digest",
    { type: "digest", digest: pairs({ password: secret }) },
    { digest: { type: "http", scheme: "digest" } },
  ],
  [
    "an API key",
    { type: "apikey", apikey: pairs({ key: "X-Shop-Key", value: secret, in: "header" }) },
    { "api-key": { type: "apiKey", name: "X-Shop-Key", in: "header" } },
  ],
  [
    "an API key in the query",
    { type: "apikey", apikey: pairs({ key: "key", value: secret, in: "query" }) },
    { "api-key": { type: "apiKey", name: "key", in: "query" } },
  ],
  [
    "a map of attributes, as older exports have it",
    { type: "apikey", apikey: { key: "X-Key", value: secret } },
    { "api-key": { type: "apiKey", name: "X-Key", in: "header" } },
  ],
  [
    "an API key in a place that is not clear",
    { type: "apikey", apikey: pairs({ key: "key", value: secret, in: "{{place}}" }) },
    { "api-key": { type: "apiKey", name: "key" } },
  ],
])("%s", (_, auth, schemes) => {
  const [id = ""] = Object.keys(schemes);
  expect(schemesOf(auth)).toEqual({
    schemes: { ...schemes, "(others)": "not shown" },
    default: [{ [id]: "none" }],
  });
});

test("OAuth 2 has its flow, addresses and scopes", () => {
  const oauth2 = pairs({
    grant_type: "authorization_code_with_pkce",
    authUrl: "https://login.books.example/authorize",
    accessTokenUrl: `https://login.books.example/token?key=${secret}`,
    clientId: "client-0f-mine-1234",
    clientSecret: secret,
    accessToken: secret,
    scope: "books.read books.write",
  });
  expect(schemesOf({ type: "oauth2", oauth2 })).toEqual({
    schemes: {
      oauth2: {
        type: "oauth2",
        flows: {
          authorizationCode: { authorizationUrl: "https://login.books.example/authorize" },
          "(others)": "not shown",
        },
        scopes: { "books.read": "not shown", "books.write": "not shown", "(others)": "not shown" },
      },
      "(others)": "not shown",
    },
    default: [{ oauth2: "not shown" }],
  });
});

test("requests and folders say otherwise, and inherit what they do not say", () => {
  const bearer = { type: "bearer", bearer: pairs({ token: secret }) };
  const request = (path: string, auth?: object): object =>
    saved({ method: "GET", url: `{{u}}${path}`, ...(auth && { auth }) });
  const key = (name: string): object => ({
    type: "apikey",
    apikey: pairs({ key: name, value: secret }),
  });
  const { value } = describeItems(
    [
      request("/inherits"),
      request("/open", { type: "noauth" }),
      {
        name: "Keys",
        auth: key("X-A"),
        item: [request("/folder"), request("/own", key("X-B")), request("/same", key("X-A"))],
      },
      request("/strange", { type: "hawk", hawk: pairs({ authKey: secret }) }),
    ],
    { auth: bearer },
  );
  const told = value.operations.map(({ path, facts }) => [
    path,
    plain(facts.entries.find((each) => each.key === "authentication")?.value),
  ]);
  expect(told).toEqual([
    ["/inherits", undefined],
    ["/open", "none"],
    ["/folder", [{ "api-key": "none" }]],
    ["/own", [{ "api-key-2": "none" }]],
    ["/same", [{ "api-key": "none" }]],
    ["/strange", ["not shown"]],
  ]);
  expect(value.losses.map(({ what }) => what)).toContain("a way to authenticate");
  expect(faultsOf(value)).toEqual([]);
  expect(JSON.stringify(value)).not.toContain(secret);
});

test.each<[string, unknown]>([
  ["a type that nobody knows", { type: "hawk", hawk: pairs({ authKey: secret }) }],
  ["no type", {}],
  ["a type that is no text", { type: ["bearer"] }],
  ["a text", "bearer"],
  ["a list", [{ type: "bearer" }]],
])("what is not understood is not shown, and is not what holds around it: %s", (_, auth) => {
  const bearer = { type: "bearer", bearer: pairs({ token: secret }) };
  const request = (path: string, said: unknown): object =>
    saved({ method: "GET", url: `{{u}}${path}`, auth: said });
  const items = [
    request("/strange", auth),
    request("/inherits", null),
    { name: "Strange", auth, item: [request("/inside", null)] },
  ];
  const { value } = describeItems(items, { auth: bearer });
  const needs = value.operations.map(({ path, facts }) => [
    path,
    plain(facts.entries.find((each) => each.key === "authentication")?.value),
  ]);
  expect(needs).toEqual([
    ["/strange", ["not shown"]],
    ["/inherits", undefined],
    ["/inside", ["not shown"]],
  ]);
  expect(value.losses.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/^a way to authenticate/),
  );
  expect(faultsOf(value)).toEqual([]);
  const whole = describeItems([request("/books", null)], { auth }).value;
  expect(whole.service.entries.map(({ key }) => key)).not.toContain("authentication");
});

test("secrets of variables, authentication and examples are told nowhere", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const token = fc
    .oneof(
      fc.uuid(),
      fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 32, maxLength: 32 }),
      fc.string({ unit: fc.constantFrom(...`${letters}0123456789`), minLength: 8, maxLength: 30 }),
    )
    .filter((text) => text.trim().length > 7);
  fc.assert(
    fc.property(fc.array(token, { minLength: 5, maxLength: 5 }), (tokens) => {
      const [first = "", second = "", third = "", fourth = "", fifth = ""] = tokens;
      const { value, diagnostics } = describeItems(
        [
          saved(
            {
              method: "POST",
              description: `Send ${first} with it.`,
              auth: { type: "bearer", bearer: pairs({ token: first }) },
              header: [
                { key: "X-Api-Key", value: second },
                { key: "X-Shelf", value: third, description: `As ${fourth}` },
              ],
              url: {
                raw: `{{u}}/books/${first}/pages`,
                query: [
                  { key: "access_token", value: second },
                  { key: "q", value: third },
                  { key: first, value: "1" },
                ],
                variable: [{ key: "id", value: fifth }],
              },
              body: {
                mode: "raw",
                raw: JSON.stringify({ password: third, [second]: fourth, note: fifth }),
                options: { raw: { language: "json" } },
              },
            },
            {
              name: "Lend",
              response: [
                {
                  name: first,
                  code: 200,
                  _postman_previewlanguage: "json",
                  body: JSON.stringify({ token: fourth, [third]: fifth }),
                },
              ],
            },
          ),
        ],
        {
          auth: {
            type: "oauth2",
            oauth2: pairs({ clientSecret: fourth, accessToken: second, scope: `books ${first}` }),
          },
          variable: [
            { key: "u", value: `https://x:${second}@a.example` },
            { key: "api_key", value: third },
            { key: "other", value: fifth, type: "secret" },
          ],
        },
      );
      const told = JSON.stringify({ value, diagnostics });
      expect(value.operations).toHaveLength(1);
      for (const each of tokens) expect(told).not.toContain(each);
      // To read a manifest takes ten times as long as all the rest.
      if (first < "3") expect(faultsOf(value)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("parts of a collection may be anything", () => {
  const anything = fc.jsonValue({ maxDepth: 2 });
  const request = fc.oneof(
    anything,
    fc.record(
      {
        method: fc.oneof(fc.constant("GET"), anything),
        url: fc.oneof(
          fc.constant("{{u}}/a/:b"),
          anything,
          fc.record({
            raw: anything,
            host: anything,
            path: anything,
            query: anything,
            variable: anything,
          }),
        ),
        header: anything,
        auth: fc.oneof(
          anything,
          fc.record({
            type: fc.constantFrom("bearer", "oauth2", "apikey"),
            oauth2: anything,
            apikey: anything,
          }),
        ),
        body: fc.oneof(
          anything,
          fc.record({
            mode: fc.constantFrom("raw", "urlencoded", "formdata"),
            raw: anything,
            urlencoded: anything,
            formdata: anything,
          }),
        ),
        description: anything,
      },
      { requiredKeys: [] },
    ),
  );
  const item = fc.oneof(
    anything,
    fc.record({ name: anything, item: fc.array(anything), description: anything }),
    fc.record({ name: anything, request, response: anything, event: anything }),
  );
  fc.assert(
    fc.property(fc.array(item, { maxLength: 4 }), anything, (items, variable) => {
      const { value } = describeItems(items, { variable: [{ key: "u", value: variable }] });
      expect(value.source.kind).toBe("document");
    }),
    { numRuns: 150 },
  );
});
