/** Pages of a mock: the client, walking them over real HTTP, gets every item once. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MockedScenario } from "./mock-service.js";
import type { FollowedPaging } from "../../../../generator/sdk/operations/paging.js";
import { followedPaging } from "../../../../generator/sdk/plan-of.js";
import { jsonBody } from "../../../../templates/typescript-client/json-body.js";
import { byCursor } from "../../../../templates/typescript-client/by-cursor.js";
import { byLink } from "../../../../templates/typescript-client/by-link.js";
import { byOffset } from "../../../../templates/typescript-client/by-offset.js";
import { byPage } from "../../../../templates/typescript-client/by-page.js";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { nextInLinkHeader } from "../../../../templates/typescript-client/link-header.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { type PagedCall, sendPaged } from "../../../../templates/typescript-client/paged-call.js";
import type { Paging } from "../../../../templates/typescript-client/paging.js";
import type { Route } from "../../../../templates/typescript-server/route.js";
import { operationNamed } from "../../../model-lookup.js";
import { collected } from "../typescript-client/answer-streams.js";
import type { LocalServer } from "../typescript-client/local-server.js";
import { judge } from "./made-values.js";
import { mockedScenario, serveMock } from "./mock-service.js";

const strategies = { offset: byOffset, cursor: byCursor, page: byPage, link: byLink };
const members = { query: "query", header: "headers", cookie: "cookies", body: "body" } as const;

/** The pages of an answer as the client follows them. */
function pagingOf({ strategy, parameter, first, places }: FollowedPaging, root: string): Paging {
  const { next } = places;
  const of = (role: "total" | "cursor" | "hasMore") => {
    const place = places[role];
    return place === undefined ? {} : { [role]: place };
  };
  return {
    strategy: strategies[strategy],
    ...(parameter &&
      parameter.place !== "path" && { parameter: [members[parameter.place], parameter.name] }),
    first,
    root,
    items: places.items ?? "",
    ...of("total"),
    ...of("cursor"),
    ...of("hasMore"),
    ...(next !== undefined && { next: /^header:link$/i.test(next) ? nextInLinkHeader : next }),
  };
}

/** One list of an operation, with all that a walk through it needs. */
interface WalkedList {
  readonly title: string;
  readonly route: Route;
  readonly paging: Paging;
  readonly limit: string | undefined;
}

function listsOf({ model, routes, data }: MockedScenario): readonly WalkedList[] {
  return routes.flatMap((route) => {
    const known = followedPaging(operationNamed(model, route.id), model);
    const limit = data.operations[route.id]?.paging?.request.limit;
    return (known?.roots ?? []).flatMap(({ pointer }) =>
      known
        ? [{ title: `${route.id}${pointer}`, route, paging: pagingOf(known, pointer), limit }]
        : [],
    );
  });
}

const scenarios = ["pagination", "music-filled"].map((name) => mockedScenario(name));

describe.each(scenarios)("the lists of scenario $#", (scenario) => {
  const lists = listsOf(scenario);
  let server: LocalServer;
  beforeAll(async () => {
    server = await serveMock(scenario, { items: 23 });
  });
  afterAll(() => server.close());

  function walk({ route, paging }: WalkedList, init: SendInit = {}): PagedCall<unknown, unknown> {
    const { id, method, path } = route;
    const body = method === "POST" ? { body: jsonBody, contentType: "application/json" } : {};
    const given = method === "POST" ? { body: { words: ["a"] } } : {};
    const names = [...path.matchAll(/\{/g)].map((_, index) => `v${index}`);
    const client = createClient({ baseUrl: server.url });
    return sendPaged(client, { id, method, path, ...body }, paging, names, { ...given, ...init });
  }

  test.each(lists)("$title", async (list) => {
    const all = await collected(walk(list));
    const texts = all.map((item) => JSON.stringify(item));
    // Of items that can be told apart there are as many as there should be; of what is not shown one is enough.
    const hasMany = new Set(texts).size > 1;
    expect(all).toHaveLength(hasMany ? 23 : 1);
    if (texts.every((text) => text.startsWith("{"))) expect(new Set(texts).size).toBe(all.length);
    if (!list.limit?.startsWith("query.")) return;
    const query = { [list.limit.slice("query.".length)]: 7, q: "a,b c" };
    const pages = await collected(walk(list, { query }).pages());
    expect(pages.map(({ items }) => items.length)).toEqual(hasMany ? [7, 7, 7, 2] : [1]);
  });

  test.each(lists)("each page of $title is as its schema says", async ({ route, paging }) => {
    const schema = scenario.data.operations[route.id]?.replies.find(
      ({ status }) => status === "200",
    )?.content?.[0]?.schema;
    if (schema === undefined) return;
    const accepts = judge(schema, scenario.data.schemas);
    for (const dynamic of [false, true]) {
      const init = { headers: { prefer: `dynamic=${dynamic}` } };
      for await (const page of walk({ title: "", route, paging, limit: undefined }, init).pages()) {
        expect(accepts(page.body)).toBe(true);
      }
    }
  });
});

describe("an answer", () => {
  const scenario = mockedScenario("pagination");
  let server: LocalServer;
  beforeAll(async () => {
    server = await serveMock(scenario, { items: 9 });
  });
  afterAll(() => server.close());

  async function get(path: string): Promise<{ readonly headers: Headers; readonly body: unknown }> {
    const response = await fetch(server.url + path);
    return { headers: response.headers, body: await response.json() };
  }

  test("tells how many items there are, and where the next ones begin", async () => {
    const { body } = await get("/books?limit=4&offset=4&a=x,y%20z");
    expect(body).toMatchObject({ total: 9 });
    const next = new URL(Object(body).next);
    expect(next.search).toBe("?limit=4&a=x,y%20z&offset=8");
    expect((await get(next.pathname + next.search)).body).toMatchObject({
      items: [{}],
      next: null,
    });
  });

  test("begins where its request says, where links lead on as well", async () => {
    const path = "/shelves/by-linked-pages?limit=4";
    const whole = Object((await get("/shelves/by-linked-pages?limit=50")).body).data;
    const { body } = await get(`${path}&page=2`);
    expect(body).toMatchObject({ data: whole.slice(4, 8), total: 9 });
    expect(Object(body).next).toBe(`${server.url}${path}&page=3`);
  });

  test("beyond the end is empty, and of a cursor that there is none of", async () => {
    for (const path of ["/books?offset=100", "/books/recent?after=nothing", "/books?limit=0"]) {
      expect((await get(path)).body).toMatchObject({ items: [] });
    }
  });

  test("has its links in headers where the manifest says so", async () => {
    const { headers, body } = await get("/shelves/by-link-header");
    expect(headers.get("x-total-count")).toBe(String(Object(body).length));
    expect(headers.get("link")).toBeNull();
  });

  test("is the same list in pages of every size, and another one of another query", async () => {
    const whole = Object((await get("/books?limit=50")).body).items;
    const part = Object((await get("/books?limit=3&offset=3")).body).items;
    expect(part).toEqual(whole.slice(3, 6));
    expect(Object((await get("/books?limit=50&q=x")).body).items).not.toEqual(whole);
  });

  test("holds several lists, each of which pages", async () => {
    const { body } = await get("/search?q=a&limit=5&offset=5");
    expect(body).toMatchObject({
      books: { total: 9, next: null },
      authors: { total: 9, next: null },
      // Its items are not shown: one is enough, and it stands on the first page.
      "more/less": { others: { items: [], total: 1 } },
    });
    expect(Object(body).books.items).toHaveLength(4);
  });
});
