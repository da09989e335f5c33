// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * What to look for, one thing in another.
 *
 * From `manifest/schemas/filters.yaml#schemas.filter` (Handbook).
 */
export interface Filter {
  name?: string | undefined;
  years?: readonly number[] | undefined;
  any?: readonly Filter[] | undefined;
}
