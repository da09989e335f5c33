/** Servers of paths and operations: a base URL of its own where it is not that of the whole, which is never inherited then. */
import { describe, expect, test } from "vitest";
import { toldIn } from "../../../../generator/fill/told.js";
import { described, lostIn, plain } from "./read-description.js";

const notShown = { url: "not shown" };
const root = "servers: [{ url: 'https://api.example.com/v1' }]\n";

function ownOf(item: string, around = root): unknown {
  const api = described(
    `openapi: 3.1.0\ninfo: { title: Books }\n${around}paths: { /books: ${item} }\n`,
  );
  return plain(toldIn(api.operations[0]?.facts, "baseUrl"));
}

describe.each([
  ["an operation", (servers: string) => `{ get: { servers: ${servers} } }`],
  ["a path", (servers: string) => `{ servers: ${servers}, get: {} }`],
])("of %s", (_name, item) => {
  test.each([
    ["[{ url: 'https://up.example.com/' }]", "https://up.example.com"],
    [
      "[{ url: 'https://{h}.example.com', variables: { h: { default: up } } }]",
      "https://up.example.com",
    ],
    // Which one is meant is not said; where a relative one leads depends on where the description is.
    ["[{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }]", notShown],
    ["[{ url: 'https://{h}.example.com' }]", notShown],
    ["[{ url: /v2 }]", notShown],
    ["[{ url: 'ftp://a.example.com' }]", notShown],
    ["[{}]", notShown],
    ["[]", notShown],
    ["1", notShown],
    ["[{ url: 'https://api.example.com/v1', description: The same }]", undefined],
    ["[{ url: 'https://{h}.example.com/v1/', variables: { h: { default: api } } }]", undefined],
  ])("%s", (servers, wanted) => {
    expect(ownOf(item(servers))).toEqual(wanted);
  });

  test.each([
    "servers: [{ url: /v1 }]\n",
    "servers: [{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }]\n",
  ])("those of the whole again are none of its own, and no loss: %s", (around) => {
    const servers = around.slice("servers: ".length).trim();
    const text = `openapi: 3.1.0\ninfo: { title: Books }\n${around}paths: { /books: ${item(servers)} }\n`;
    const api = described(text);
    expect(plain(toldIn(api.operations[0]?.facts, "baseUrl"))).toBeUndefined();
    expect(lostIn(api).filter((each) => each.startsWith("paths"))).toEqual([]);
  });
});

test("the operation's go before the path's, and what a path says is lost once", () => {
  const api = described(
    `openapi: 3.1.0\ninfo: { title: Books }\n${root}paths: { /books: { servers: [{ url: 'https://p.example.com', description: P }], get: { servers: [{ url: 'https://o.example.com' }] }, put: {}, post: {} } }\n`,
  );
  expect(api.operations.map(({ facts }) => plain(toldIn(facts, "baseUrl")))).toEqual([
    "https://o.example.com",
    "https://p.example.com",
    "https://p.example.com",
  ]);
  expect(lostIn(api).filter((each) => each.startsWith("paths"))).toEqual([
    "paths./books.servers.0.description description",
  ]);
});

describe("of OpenAPI 2.0, which has schemes", () => {
  test.each([
    [
      "host: api.example.com\nbasePath: /v1\nschemes: [https]\n",
      "[http]",
      "http://api.example.com/v1",
    ],
    ["host: api.example.com\nschemes: [http, https]\n", "[http, https]", undefined],
    ["host: api.example.com\nschemes: [http]\n", "[https, http]", undefined],
    ["host: api.example.com\n", "[https]", "https://api.example.com"],
    ["host: api.example.com\nschemes: [https]\n", "[wss]", notShown],
    ["schemes: [https]\n", "[http]", notShown],
  ])("%s%s", (around, schemes, wanted) => {
    const api = described(
      `swagger: '2.0'\ninfo: { title: Books }\n${around}paths: { /books: { get: { schemes: ${schemes} } } }\n`,
    );
    expect(plain(toldIn(api.operations[0]?.facts, "baseUrl"))).toEqual(wanted);
  });
});

test("a description that was made of a manifest says that it is not shown", () => {
  expect(ownOf("{ get: { x-not-shown: [baseUrl] } }")).toEqual(notShown);
});
