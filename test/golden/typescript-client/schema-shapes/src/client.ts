// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class SchemaShapes extends BaseClient<SchemaShapes> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new SchemaShapes(options));
  }
}
