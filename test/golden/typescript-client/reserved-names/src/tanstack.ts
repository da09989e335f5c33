// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import {
  type CallInit as ClientCallInit,
  type ClientInit as ClientClientInit,
  type EncodeBodyInit as ClientEncodeBodyInit,
  type FormInit as ClientFormInit,
  type InitInit as ClientInitInit,
  type InitPath as ClientInitPath,
  type OpenInit as ClientOpenInit,
  type OperationInit as ClientOperationInit,
  type PathInit as ClientPathInit,
  type RawBodyInit as ClientRawBodyInit,
  type RequestOptionsInit as ClientRequestOptionsInit,
  type SendInit as ClientSendInit,
  type SendOperationInit as ClientSendOperationInit,
  call as clientCall,
  client as clientClient,
  encodeBody as clientEncodeBody,
  form as clientForm,
  init as clientInit,
  open as clientOpen,
  operation as clientOperation,
  path as clientPath,
  rawBody as clientRawBody,
  requestOptions as clientRequestOptions,
  send as clientSend,
  sendOperation as clientSendOperation,
} from "./groups/client.js";
import {
  type ListInit as ConstructorListInit,
  list as constructorList,
} from "./groups/constructor.js";
import { type ListInit as DefaultListInit, list as defaultList } from "./groups/default.js";
import {
  type AsyncInit as DeleteAsyncInit,
  type AwaitInit as DeleteAwaitInit,
  type ConstructorInit as DeleteConstructorInit,
  type DeleteInit as DeleteDeleteInit,
  type GetInit as DeleteGetInit,
  type LengthInit as DeleteLengthInit,
  type NameInit as DeleteNameInit,
  type NewInit as DeleteNewInit,
  type OfInit as DeleteOfInit,
  type SchemasInit as DeleteSchemasInit,
  type Set_Init as DeleteSetInit,
  type StaticInit as DeleteStaticInit,
  type Symbol_Init as DeleteSymbolInit,
  type ThenInit as DeleteThenInit,
  type ToJsonInit as DeleteToJsonInit,
  type ToStringInit as DeleteToStringInit,
  type TypeInit as DeleteTypeInit,
  type UndefinedInit as DeleteUndefinedInit,
  async as deleteAsync,
  await_ as deleteAwait,
  constructor_ as deleteConstructor,
  delete_ as deleteDelete,
  get as deleteGet,
  length as deleteLength,
  name as deleteName,
  new_ as deleteNew,
  of as deleteOf,
  schemas as deleteSchemas,
  set as deleteSet,
  static_ as deleteStatic,
  symbol as deleteSymbol,
  then_ as deleteThen,
  toJson as deleteToJson,
  toString_ as deleteToString,
  type as deleteType,
  undefined_ as deleteUndefined,
} from "./groups/delete.js";
import {
  type ImportInit as DeleteDeleteGroupImportInit,
  import_ as deleteDeleteGroupImport,
} from "./groups/delete/delete-group.js";
import { type InInit as DeleteInInInit, in_ as deleteInIn } from "./groups/delete/in.js";
import { type ListInit as EventsListInit, list as eventsList } from "./groups/events.js";
import { type ListInit as IndexListInit, list as indexList } from "./groups/index.js";
import { type ListInit as PackageListInit, list as packageList } from "./groups/package.js";
import { type ListInit as RuntimeListInit, list as runtimeList } from "./groups/runtime.js";
import { type ListInit as SchemasListInit, list as schemasList } from "./groups/schemas.js";
import { type ListInit as TanstackListInit, list as tanstackList } from "./groups/tanstack.js";
import { type ListInit as ToStringListInit, list as toStringList } from "./groups/to-string.js";
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

/** Query of `client.call`. */
export function clientCallQuery(
  client: Client,
  init?: ClientCallInit,
): QueryOf<["client", "call"], typeof clientCall> {
  return queryOf(["client", "call"], { client, path: [], init }, (signal) =>
    clientCall(client, { ...init, signal }),
  );
}

/** Query of `client.client`. */
export function clientClientQuery(
  client: Client,
  client_: PathValue,
  init?: ClientClientInit,
): QueryOf<["client", "client"], typeof clientClient> {
  return queryOf(["client", "client"], { client, path: [client_], init }, (signal) =>
    clientClient(client, client_, { ...init, signal }),
  );
}

/** Query of `client.operation`. */
export function clientOperationQuery(
  client: Client,
  init?: ClientOperationInit,
): QueryOf<["client", "operation"], typeof clientOperation> {
  return queryOf(["client", "operation"], { client, path: [], init }, (signal) =>
    clientOperation(client, { ...init, signal }),
  );
}

/** Query of `client.request-options`. */
export function clientRequestOptionsQuery(
  client: Client,
  init?: ClientRequestOptionsInit,
): QueryOf<["client", "request-options"], typeof clientRequestOptions> {
  return queryOf(["client", "request-options"], { client, path: [], init }, (signal) =>
    clientRequestOptions(client, { ...init, signal }),
  );
}

/** Query of `client.form`. */
export function clientFormQuery(
  client: Client,
  init?: ClientFormInit,
): QueryOf<["client", "form"], typeof clientForm> {
  return queryOf(["client", "form"], { client, path: [], init }, (signal) =>
    clientForm(client, { ...init, signal }),
  );
}

/** Query of `client.send-operation`. */
export function clientSendOperationQuery(
  client: Client,
  init?: ClientSendOperationInit,
): QueryOf<["client", "send-operation"], typeof clientSendOperation> {
  return queryOf(["client", "send-operation"], { client, path: [], init }, (signal) =>
    clientSendOperation(client, { ...init, signal }),
  );
}

/** Query of `client.open`. */
export function clientOpenQuery(
  client: Client,
  init?: ClientOpenInit,
): QueryOf<["client", "open"], typeof clientOpen> {
  return queryOf(["client", "open"], { client, path: [], init }, (signal) =>
    clientOpen(client, { ...init, signal }),
  );
}

/** Query of `client.init`. */
export function clientInitQuery(
  client: Client,
  path: ClientInitPath,
  init?: ClientInitInit,
): QueryOf<["client", "init"], typeof clientInit> {
  return queryOf(["client", "init"], { client, path, init }, (signal) =>
    clientInit(client, path, { ...init, signal }),
  );
}

/** Query of `client.path`. */
export function clientPathQuery(
  client: Client,
  init_: PathValue,
  init?: ClientPathInit,
): QueryOf<["client", "path"], typeof clientPath> {
  return queryOf(["client", "path"], { client, path: [init_], init }, (signal) =>
    clientPath(client, init_, { ...init, signal }),
  );
}

/** Query of `schemas.list`. */
export function schemasListQuery(
  client: Client,
  init?: SchemasListInit,
): QueryOf<["schemas", "list"], typeof schemasList> {
  return queryOf(["schemas", "list"], { client, path: [], init }, (signal) =>
    schemasList(client, { ...init, signal }),
  );
}

/** Query of `runtime.list`. */
export function runtimeListQuery(
  client: Client,
  init?: RuntimeListInit,
): QueryOf<["runtime", "list"], typeof runtimeList> {
  return queryOf(["runtime", "list"], { client, path: [], init }, (signal) =>
    runtimeList(client, { ...init, signal }),
  );
}

/** Query of `constructor.list`. */
export function constructorListQuery(
  client: Client,
  init?: ConstructorListInit,
): QueryOf<["constructor", "list"], typeof constructorList> {
  return queryOf(["constructor", "list"], { client, path: [], init }, (signal) =>
    constructorList(client, { ...init, signal }),
  );
}

/** Query of `to-string.list`. */
export function toStringListQuery(
  client: Client,
  init?: ToStringListInit,
): QueryOf<["to-string", "list"], typeof toStringList> {
  return queryOf(["to-string", "list"], { client, path: [], init }, (signal) =>
    toStringList(client, { ...init, signal }),
  );
}

/** Query of `delete.then`. */
export function deleteThenQuery(
  client: Client,
  init?: DeleteThenInit,
): QueryOf<["delete", "then"], typeof deleteThen> {
  return queryOf(["delete", "then"], { client, path: [], init }, (signal) =>
    deleteThen(client, { ...init, signal }),
  );
}

/** Query of `delete.constructor`. */
export function deleteConstructorQuery(
  client: Client,
  init?: DeleteConstructorInit,
): QueryOf<["delete", "constructor"], typeof deleteConstructor> {
  return queryOf(["delete", "constructor"], { client, path: [], init }, (signal) =>
    deleteConstructor(client, { ...init, signal }),
  );
}

/** Query of `delete.to-string`. */
export function deleteToStringQuery(
  client: Client,
  init?: DeleteToStringInit,
): QueryOf<["delete", "to-string"], typeof deleteToString> {
  return queryOf(["delete", "to-string"], { client, path: [], init }, (signal) =>
    deleteToString(client, { ...init, signal }),
  );
}

/** Query of `delete.to-json`. */
export function deleteToJsonQuery(
  client: Client,
  init?: DeleteToJsonInit,
): QueryOf<["delete", "to-json"], typeof deleteToJson> {
  return queryOf(["delete", "to-json"], { client, path: [], init }, (signal) =>
    deleteToJson(client, { ...init, signal }),
  );
}

/** Query of `delete.schemas`. */
export function deleteSchemasQuery(
  client: Client,
  init?: DeleteSchemasInit,
): QueryOf<["delete", "schemas"], typeof deleteSchemas> {
  return queryOf(["delete", "schemas"], { client, path: [], init }, (signal) =>
    deleteSchemas(client, { ...init, signal }),
  );
}

/** Query of `delete.new`. */
export function deleteNewQuery(
  client: Client,
  init?: DeleteNewInit,
): QueryOf<["delete", "new"], typeof deleteNew> {
  return queryOf(["delete", "new"], { client, path: [], init }, (signal) =>
    deleteNew(client, { ...init, signal }),
  );
}

/** Query of `delete.await`. */
export function deleteAwaitQuery(
  client: Client,
  init?: DeleteAwaitInit,
): QueryOf<["delete", "await"], typeof deleteAwait> {
  return queryOf(["delete", "await"], { client, path: [], init }, (signal) =>
    deleteAwait(client, { ...init, signal }),
  );
}

/** Query of `delete.undefined`. */
export function deleteUndefinedQuery(
  client: Client,
  init?: DeleteUndefinedInit,
): QueryOf<["delete", "undefined"], typeof deleteUndefined> {
  return queryOf(["delete", "undefined"], { client, path: [], init }, (signal) =>
    deleteUndefined(client, { ...init, signal }),
  );
}

/** Query of `delete.type`. */
export function deleteTypeQuery(
  client: Client,
  init?: DeleteTypeInit,
): QueryOf<["delete", "type"], typeof deleteType> {
  return queryOf(["delete", "type"], { client, path: [], init }, (signal) =>
    deleteType(client, { ...init, signal }),
  );
}

/** Query of `delete.of`. */
export function deleteOfQuery(
  client: Client,
  init?: DeleteOfInit,
): QueryOf<["delete", "of"], typeof deleteOf> {
  return queryOf(["delete", "of"], { client, path: [], init }, (signal) =>
    deleteOf(client, { ...init, signal }),
  );
}

/** Query of `delete.async`. */
export function deleteAsyncQuery(
  client: Client,
  init?: DeleteAsyncInit,
): QueryOf<["delete", "async"], typeof deleteAsync> {
  return queryOf(["delete", "async"], { client, path: [], init }, (signal) =>
    deleteAsync(client, { ...init, signal }),
  );
}

/** Query of `delete.get`. */
export function deleteGetQuery(
  client: Client,
  init?: DeleteGetInit,
): QueryOf<["delete", "get"], typeof deleteGet> {
  return queryOf(["delete", "get"], { client, path: [], init }, (signal) =>
    deleteGet(client, { ...init, signal }),
  );
}

/** Query of `delete.set`. */
export function deleteSetQuery(
  client: Client,
  init?: DeleteSetInit,
): QueryOf<["delete", "set"], typeof deleteSet> {
  return queryOf(["delete", "set"], { client, path: [], init }, (signal) =>
    deleteSet(client, { ...init, signal }),
  );
}

/** Query of `delete.static`. */
export function deleteStaticQuery(
  client: Client,
  init?: DeleteStaticInit,
): QueryOf<["delete", "static"], typeof deleteStatic> {
  return queryOf(["delete", "static"], { client, path: [], init }, (signal) =>
    deleteStatic(client, { ...init, signal }),
  );
}

/** Query of `delete.name`. */
export function deleteNameQuery(
  client: Client,
  init?: DeleteNameInit,
): QueryOf<["delete", "name"], typeof deleteName> {
  return queryOf(["delete", "name"], { client, path: [], init }, (signal) =>
    deleteName(client, { ...init, signal }),
  );
}

/** Query of `delete.length`. */
export function deleteLengthQuery(
  client: Client,
  init?: DeleteLengthInit,
): QueryOf<["delete", "length"], typeof deleteLength> {
  return queryOf(["delete", "length"], { client, path: [], init }, (signal) =>
    deleteLength(client, { ...init, signal }),
  );
}

/** Query of `delete.symbol`. */
export function deleteSymbolQuery(
  client: Client,
  init?: DeleteSymbolInit,
): QueryOf<["delete", "symbol"], typeof deleteSymbol> {
  return queryOf(["delete", "symbol"], { client, path: [], init }, (signal) =>
    deleteSymbol(client, { ...init, signal }),
  );
}

/** Query of `delete.delete-group.import`. */
export function deleteDeleteGroupImportQuery(
  client: Client,
  init?: DeleteDeleteGroupImportInit,
): QueryOf<["delete", "delete-group", "import"], typeof deleteDeleteGroupImport> {
  return queryOf(["delete", "delete-group", "import"], { client, path: [], init }, (signal) =>
    deleteDeleteGroupImport(client, { ...init, signal }),
  );
}

/** Query of `delete.in.in`. */
export function deleteInInQuery(
  client: Client,
  init?: DeleteInInInit,
): QueryOf<["delete", "in", "in"], typeof deleteInIn> {
  return queryOf(["delete", "in", "in"], { client, path: [], init }, (signal) =>
    deleteInIn(client, { ...init, signal }),
  );
}

/** Query of `default.list`. */
export function defaultListQuery(
  client: Client,
  init?: DefaultListInit,
): QueryOf<["default", "list"], typeof defaultList> {
  return queryOf(["default", "list"], { client, path: [], init }, (signal) =>
    defaultList(client, { ...init, signal }),
  );
}

/** Query of `index.list`. */
export function indexListQuery(
  client: Client,
  init?: IndexListInit,
): QueryOf<["index", "list"], typeof indexList> {
  return queryOf(["index", "list"], { client, path: [], init }, (signal) =>
    indexList(client, { ...init, signal }),
  );
}

/** Query of `package.list`. */
export function packageListQuery(
  client: Client,
  init?: PackageListInit,
): QueryOf<["package", "list"], typeof packageList> {
  return queryOf(["package", "list"], { client, path: [], init }, (signal) =>
    packageList(client, { ...init, signal }),
  );
}

/** Query of `events.list`. */
export function eventsListQuery(
  client: Client,
  init?: EventsListInit,
): QueryOf<["events", "list"], typeof eventsList> {
  return queryOf(["events", "list"], { client, path: [], init }, (signal) =>
    eventsList(client, { ...init, signal }),
  );
}

/** Query of `tanstack.list`. */
export function tanstackListQuery(
  client: Client,
  init?: TanstackListInit,
): QueryOf<["tanstack", "list"], typeof tanstackList> {
  return queryOf(["tanstack", "list"], { client, path: [], init }, (signal) =>
    tanstackList(client, { ...init, signal }),
  );
}

/** The variables of a mutation of `client.send`. */
export interface ClientSendVariables extends ClientSendInit {
  readonly path: PathValue;
}

/** Mutation of `client.send`. */
export function clientSendMutation(
  client: Client,
): MutationOf<["client", "send"], ClientSendVariables, typeof clientSend> {
  return mutationOf(["client", "send"], (variables: ClientSendVariables) =>
    clientSend(client, variables.path, variables),
  );
}

/** Mutation of `client.encode-body`. */
export function clientEncodeBodyMutation(
  client: Client,
): MutationOf<
  ["client", "encode-body"],
  ClientEncodeBodyInit | undefined,
  typeof clientEncodeBody
> {
  return mutationOf(["client", "encode-body"], (variables: ClientEncodeBodyInit | undefined) =>
    clientEncodeBody(client, variables),
  );
}

/** Mutation of `client.raw-body`. */
export function clientRawBodyMutation(
  client: Client,
): MutationOf<["client", "raw-body"], ClientRawBodyInit | undefined, typeof clientRawBody> {
  return mutationOf(["client", "raw-body"], (variables: ClientRawBodyInit | undefined) =>
    clientRawBody(client, variables),
  );
}

/** Mutation of `delete.delete`. */
export function deleteDeleteMutation(
  client: Client,
): MutationOf<["delete", "delete"], DeleteDeleteInit | undefined, typeof deleteDelete> {
  return mutationOf(["delete", "delete"], (variables: DeleteDeleteInit | undefined) =>
    deleteDelete(client, variables),
  );
}
