// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { ShelvesGroup } from "./groups/shelves.js";
import { UnfollowedGroup } from "./groups/unfollowed.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class Pagination extends BaseClient<Pagination> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);
  /** Shelves */
  readonly shelves: ShelvesGroup = new ShelvesGroup(this);
  /** Pages that cannot be followed */
  readonly unfollowed: UnfollowedGroup = new UnfollowedGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Pagination(options));
  }
}
