/** What `targets.yaml` says of the server package. */

/** Settings of the target. */
export interface Settings {
  /** Name of the npm package. */
  readonly package: string;
  /** Its version (Semantic Versioning 2.0.0). */
  readonly version: string;
  /** Its licence, as npm wants it: an SPDX expression. */
  readonly license: string;
  /** Folder of the handlers that `scaffold` writes, below the project's folder; `check` then looks after them. */
  readonly handlers?: string | undefined;
  /** Whether the package has a mock of its own (`<package>/mock`); the command `mock` needs none. */
  readonly mock?: boolean | undefined;
}
