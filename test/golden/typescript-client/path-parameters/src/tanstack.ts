// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type CellInit as ShelvesCellInit,
  type CellPath as ShelvesCellPath,
  type ListInit as ShelvesListInit,
  type PercentInit as ShelvesPercentInit,
  type RetrieveByDigitsInit as ShelvesRetrieveByDigitsInit,
  type RetrieveByDigitsPath as ShelvesRetrieveByDigitsPath,
  type RetrieveInit as ShelvesRetrieveInit,
  type RetrieveOddInit as ShelvesRetrieveOddInit,
  type RetrieveReservedInit as ShelvesRetrieveReservedInit,
  type RetrieveRowInit as ShelvesRetrieveRowInit,
  type RetrieveRowPath as ShelvesRetrieveRowPath,
  type SendInit as ShelvesSendInit,
  cell as shelvesCell,
  list as shelvesList,
  percent as shelvesPercent,
  retrieve as shelvesRetrieve,
  retrieveByDigits as shelvesRetrieveByDigits,
  retrieveOdd as shelvesRetrieveOdd,
  retrieveReserved as shelvesRetrieveReserved,
  retrieveRow as shelvesRetrieveRow,
  send as shelvesSend,
} from "./groups/shelves.js";
import type { Client } from "./runtime/client.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";
import type { PathValue } from "./runtime/parameters.js";
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

/** Query of `shelves.list`: List shelves. */
export function shelvesListQuery(
  client: Client,
  init?: ShelvesListInit,
): QueryOf<["shelves", "list"], typeof shelvesList> {
  return queryOf(["shelves", "list"], { client, path: [], init }, (signal) =>
    shelvesList(client, { ...init, signal }),
  );
}

/** Query of `shelves.retrieve`: Get a shelf. */
export function shelvesRetrieveQuery(
  client: Client,
  id: PathValue,
  init?: ShelvesRetrieveInit,
): QueryOf<["shelves", "retrieve"], typeof shelvesRetrieve> {
  return queryOf(["shelves", "retrieve"], { client, path: [id], init }, (signal) =>
    shelvesRetrieve(client, id, { ...init, signal }),
  );
}

/** Query of `shelves.retrieve-row`: Get a row. */
export function shelvesRetrieveRowQuery(
  client: Client,
  path: ShelvesRetrieveRowPath,
  init?: ShelvesRetrieveRowInit,
): QueryOf<["shelves", "retrieve-row"], typeof shelvesRetrieveRow> {
  return queryOf(["shelves", "retrieve-row"], { client, path, init }, (signal) =>
    shelvesRetrieveRow(client, path, { ...init, signal }),
  );
}

/** Query of `shelves.retrieve-odd`: Get by an unusual name. */
export function shelvesRetrieveOddQuery(
  client: Client,
  shelfName: PathValue,
  init?: ShelvesRetrieveOddInit,
): QueryOf<["shelves", "retrieve-odd"], typeof shelvesRetrieveOdd> {
  return queryOf(["shelves", "retrieve-odd"], { client, path: [shelfName], init }, (signal) =>
    shelvesRetrieveOdd(client, shelfName, { ...init, signal }),
  );
}

/** Query of `shelves.retrieve-by-digits`: Get by names that no language takes. */
export function shelvesRetrieveByDigitsQuery(
  client: Client,
  path: ShelvesRetrieveByDigitsPath,
  init?: ShelvesRetrieveByDigitsInit,
): QueryOf<["shelves", "retrieve-by-digits"], typeof shelvesRetrieveByDigits> {
  return queryOf(["shelves", "retrieve-by-digits"], { client, path, init }, (signal) =>
    shelvesRetrieveByDigits(client, path, { ...init, signal }),
  );
}

/** Query of `shelves.cell`: Two parameters in one segment. */
export function shelvesCellQuery(
  client: Client,
  path: ShelvesCellPath,
  init?: ShelvesCellInit,
): QueryOf<["shelves", "cell"], typeof shelvesCell> {
  return queryOf(["shelves", "cell"], { client, path, init }, (signal) =>
    shelvesCell(client, path, { ...init, signal }),
  );
}

/** Query of `shelves.percent`: Text that is percent-encoded already. */
export function shelvesPercentQuery(
  client: Client,
  grosse: PathValue,
  init?: ShelvesPercentInit,
): QueryOf<["shelves", "percent"], typeof shelvesPercent> {
  return queryOf(["shelves", "percent"], { client, path: [grosse], init }, (signal) =>
    shelvesPercent(client, grosse, { ...init, signal }),
  );
}

/** The variables of a mutation of `shelves.retrieve-reserved`. */
export interface ShelvesRetrieveReservedVariables extends ShelvesRetrieveReservedInit {
  readonly path: PathValue;
}

/** Mutation of `shelves.retrieve-reserved`: Get by a reserved word. */
export function shelvesRetrieveReservedMutation(
  client: Client,
): MutationOf<
  ["shelves", "retrieve-reserved"],
  ShelvesRetrieveReservedVariables,
  typeof shelvesRetrieveReserved
> {
  return mutationOf(
    ["shelves", "retrieve-reserved"],
    (variables: ShelvesRetrieveReservedVariables) =>
      shelvesRetrieveReserved(client, variables.path, variables),
  );
}

/** The variables of a mutation of `shelves.send`. */
export interface ShelvesSendVariables extends ShelvesSendInit {
  readonly path: PathValue;
}

/** Mutation of `shelves.send`: Send a shelf. */
export function shelvesSendMutation(
  client: Client,
): MutationOf<["shelves", "send"], ShelvesSendVariables, typeof shelvesSend> {
  return mutationOf(["shelves", "send"], (variables: ShelvesSendVariables) =>
    shelvesSend(client, variables.path, variables),
  );
}
