// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type BrowseInit as BooksBrowseInit,
  type FindInit as BooksFindInit,
  type ListInit as BooksListInit,
  type RecentInit as BooksRecentInit,
  type SearchInit as BooksSearchInit,
  browse as booksBrowse,
  find as booksFind,
  list as booksList,
  recent as booksRecent,
  search as booksSearch,
} from "./groups/books.js";
import {
  type ByLinkHeaderInit as ShelvesByLinkHeaderInit,
  type ByLinkInit as ShelvesByLinkInit,
  type ByLinkedPagesInit as ShelvesByLinkedPagesInit,
  type ByTokenInit as ShelvesByTokenInit,
  type ListInit as ShelvesListInit,
  type ListPagingInit as ShelvesListPagingInit,
  byLink as shelvesByLink,
  byLinkHeader as shelvesByLinkHeader,
  byLinkedPages as shelvesByLinkedPages,
  byToken as shelvesByToken,
  list as shelvesList,
  listPaging as shelvesListPaging,
} from "./groups/shelves.js";
import {
  type HalfKnownInit as UnfollowedHalfKnownInit,
  type InPathInit as UnfollowedInPathInit,
  type NoCursorInit as UnfollowedNoCursorInit,
  type NoFirstPageInit as UnfollowedNoFirstPageInit,
  type WithoutBodyInit as UnfollowedWithoutBodyInit,
  halfKnown as unfollowedHalfKnown,
  inPath as unfollowedInPath,
  noCursor as unfollowedNoCursor,
  noFirstPage as unfollowedNoFirstPage,
  withoutBody as unfollowedWithoutBody,
} from "./groups/unfollowed.js";
import type { Client } from "./runtime/client.js";
import { type InfiniteQueryOf, beginningAt, infiniteQueryOf } from "./runtime/infinite-query.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type {
  InfiniteQuery,
  InfiniteQueryOf,
  PageContext,
  PageData,
} from "./runtime/infinite-query.js";
export type { Mutation, MutationOf } from "./runtime/mutation.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `books.list`: List books. */
export function booksListQuery(
  client: Client,
  init?: BooksListInit,
): QueryOf<["books", "list"], typeof booksList> {
  return queryOf(["books", "list"], { client, path: [], init }, (signal) =>
    booksList(client, { ...init, signal }),
  );
}

/** Infinite query of `books.list`: List books. */
export function booksListInfiniteQuery(
  client: Client,
  init?: BooksListInit,
): InfiniteQueryOf<["books", "list"], typeof booksList> {
  return infiniteQueryOf(["books", "list"], { client, path: [], init }, (signal, begin) =>
    booksList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `books.browse`: Pages under a key. */
export function booksBrowseQuery(
  client: Client,
  theme: string,
  init?: BooksBrowseInit,
): QueryOf<["books", "browse"], typeof booksBrowse> {
  return queryOf(["books", "browse"], { client, path: [theme], init }, (signal) =>
    booksBrowse(client, theme, { ...init, signal }),
  );
}

/** Infinite query of `books.browse`: Pages under a key. */
export function booksBrowseInfiniteQuery(
  client: Client,
  theme: string,
  init?: BooksBrowseInit,
): InfiniteQueryOf<["books", "browse"], typeof booksBrowse> {
  return infiniteQueryOf(["books", "browse"], { client, path: [theme], init }, (signal, begin) =>
    booksBrowse(client, theme, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `books.search`: Several pages in one answer. */
export function booksSearchQuery(
  client: Client,
  init: BooksSearchInit,
): QueryOf<["books", "search"], typeof booksSearch> {
  return queryOf(["books", "search"], { client, path: [], init }, (signal) =>
    booksSearch(client, { ...init, signal }),
  );
}

/** Query of `books.recent`: By cursors. */
export function booksRecentQuery(
  client: Client,
  init?: BooksRecentInit,
): QueryOf<["books", "recent"], typeof booksRecent> {
  return queryOf(["books", "recent"], { client, path: [], init }, (signal) =>
    booksRecent(client, { ...init, signal }),
  );
}

/** Infinite query of `books.recent`: By cursors. */
export function booksRecentInfiniteQuery(
  client: Client,
  init?: BooksRecentInit,
): InfiniteQueryOf<["books", "recent"], typeof booksRecent> {
  return infiniteQueryOf(["books", "recent"], { client, path: [], init }, (signal, begin) =>
    booksRecent(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `shelves.list`: By page numbers. */
export function shelvesListQuery(
  client: Client,
  init?: ShelvesListInit,
): QueryOf<["shelves", "list"], typeof shelvesList> {
  return queryOf(["shelves", "list"], { client, path: [], init }, (signal) =>
    shelvesList(client, { ...init, signal }),
  );
}

/** Infinite query of `shelves.list`: By page numbers. */
export function shelvesListInfiniteQuery(
  client: Client,
  init?: ShelvesListInit,
): InfiniteQueryOf<["shelves", "list"], typeof shelvesList> {
  return infiniteQueryOf(["shelves", "list"], { client, path: [], init }, (signal, begin) =>
    shelvesList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `shelves.by-token`: By cursors in headers. */
export function shelvesByTokenQuery(
  client: Client,
  init?: ShelvesByTokenInit,
): QueryOf<["shelves", "by-token"], typeof shelvesByToken> {
  return queryOf(["shelves", "by-token"], { client, path: [], init }, (signal) =>
    shelvesByToken(client, { ...init, signal }),
  );
}

/** Infinite query of `shelves.by-token`: By cursors in headers. */
export function shelvesByTokenInfiniteQuery(
  client: Client,
  init?: ShelvesByTokenInit,
): InfiniteQueryOf<["shelves", "by-token"], typeof shelvesByToken> {
  return infiniteQueryOf(["shelves", "by-token"], { client, path: [], init }, (signal, begin) =>
    shelvesByToken(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `shelves.by-link`: By links. */
export function shelvesByLinkQuery(
  client: Client,
  init?: ShelvesByLinkInit,
): QueryOf<["shelves", "by-link"], typeof shelvesByLink> {
  return queryOf(["shelves", "by-link"], { client, path: [], init }, (signal) =>
    shelvesByLink(client, { ...init, signal }),
  );
}

/** Infinite query of `shelves.by-link`: By links. */
export function shelvesByLinkInfiniteQuery(
  client: Client,
  init?: ShelvesByLinkInit,
): InfiniteQueryOf<["shelves", "by-link"], typeof shelvesByLink> {
  return infiniteQueryOf(["shelves", "by-link"], { client, path: [], init }, (signal, begin) =>
    shelvesByLink(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `shelves.by-linked-pages`: By links to pages that have numbers. */
export function shelvesByLinkedPagesQuery(
  client: Client,
  init?: ShelvesByLinkedPagesInit,
): QueryOf<["shelves", "by-linked-pages"], typeof shelvesByLinkedPages> {
  return queryOf(["shelves", "by-linked-pages"], { client, path: [], init }, (signal) =>
    shelvesByLinkedPages(client, { ...init, signal }),
  );
}

/** Infinite query of `shelves.by-linked-pages`: By links to pages that have numbers. */
export function shelvesByLinkedPagesInfiniteQuery(
  client: Client,
  init?: ShelvesByLinkedPagesInit,
): InfiniteQueryOf<["shelves", "by-linked-pages"], typeof shelvesByLinkedPages> {
  return infiniteQueryOf(
    ["shelves", "by-linked-pages"],
    { client, path: [], init },
    (signal, begin) => shelvesByLinkedPages(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `shelves.by-link-header`: By the header Link. */
export function shelvesByLinkHeaderQuery(
  client: Client,
  init?: ShelvesByLinkHeaderInit,
): QueryOf<["shelves", "by-link-header"], typeof shelvesByLinkHeader> {
  return queryOf(["shelves", "by-link-header"], { client, path: [], init }, (signal) =>
    shelvesByLinkHeader(client, { ...init, signal }),
  );
}

/** Infinite query of `shelves.by-link-header`: By the header Link. */
export function shelvesByLinkHeaderInfiniteQuery(
  client: Client,
  init?: ShelvesByLinkHeaderInit,
): InfiniteQueryOf<["shelves", "by-link-header"], typeof shelvesByLinkHeader> {
  return infiniteQueryOf(
    ["shelves", "by-link-header"],
    { client, path: [], init },
    (signal, begin) => shelvesByLinkHeader(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `shelves.list-paging`: How shelves are paged. */
export function shelvesListPagingQuery(
  client: Client,
  init?: ShelvesListPagingInit,
): QueryOf<["shelves", "list-paging"], typeof shelvesListPaging> {
  return queryOf(["shelves", "list-paging"], { client, path: [], init }, (signal) =>
    shelvesListPaging(client, { ...init, signal }),
  );
}

/** Query of `unfollowed.half-known`: Its answers are not shown. */
export function unfollowedHalfKnownQuery(
  client: Client,
  init?: UnfollowedHalfKnownInit,
): QueryOf<["unfollowed", "half-known"], typeof unfollowedHalfKnown> {
  return queryOf(["unfollowed", "half-known"], { client, path: [], init }, (signal) =>
    unfollowedHalfKnown(client, { ...init, signal }),
  );
}

/** Query of `unfollowed.no-cursor`: Its cursor is not shown. */
export function unfollowedNoCursorQuery(
  client: Client,
  init?: UnfollowedNoCursorInit,
): QueryOf<["unfollowed", "no-cursor"], typeof unfollowedNoCursor> {
  return queryOf(["unfollowed", "no-cursor"], { client, path: [], init }, (signal) =>
    unfollowedNoCursor(client, { ...init, signal }),
  );
}

/** Query of `unfollowed.no-first-page`: The number of its first page is not shown. */
export function unfollowedNoFirstPageQuery(
  client: Client,
  init?: UnfollowedNoFirstPageInit,
): QueryOf<["unfollowed", "no-first-page"], typeof unfollowedNoFirstPage> {
  return queryOf(["unfollowed", "no-first-page"], { client, path: [], init }, (signal) =>
    unfollowedNoFirstPage(client, { ...init, signal }),
  );
}

/**
 * Query of `unfollowed.in-path`: Its pages are asked for in the path.
 *
 * @param page - Integer, at least 1.
 */
export function unfollowedInPathQuery(
  client: Client,
  page: number,
  init?: UnfollowedInPathInit,
): QueryOf<["unfollowed", "in-path"], typeof unfollowedInPath> {
  return queryOf(["unfollowed", "in-path"], { client, path: [page], init }, (signal) =>
    unfollowedInPath(client, page, { ...init, signal }),
  );
}

/** Query of `unfollowed.without-body`: It takes no body. */
export function unfollowedWithoutBodyQuery(
  client: Client,
  init?: UnfollowedWithoutBodyInit,
): QueryOf<["unfollowed", "without-body"], typeof unfollowedWithoutBody> {
  return queryOf(["unfollowed", "without-body"], { client, path: [], init }, (signal) =>
    unfollowedWithoutBody(client, { ...init, signal }),
  );
}

/** Mutation of `books.find`: Counted from 1, in the body. */
export function booksFindMutation(
  client: Client,
): MutationOf<["books", "find"], BooksFindInit, typeof booksFind> {
  return mutationOf(["books", "find"], (variables: BooksFindInit) => booksFind(client, variables));
}
