// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Auth } from "./auth.js";
import { BerthsGroup } from "./groups/berths.js";
import { ShipsGroup } from "./groups/ships.js";
import {
  type BareClient,
  BaseClient,
  type Client,
  type ClientOptions as ClientOptions_,
  createClient as createClient_,
  withOptions as withOptions_,
} from "./runtime/client.js";

/** Options of a client. */
export interface ClientOptions extends ClientOptions_ {
  /**
   * Credentials, sent with the operations that need them. A call's own headers and query
   * parameters win.
   */
  readonly auth?: Auth | undefined;
}

/**
 * Returns a new client of the same kind with other options. Headers, query and credentials are
 * added or replaced by name, and hooks are added. The given client does not change.
 */
export function withOptions<Kind>(client: Client<Kind>, options: Partial<ClientOptions>): Kind {
  return withOptions_(client, options);
}

/** Makes the client that standalone operations take. */
export function createClient(options: ClientOptions): BareClient {
  return createClient_(options);
}

/**
 * A client of the service, whose title is not shown.
 *
 * Berths of a harbour, and the ships that lie there.
 *
 * Its `headers` go with every request. The service has `X-Harbour`, `X-Tide`.
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
