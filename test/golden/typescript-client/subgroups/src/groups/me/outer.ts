// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Client } from "../../runtime/client.js";
import { InnerGroup } from "./outer/inner.js";

/** Outer */
export class OuterGroup {
  /** Inner */
  readonly inner: InnerGroup;

  constructor(client: Client) {
    this.inner = new InnerGroup(client);
  }
}
