// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type ListLoansInit as ReadersListLoansInit,
  listLoans as readersListLoans,
} from "./groups/readers.js";
import type { Client } from "./runtime/client.js";
import { type QueryOf, queryOf } from "./runtime/tanstack.js";
import type { ReaderId } from "./schemas.js";

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
