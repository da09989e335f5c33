// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { ShelvesGroup } from "./groups/shelves.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class Representations extends BaseClient<Representations> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);
  /** Shelves */
  readonly shelves: ShelvesGroup = new ShelvesGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Representations(options));
  }
}
