// Made by endpoint-manifest (typescript-client) from its template preset.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Options that the manifest partly knows. */

/** Options of which some are already known. They may still be given, to use another server. */
export type Preset<Options, Known extends keyof Options> = Omit<Options, Known> &
  Partial<Pick<Options, Known>>;
