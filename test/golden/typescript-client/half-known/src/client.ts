// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { BerthsGroup } from "./groups/berths.js";
import { ShipsGroup } from "./groups/ships.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/**
 * A client of the service, whose title is not shown.
 *
 * Berths of a harbour, and the ships that lie there.
 */
export class HalfKnown extends BaseClient<HalfKnown> {
  /** Berths */
  readonly berths: BerthsGroup = new BerthsGroup(this);
  /**
   * `ships`
   *
   * Ships, whether they lie in the harbour or not.
   */
  readonly ships: ShipsGroup = new ShipsGroup();

  constructor(options: ClientOptions) {
    super(options, (options) => new HalfKnown(options));
  }
}
