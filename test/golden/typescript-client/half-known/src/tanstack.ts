// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type InspectInit as BerthsInspectInit,
  type ListInit as BerthsListInit,
  inspect as berthsInspect,
  list as berthsList,
} from "./groups/berths.js";
import type { Client } from "./runtime/client.js";
import { type InfiniteQueryOf, beginningAt, infiniteQueryOf } from "./runtime/infinite-query.js";
import type { PathValue } from "./runtime/parameters.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";

export type {
  InfiniteQuery,
  InfiniteQueryOf,
  PageContext,
  PageData,
} from "./runtime/infinite-query.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `berths.list`: List berths. */
export function berthsListQuery(
  client: Client,
  init?: BerthsListInit,
): QueryOf<["berths", "list"], typeof berthsList> {
  return queryOf(["berths", "list"], { client, path: [], init }, (signal) =>
    berthsList(client, { ...init, signal }),
  );
}

/** Infinite query of `berths.list`: List berths. */
export function berthsListInfiniteQuery(
  client: Client,
  init?: BerthsListInit,
): InfiniteQueryOf<["berths", "list"], typeof berthsList> {
  return infiniteQueryOf(["berths", "list"], { client, path: [], init }, (signal, begin) =>
    berthsList(client, beginningAt({ ...init, signal }, begin)),
  );
}

/** Query of `berths.inspect`: Inspect a berth. */
export function berthsInspectQuery(
  client: Client,
  berth: PathValue,
  init?: BerthsInspectInit,
): QueryOf<["berths", "inspect"], typeof berthsInspect> {
  return queryOf(["berths", "inspect"], { client, path: [berth], init }, (signal) =>
    berthsInspect(client, berth, { ...init, signal }),
  );
}
