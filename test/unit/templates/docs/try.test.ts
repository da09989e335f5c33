/** The panel in which calls are tried: from what is typed to a request, and to a command of curl. */
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TryBody, TryCall, TryParameter } from "../../../../templates/docs/theme/try/call.js";
import { curlOf } from "../../../../templates/docs/theme/try/curl.js";
import { requestOf } from "../../../../templates/docs/theme/try/request.js";
import type { Typed } from "../../../../templates/docs/theme/try/typed.js";

const call: TryCall = {
  anchor: "list",
  id: "books.list",
  method: "GET",
  path: "/books",
  baseUrls: ["http://127.0.0.1:4010"],
  headers: [],
  query: [],
  parameters: [],
  credentials: [],
  cookies: [],
};
const typed: Typed = {
  baseUrl: "https://api.example/v1/",
  parameters: [],
  secrets: {},
  body: "",
  mediaType: "",
  files: new Map(),
};

function query(facts: Partial<TryParameter>): TryParameter {
  return { place: "query", name: "q", required: false, input: "text", text: "", ...facts };
}

function withBody(facts: Partial<TryBody>): TryCall {
  const body = { kind: "json", mediaType: "application/json", required: false, text: "" } as const;
  return { ...call, method: "POST", body: { ...body, parts: [], files: [], ...facts } };
}

describe("a request", () => {
  test("has what was typed, by the rules of the client", () => {
    const parameters = [
      query({ input: "list", writing: { style: "form", explode: false } }),
      query({ name: "deep", input: "json", writing: { style: "deepObject", explode: true } }),
      query({ name: "left-out" }),
    ];
    const { url } = requestOf(
      { ...call, parameters, query: [{ name: "v", text: "1" }] },
      { ...typed, parameters: ["a b\n\nc", '{"x":[1]}', ""] },
    );
    expect(url).toBe("https://api.example/v1/books?v=1&q=a%20b,c&deep%5Bx%5D%5B%5D=1");
  });

  test.each([
    ["a base URL that is none", { baseUrl: "api.example" }, "The base URL must be"],
    ["one with a query", { baseUrl: "https://a.example?b" }, "The base URL must be"],
    ["one that runs a script", { baseUrl: "javascript:alert(1)" }, "The base URL must be"],
    ["a required parameter", { parameters: [""] }, 'The query parameter "q" is required'],
  ])("is refused for %s", (_, facts, message) => {
    const asking = { ...call, parameters: [query({ required: true })] };
    const given = { ...typed, parameters: ["a"], ...facts };
    expect(() => requestOf(asking, given)).toThrow(message);
  });

  test.each([
    ["required", withBody({ required: true }), "", "The request body is required"],
    ["not JSON", withBody({}), "{", "The request body must be JSON"],
    ["no object", withBody({ kind: "multipart" }), "[]", "The form must be a JSON object"],
  ])("is refused for a body that is %s", (_, asking, body, message) => {
    expect(() => requestOf(asking, { ...typed, body })).toThrow(message);
  });

  test("has credentials where they were typed, and no others", () => {
    const credentials = [
      { kind: "header", scheme: "key", name: "X-Key", variable: "KEY" },
      { kind: "query", scheme: "other", name: "k", variable: "OTHER" },
      { kind: "basic", scheme: "login", user: "NAME", password: "PASSWORD" },
      { kind: "cookie", scheme: "session" },
    ] as const;
    const asking = { ...call, credentials };
    const bare = requestOf(asking, typed);
    expect([bare.url, [...bare.headers]]).toEqual(["https://api.example/v1/books", []]);
    const secrets = { KEY: "a", OTHER: "b&c", NAME: "é", PASSWORD: ":" };
    const { url, headers } = requestOf(asking, { ...typed, secrets });
    expect(url).toBe("https://api.example/v1/books?k=b%26c");
    expect([...headers]).toEqual([
      ["authorization", "Basic w6k6Og=="],
      ["x-key", "a"],
    ]);
    expect(() => requestOf(asking, { ...typed, secrets: { KEY: "a\nb" } })).toThrow("HTTP forbids");
  });

  test("sends forms as the client does, and files as they are", async () => {
    const form = withBody({ kind: "form", mediaType: "application/x-www-form-urlencoded" });
    expect(requestOf(form, { ...typed, body: '{"a":"b c","d":1}' }).body).toBe("a=b+c&d=1");
    const file = new File(["x"], "x.png");
    const image = withBody({ kind: "file", mediaType: "image/png" });
    expect(requestOf(image, { ...typed, files: new Map([["", file]]) }).body).toBe(file);
    const several = withBody({
      kind: "multipart",
      parts: [{ name: "b", contentType: "text/css" }],
    });
    const { body, headers } = requestOf(several, {
      ...typed,
      body: '{"a":["1",2],"b":"c"}',
      files: new Map([["f", file]]),
    });
    if (!(body instanceof FormData)) throw new Error("no form");
    expect(body.getAll("a")).toEqual(["1", "2"]);
    expect(body.get("b")).toMatchObject({ type: "text/css" });
    expect(body.get("f")).toMatchObject({ name: "x.png" });
    // The browser adds the boundary.
    expect(headers.has("content-type")).toBe(false);
  });
});

describe("a command", () => {
  const posting = {
    ...withBody({}),
    credentials: [
      { kind: "authorization", scheme: "oauth", word: "Bearer", variable: "TOKEN" },
      { kind: "basic", scheme: "login", user: "NAME", password: "PASSWORD" },
    ],
  } as const satisfies TryCall;

  test("has variables in place of credentials", () => {
    const secrets = { TOKEN: "top-secret", NAME: "someone", PASSWORD: "hidden" };
    const command = curlOf(posting, { ...typed, secrets, body: "{}" });
    expect(command).toBe(
      [
        "curl 'https://api.example/v1/books'",
        '--user "$NAME:$PASSWORD"',
        "--header 'authorization: Bearer '\"$TOKEN\"",
        "--header 'content-type: application/json'",
        "--data-raw '{}'",
      ].join(" \\\n  "),
    );
  });

  test("is one whatever is typed: a shell hands curl these very texts", () => {
    const text = fc.string({ unit: "grapheme-ascii", maxLength: 20 });
    fc.assert(
      fc.property(text, text, (value, token) => {
        const asking = { ...posting, parameters: [query({ required: true })] };
        const given = {
          ...typed,
          parameters: [`a${value}`],
          secrets: { TOKEN: `t${token.replaceAll(/[^!-~]/g, "")}` },
          body: JSON.stringify(value),
        };
        const command = curlOf(asking, given).replace(/^curl/, "printf '%s\\0'");
        const env = { TOKEN: given.secrets.TOKEN };
        const words = execFileSync("sh", ["-c", command], { encoding: "utf8", env }).split("\0");
        const { url, headers } = requestOf(asking, given);
        expect(words).toContain(url);
        expect(words).toContain(`authorization: ${headers.get("authorization")}`);
        expect(words).toContain(given.body);
      }),
      { numRuns: 20 },
    );
  });
});
