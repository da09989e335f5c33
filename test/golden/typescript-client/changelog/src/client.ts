// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { LoansGroup } from "./groups/loans.js";
import {
  type BareClient,
  BaseClient,
  type ClientOptions,
  createClient as createClient_,
} from "./runtime/client.js";

const defaults: ClientOptions = { baseUrl: "https://api.library.example" };

/** Makes the client that standalone operations take. */
export function createClient(options?: Partial<ClientOptions>): BareClient {
  return createClient_({ ...defaults, ...options });
}

/**
 * A client of Library.
 *
 * Books, and who has borrowed which.
 */
export class Changelog extends BaseClient<Changelog> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);
  /** Loans */
  readonly loans: LoansGroup = new LoansGroup(this);

  constructor(options?: Partial<ClientOptions>) {
    super({ ...defaults, ...options }, (options) => new Changelog(options));
  }
}
