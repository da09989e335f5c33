/** For any list, size of page and way to page, walking the pages gives exactly the items of the list, in order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { byCursor } from "../../../../templates/typescript-client/by-cursor.js";
import { byLink } from "../../../../templates/typescript-client/by-link.js";
import { byOffset } from "../../../../templates/typescript-client/by-offset.js";
import { byPage } from "../../../../templates/typescript-client/by-page.js";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { nextInLinkHeader } from "../../../../templates/typescript-client/link-header.js";
import { sendPaged } from "../../../../templates/typescript-client/paged-call.js";
import type { Paging } from "../../../../templates/typescript-client/paging.js";

/** A list that is cut into pages, and how its service tells of the next. */
interface Service {
  readonly items: readonly unknown[];
  readonly size: number;
  /** True if it says how many items there are, whether there is more, and where the next page is. */
  readonly says: { readonly total: boolean; readonly more: boolean; readonly next: boolean };
}

const base = "https://library.example";

/** Serves a page; where it begins is the number in the query, whatever it is called there. */
function answer({ items, size, says }: Service, strategy: string, url: URL): Response {
  const at = Number(url.searchParams.get("at") ?? (strategy === "page" ? 1 : 0));
  const begin = strategy === "page" ? (at - 1) * size : at;
  const end = begin + size;
  const isLast = end >= items.length;
  const next = `/list?at=${strategy === "page" ? at + 1 : end}`;
  const body = {
    deep: {
      items: items.slice(begin, end),
      ...(says.total && { total: items.length }),
      ...(says.more && { more: !isLast }),
      next: isLast ? null : next,
      cursor: isLast ? "" : end,
    },
  };
  return Response.json(body, { headers: isLast ? {} : { link: `<${next}>; rel="next"` } });
}

const places = { root: "/deep", items: "/items" };
const counted = { ...places, parameter: ["query", "at"], first: 0 } as const;
const ways: Readonly<Record<string, Paging>> = {
  offset: { ...counted, strategy: byOffset },
  page: { ...counted, strategy: byPage, first: 1 },
  cursor: { ...counted, strategy: byCursor, cursor: "/cursor" },
  link: { ...places, strategy: byLink, next: "/next" },
  header: { ...places, strategy: byLink, next: nextInLinkHeader },
};

const service: fc.Arbitrary<Service> = fc.record({
  // No two are alike: of a list of one number no client can tell whether its service heeds what it is asked.
  items: fc
    .array(fc.json({ maxDepth: 1 }), { maxLength: 30 })
    .map((texts) => texts.map((text, id): unknown => ({ id, value: JSON.parse(text) }))),
  size: fc.integer({ min: 1, max: 12 }),
  says: fc.record({ total: fc.boolean(), more: fc.boolean(), next: fc.boolean() }),
});

test.each(Object.entries(ways))("by %s", async (strategy, way) => {
  await fc.assert(
    fc.asyncProperty(service, async (given) => {
      const { items, size, says } = given;
      let requests = 0;
      const client = createClient({
        baseUrl: base,
        fetch: async (url) => {
          requests++;
          return answer(given, strategy, new URL(url));
        },
      });
      const paging: Paging = {
        ...way,
        ...(says.total && { total: "/total" }),
        ...(says.more && { hasMore: "/more" }),
        ...(says.next && way.next === undefined && { next: "/next" }),
      };
      const operation = { id: "list", method: "GET", path: "/list" };
      const call = sendPaged(client, operation, paging, []);
      const found: unknown[] = [];
      for await (const item of call) found.push(item);
      expect(found).toEqual(items);
      // Nobody who is told where the list ends asks for more.
      const pages = Math.max(1, Math.ceil(items.length / size));
      const isTold = says.total || says.more || says.next || !("repeats" in way.strategy);
      expect(requests).toBe(isTold || items.length === 0 ? pages : pages + 1);
      expect((await call.page()).total).toBe(says.total ? items.length : undefined);
    }),
  );
});
