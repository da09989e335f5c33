// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/**
 * A client of Library.
 *
 * Its `headers` go with every request. The service has `X-Api-Version`.
 */
export class Responses extends BaseClient<Responses> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Responses(options));
  }
}
