// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { LoansGroup } from "./groups/loans.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class Streams extends BaseClient<Streams> {
  /** Loans */
  readonly loans: LoansGroup = new LoansGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new Streams(options));
  }
}
