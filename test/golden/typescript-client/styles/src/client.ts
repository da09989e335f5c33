// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { SearchGroup } from "./groups/search.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class Styles extends BaseClient<Styles> {
  /** Search */
  readonly search: SearchGroup = new SearchGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Styles(options));
  }
}
