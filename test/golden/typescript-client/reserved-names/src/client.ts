// Made by endpoint-manifest (typescript-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { ClientGroup } from "./groups/client.js";
import { ConstructorGroup } from "./groups/constructor.js";
import { DefaultGroup } from "./groups/default.js";
import { DeleteGroup } from "./groups/delete.js";
import { EventsGroup } from "./groups/events.js";
import { IndexGroup } from "./groups/index.js";
import { PackageGroup } from "./groups/package.js";
import { RuntimeGroup } from "./groups/runtime.js";
import { SchemasGroup } from "./groups/schemas.js";
import { TanstackGroup } from "./groups/tanstack.js";
import { ToStringGroup } from "./groups/to-string.js";
import { BaseClient, type ClientOptions } from "./runtime/client.js";

/** A client of Library. */
export class ReservedNames extends BaseClient<ReservedNames> {
  /** Client */
  readonly client: ClientGroup = new ClientGroup(this);
  /** `schemas` */
  readonly schemas: SchemasGroup = new SchemasGroup(this);
  /** `runtime` */
  readonly runtime: RuntimeGroup = new RuntimeGroup(this);
  /** `constructor` */
  readonly constructor_: ConstructorGroup = new ConstructorGroup(this);
  /** `to-string` */
  readonly toString_: ToStringGroup = new ToStringGroup(this);
  /** Delete */
  readonly delete: DeleteGroup = new DeleteGroup(this);
  /** `default` */
  readonly default: DefaultGroup = new DefaultGroup(this);
  /** `index` */
  readonly index: IndexGroup = new IndexGroup(this);
  /** `package` */
  readonly package: PackageGroup = new PackageGroup(this);
  /** `events` */
  readonly events: EventsGroup = new EventsGroup(this);
  /** `tanstack` */
  readonly tanstack: TanstackGroup = new TanstackGroup(this);

  constructor(options: ClientOptions) {
    super(options, (options) => new ReservedNames(options));
  }
}
