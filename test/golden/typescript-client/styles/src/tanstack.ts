// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type DeepInit as SearchDeepInit,
  type HalfInit as SearchHalfInit,
  type HeaderInit as SearchHeaderInit,
  type JsonInit as SearchJsonInit,
  type PathInit as SearchPathInit,
  type PathPath as SearchPathPath,
  type QueryInit as SearchQueryInit,
  deep as searchDeep,
  half as searchHalf,
  header as searchHeader,
  json as searchJson,
  path as searchPath,
  query as searchQuery,
} from "./groups/search.js";
import type { Client } from "./runtime/client.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type { Mutation, MutationOf } from "./runtime/mutation.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `search.path`: Styles of the path. */
export function searchPathQuery(
  client: Client,
  path: SearchPathPath,
  init?: SearchPathInit,
): QueryOf<["search", "path"], typeof searchPath> {
  return queryOf(["search", "path"], { client, path, init }, (signal) =>
    searchPath(client, path, { ...init, signal }),
  );
}

/** Query of `search.query`: Styles of the query. */
export function searchQueryQuery(
  client: Client,
  init: SearchQueryInit,
): QueryOf<["search", "query"], typeof searchQuery> {
  return queryOf(["search", "query"], { client, path: [], init }, (signal) =>
    searchQuery(client, { ...init, signal }),
  );
}

/** Query of `search.header`: Styles of headers and cookies. */
export function searchHeaderQuery(
  client: Client,
  init?: SearchHeaderInit,
): QueryOf<["search", "header"], typeof searchHeader> {
  return queryOf(["search", "header"], { client, path: [], init }, (signal) =>
    searchHeader(client, { ...init, signal }),
  );
}

/**
 * Query of `search.json`: Text of JSON in every place.
 *
 * @param key - At most 3 items.
 */
export function searchJsonQuery(
  client: Client,
  key: readonly number[],
  init: SearchJsonInit,
): QueryOf<["search", "json"], typeof searchJson> {
  return queryOf(["search", "json"], { client, path: [key], init }, (signal) =>
    searchJson(client, key, { ...init, signal }),
  );
}

/** Query of `search.half`: A style without its other half. */
export function searchHalfQuery(
  client: Client,
  init?: SearchHalfInit,
): QueryOf<["search", "half"], typeof searchHalf> {
  return queryOf(["search", "half"], { client, path: [], init }, (signal) =>
    searchHalf(client, { ...init, signal }),
  );
}

/** Mutation of `search.deep`: Style deepObject, as far as OpenAPI leaves it open. */
export function searchDeepMutation(
  client: Client,
): MutationOf<["search", "deep"], SearchDeepInit, typeof searchDeep> {
  return mutationOf(["search", "deep"], (variables: SearchDeepInit) =>
    searchDeep(client, variables),
  );
}
