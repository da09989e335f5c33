// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { ReadersGroup } from "./groups/readers.js";
import {
  type BareClient,
  BaseClient,
  type ClientOptions,
  createClient as createClient_,
} from "./runtime/client.js";

const defaults: ClientOptions = { baseUrl: "https://api.example.com" };

/** Makes the client that standalone operations take. */
export function createClient(options?: Partial<ClientOptions>): BareClient {
  return createClient_({ ...defaults, ...options });
}

/**
 * A client of Shared parts.
 *
 * Its `headers` go with every request. The service has `X-Request-Id`.
 */
export class Shared extends BaseClient<Shared> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);
  /** Readers */
  readonly readers: ReadersGroup = new ReadersGroup(this);

  constructor(options?: Partial<ClientOptions>) {
    super({ ...defaults, ...options }, (options) => new Shared(options));
  }
}
