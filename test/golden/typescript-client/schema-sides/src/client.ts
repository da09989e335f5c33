// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { ReadersGroup } from "./groups/readers.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class SchemaSides extends BaseClient<SchemaSides> {
  /** Readers */
  readonly readers: ReadersGroup = new ReadersGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new SchemaSides(options));
  }
}
