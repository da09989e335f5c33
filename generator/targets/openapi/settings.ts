/** What `targets.yaml` says of the description. */

/** Settings of the target. */
export interface Settings {
  /** Version of the description itself (`info.version`), which is none of the service's. */
  readonly version: string;
  /** Licence of the service's description: an SPDX expression. */
  readonly license?: string | undefined;
  /** The version of OpenAPI that it is written in; 3.1 unless said. */
  readonly openapi?: "3.1" | "3.2" | undefined;
}

/** Version of the specification, as a description names it. */
export function specificationOf({ openapi = "3.1" }: Pick<Settings, "openapi">): string {
  return openapi === "3.2" ? "3.2.0" : "3.1.1";
}
