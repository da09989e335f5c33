// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { ListGroup } from "./groups/list.js";
import { MeGroup } from "./groups/me.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class Subgroups extends BaseClient<Subgroups> {
  /**
   * Me
   *
   * The current reader.
   */
  readonly me: MeGroup = new MeGroup(this);
  /** List */
  readonly list: ListGroup = new ListGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Subgroups(options));
  }
}
