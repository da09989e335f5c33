// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { LampsGroup } from "./groups/lamps.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class Behaviour extends BaseClient<Behaviour> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);
  /** Lamps */
  readonly lamps: LampsGroup = new LampsGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Behaviour(options));
  }
}
