// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of the service, whose title is not shown. */
export class NamesOnly extends BaseClient<NamesOnly> {
  /** `books` */
  readonly books: BooksGroup = new BooksGroup();

  constructor(options: ClientOptions) {
    super(options, (options) => new NamesOnly(options));
  }
}
