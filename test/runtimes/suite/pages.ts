/** Items that come page by page. */
import { type Check, checks, same } from "./check.js";
import { clientOf } from "./client.js";

/** The ids of all items. */
async function ids(items: AsyncIterable<{ readonly id: string }>): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const { id } of items) all.push(id);
  return all;
}

const wanted = ["1", "2", "3", "4", "5"];

/** That all pages are read, and no more. */
export const pageChecks: readonly Check[] = checks({
  "for await gives the items of all pages, by offset": async (place) => {
    same(await ids(clientOf(place).pages.byOffset({ query: { limit: 2 } })), wanted);
  },
  "by cursor": async (place) => {
    same(await ids(clientOf(place).pages.byCursor()), wanted);
  },
  "by the header Link, to the same origin": async (place) => {
    same(await ids(clientOf(place).pages.byLink()), wanted);
  },
  "pages come one by one, with what the service says of them": async (place) => {
    const page = await clientOf(place)
      .pages.byOffset({ query: { offset: 2, limit: 2 } })
      .page();
    same([page.items.map(({ id }) => id), page.total], [["3", "4"], 5]);
    const next = await page.nextPage();
    same(
      next?.items.map(({ id }) => id),
      ["5"],
    );
    same(await next?.nextPage(), undefined);
  },
});
