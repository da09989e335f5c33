// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { ShelvesGroup } from "./groups/shelves.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class PathParameters extends BaseClient<PathParameters> {
  /** Shelves */
  readonly shelves: ShelvesGroup = new ShelvesGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new PathParameters(options));
  }
}
