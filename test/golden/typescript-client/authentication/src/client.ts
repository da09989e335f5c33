// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Auth } from "./auth.js";
import { BooksGroup } from "./groups/books.js";
import {
  type BareClient,
  BaseClient,
  type Client,
  type ClientOptions as ClientOptions_,
  createClient as createClient_,
  withOptions as withOptions_,
} from "./runtime/client.js";

/** Options of a client. */
export interface ClientOptions extends ClientOptions_ {
  /**
   * Credentials, sent with the operations that need them. A call's own headers and query
   * parameters win.
   */
  readonly auth?: Auth | undefined;
}

/**
 * Returns a new client of the same kind with other options. Headers, query and credentials are
 * added or replaced by name, and hooks are added. The given client does not change.
 */
export function withOptions<Kind>(client: Client<Kind>, options: Partial<ClientOptions>): Kind {
  return withOptions_(client, options);
}

/** Makes the client that standalone operations take. */
export function createClient(options: ClientOptions): BareClient {
  return createClient_(options);
}

/** A client of Library. */
export class Authentication extends BaseClient<Authentication> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Authentication(options));
  }
}
