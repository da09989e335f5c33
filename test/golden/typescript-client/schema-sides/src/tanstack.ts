// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type CreateInit as ReadersCreateInit,
  type LendInit as ReadersLendInit,
  type ListLoansInit as ReadersListLoansInit,
  type UpdateInit as ReadersUpdateInit,
  create as readersCreate,
  lend as readersLend,
  listLoans as readersListLoans,
  update as readersUpdate,
} from "./groups/readers.js";
import type { Client } from "./runtime/client.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";
import type { ReaderId } from "./schemas.js";

export type { Mutation, MutationOf } from "./runtime/mutation.js";
export type {
  Query,
  QueryContext,
  QueryData,
  QueryDetails,
  QueryKey,
  QueryOf,
} from "./runtime/tanstack.js";

/** Query of `readers.list-loans`: List loans. */
export function readersListLoansQuery(
  client: Client,
  id: ReaderId,
  init?: ReadersListLoansInit,
): QueryOf<["readers", "list-loans"], typeof readersListLoans> {
  return queryOf(["readers", "list-loans"], { client, path: [id], init }, (signal) =>
    readersListLoans(client, id, { ...init, signal }),
  );
}

/** Mutation of `readers.create`: Add a reader. */
export function readersCreateMutation(
  client: Client,
): MutationOf<["readers", "create"], ReadersCreateInit, typeof readersCreate> {
  return mutationOf(["readers", "create"], (variables: ReadersCreateInit) =>
    readersCreate(client, variables),
  );
}

/** The variables of a mutation of `readers.update`. */
export interface ReadersUpdateVariables extends ReadersUpdateInit {
  readonly path: ReaderId;
}

/** Mutation of `readers.update`: Change a reader. */
export function readersUpdateMutation(
  client: Client,
): MutationOf<["readers", "update"], ReadersUpdateVariables, typeof readersUpdate> {
  return mutationOf(["readers", "update"], (variables: ReadersUpdateVariables) =>
    readersUpdate(client, variables.path, variables),
  );
}

/** The variables of a mutation of `readers.lend`. */
export interface ReadersLendVariables extends ReadersLendInit {
  readonly path: ReaderId;
}

/** Mutation of `readers.lend`: Lend books. */
export function readersLendMutation(
  client: Client,
): MutationOf<["readers", "lend"], ReadersLendVariables, typeof readersLend> {
  return mutationOf(["readers", "lend"], (variables: ReadersLendVariables) =>
    readersLend(client, variables.path, variables),
  );
}
