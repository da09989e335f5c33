// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type ListInit as ListListInit, list as listList } from "./groups/list.js";
import { type ListInit as MeListInit, list as meList } from "./groups/me.js";
import { type ListInit as MeBooksListInit, list as meBooksList } from "./groups/me/books.js";
import { type ListInit as MeBooksMeListInit, list as meBooksMeList } from "./groups/me/books/me.js";
import {
  type ListInit as MeOuterInnerListInit,
  list as meOuterInnerList,
} from "./groups/me/outer/inner.js";
import type { Client } from "./runtime/client.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `me.list`: Get me. */
export function meListQuery(
  client: Client,
  init?: MeListInit,
): QueryOf<["me", "list"], typeof meList> {
  return queryOf(["me", "list"], { client, path: [], init }, (signal) =>
    meList(client, { ...init, signal }),
  );
}

/** Query of `me.books.list`: List my books. */
export function meBooksListQuery(
  client: Client,
  init?: MeBooksListInit,
): QueryOf<["me", "books", "list"], typeof meBooksList> {
  return queryOf(["me", "books", "list"], { client, path: [], init }, (signal) =>
    meBooksList(client, { ...init, signal }),
  );
}

/** Query of `me.books.me.list`: List books about me. */
export function meBooksMeListQuery(
  client: Client,
  init?: MeBooksMeListInit,
): QueryOf<["me", "books", "me", "list"], typeof meBooksMeList> {
  return queryOf(["me", "books", "me", "list"], { client, path: [], init }, (signal) =>
    meBooksMeList(client, { ...init, signal }),
  );
}

/** Query of `me.outer.inner.list`: Can be called. */
export function meOuterInnerListQuery(
  client: Client,
  init?: MeOuterInnerListInit,
): QueryOf<["me", "outer", "inner", "list"], typeof meOuterInnerList> {
  return queryOf(["me", "outer", "inner", "list"], { client, path: [], init }, (signal) =>
    meOuterInnerList(client, { ...init, signal }),
  );
}

/** Query of `list.list`: List lists. */
export function listListQuery(
  client: Client,
  init?: ListListInit,
): QueryOf<["list", "list"], typeof listList> {
  return queryOf(["list", "list"], { client, path: [], init }, (signal) =>
    listList(client, { ...init, signal }),
  );
}
