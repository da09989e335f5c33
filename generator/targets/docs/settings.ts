/** What `targets.yaml` says of the docs, and what they have to know of other outputs. */
import type { SampledClient } from "../../emit/samples/samples.js";

/** Settings of the target. */
export interface Settings {
  /** Where the site will stand, without a `/` at its end; without it no `sitemap.xml` can be made. */
  readonly url?: string | undefined;
  /** The client package, if one is made: its samples are shown. */
  readonly client?: SampledClient | undefined;
  /** Whether descriptions in OpenAPI are made, for the site to offer. */
  readonly hasOpenapi: boolean;
  /** Whether files of requests are made, likewise. */
  readonly hasRequests: boolean;
}
