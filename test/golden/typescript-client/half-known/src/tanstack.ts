// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type InspectInit as BerthsInspectInit,
  type ListInit as BerthsListInit,
  type MoorInit as BerthsMoorInit,
  type MoorPath as BerthsMoorPath,
  inspect as berthsInspect,
  list as berthsList,
  moor as berthsMoor,
} from "./groups/berths.js";
import type { Client } from "./runtime/client.js";
import { type InfiniteQueryOf, beginningAt, infiniteQueryOf } from "./runtime/infinite-query.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import type { PathValue } from "./runtime/parameters.js";
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

/** The variables of a mutation of `berths.moor`. */
export interface BerthsMoorVariables extends BerthsMoorInit {
  readonly path: BerthsMoorPath;
}

/**
 * Mutation of `berths.moor`: Moor a ship.
 *
 * @deprecated Since 2026-03-01. Use `ships.visits.begin` in its place. Not shown: until when
 *   it works and why.
 */
export function berthsMoorMutation(
  client: Client,
): MutationOf<["berths", "moor"], BerthsMoorVariables, typeof berthsMoor> {
  return mutationOf(["berths", "moor"], (variables: BerthsMoorVariables) =>
    berthsMoor(client, variables.path, variables),
  );
}
