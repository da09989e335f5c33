/** The client walks the pages of the mock: it gets every item of a list exactly once, however large the pages are. */
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { loadFolder } from "../model-lookup.js";
import { type Conversation, converse, type Sent } from "./conversation.js";
import { invoke, memberOf } from "./emitted-client.js";
import { messagesOf } from "./messages/messages.js";

/** Items of each list. */
const items = 11;

async function mocked(scenario: string, auth = false): Promise<Conversation> {
  const service = await converse(join(scenariosFolder, scenario), {
    handlers: async (load) => invoke(await load("mock"), "mockHandlers", { items, seed: scenario }),
    client: async (load) =>
      auth ? { auth: { oauth: invoke(await load("auth"), "oauth", "token") } } : {},
  });
  afterAll(() => service.end());
  return service;
}

/** All items of a call, and how many pages they came in. */
async function walked(paged: unknown): Promise<{ items: unknown[]; pages: number }> {
  const found: unknown[] = [];
  let pages = 0;
  const all: AsyncIterable<unknown> = Object(invoke(paged, "pages"));
  for await (const page of all) {
    found.push(...Object(memberOf(page, "items")));
    pages++;
  }
  return { items: found, pages };
}

async function iterated(paged: unknown): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of Object(paged)) found.push(item);
  return found;
}

function withLimit(sent: Sent, limit: number): Sent {
  return { ...sent, query: { ...sent.query, limit } };
}

describe("pages of each strategy", async () => {
  const service = await mocked("pagination");

  test.each<[string, Sent, readonly number[]]>([
    ["books.list", {}, [1, 4, 5, 11]],
    ["books.browse", { path: { theme: "a/b" } }, [1, 10]],
    ["books.recent", {}, [1, 2, 12]],
    // Of two values alone: one page could be like the one before it.
    ["shelves.list", {}, [5, 7]],
    ["shelves.by-linked-pages", {}, [1, 4, 11]],
  ])("%s", async (operation, sent, limits) => {
    const whole = await walked(service.call(operation, withLimit(sent, 50)));
    expect(whole.items).toHaveLength(items);
    for (const limit of limits) {
      const found = await walked(service.call(operation, withLimit(sent, limit)));
      expect(found.items).toEqual(whole.items);
      expect(await iterated(service.call(operation, withLimit(sent, limit)))).toEqual(whole.items);
    }
  });

  test.each<[string, Sent]>([
    ["books.find", { body: { words: ["a"] } }],
    ["shelves.by-token", {}],
  ])("%s, of which no call says how large its pages are", async (operation, sent) => {
    const { items: all } = await walked(service.call(operation, sent));
    expect(all).toHaveLength(items);
    expect(await iterated(service.call(operation, sent))).toEqual(all);
  });

  test.each(["books", "authors"])("of several in one answer: %s", async (root) => {
    const call = (limit: number): unknown =>
      invoke(service.call("books.search", { query: { q: "a&b", limit } }), "root", root);
    const whole = await walked(call(50));
    expect(whole.items).toHaveLength(items);
    expect((await walked(call(3))).items).toEqual(whole.items);
  });
});

describe("the filled service", async () => {
  const folder = join(scenariosFolder, "music-filled");
  const service = await mocked("music-filled", true);
  const messages = messagesOf((await loadFolder(folder)).value.model);

  const paged = messages.flatMap((each) => {
    const { query = {}, ...sent } = each.request("pages");
    const kept = Object.entries(query).filter(
      ([name]) => !/^(?:offset|page|after|before)$/.test(name),
    );
    const call = (limit: number): unknown =>
      service.call(each.id, { ...sent, query: { ...Object.fromEntries(kept), limit } });
    const probe = Object(call(1));
    probe.catch(() => {});
    return typeof probe.pages === "function" ? [{ id: each.id, call }] : [];
  });

  test("has operations with pages", () => {
    expect(paged.length).toBeGreaterThan(10);
  });

  test.each(paged)("$id", async ({ call }) => {
    const whole = await walked(call(20));
    expect(whole.items).toHaveLength(items);
    const found = await walked(call(3));
    expect(found.items).toEqual(whole.items);
    expect(found.pages).toBe(4);
    expect(await iterated(call(2))).toEqual(whole.items);
  });
});
