// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BooksGroup } from "./groups/books.js";
import { FilesGroup } from "./groups/files.js";
import {
  type BareClient,
  BaseClient,
  type ClientOptions,
  createClient as createClient_,
} from "./runtime/client.js";

const defaults: ClientOptions = { baseUrl: "https://api.example.com/v1" };

/** Makes the client that standalone operations take. */
export function createClient(options?: Partial<ClientOptions>): BareClient {
  return createClient_({ ...defaults, ...options });
}

/** A client of Library. */
export class Library extends BaseClient<Library> {
  /** Books */
  readonly books: BooksGroup = new BooksGroup(this);
  /** Files */
  readonly files: FilesGroup = new FilesGroup(this);

  constructor(options?: Partial<ClientOptions>) {
    super({ ...defaults, ...options }, (options) => new Library(options));
  }
}
