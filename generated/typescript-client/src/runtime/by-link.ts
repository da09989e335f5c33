// Made by endpoint-manifest (typescript-client) from its template by-link.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Pages that link to the next page. */
import { absoluteBaseUrl } from "./base-url.js";
import { state } from "./client.js";
import type { PagingStrategy } from "./paging.js";

/**
 * The last page has no link, null, or an empty one; a page without items may have a successor. A link is followed unchanged: no
 * query parameters of the call or the client are added, because the link already holds those that the service needs. It is
 * followed only to the origin of the base URL, because a request's credentials are meant for no other.
 */
export const byLink: PagingStrategy = {
  next: ({ walk, read, fault }) => {
    const link = read(walk.paging.next);
    if (!link) return undefined;
    if (typeof link === "string") return link;
    throw fault("its link to the next is not text");
  },
  resolve: ({ walk, url, fault }, link) => {
    const target = String(link);
    if (!URL.canParse(target, url)) throw fault("its link to the next is no URL");
    const { origin, href } = new URL(target, url);
    const own = new URL(absoluteBaseUrl(walk.client[state].baseUrl)).origin;
    if (origin === own) return href.replace(/#.*/, "");
    throw fault(`its link to the next leads to ${origin}, and requests go to ${own} only`);
  },
};
