// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { InnerGroup } from "./empty/inner.js";

/** Empty */
export class EmptyGroup {
  /** Inner */
  readonly inner: InnerGroup = new InnerGroup();
}
