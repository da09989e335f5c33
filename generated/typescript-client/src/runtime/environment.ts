// Made by endpoint-manifest (typescript-client) from its template environment.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Variables of the environment, where the platform has them; nowhere else is anything read. */

/** What the environment says of a client. */
export interface EnvironmentOptions {
  readonly baseUrl?: string;
}

/** Options from the variables of a prefix: `<PREFIX>_BASE_URL`. What is not set is left out. */
export function environmentOptions(prefix: string): EnvironmentOptions {
  const baseUrl = environmentVariable(`${prefix}_BASE_URL`);
  return baseUrl === undefined ? {} : { baseUrl };
}

/**
 * The text of a variable; `undefined` where it is not set, is blank, or may not be read, and on platforms that have no
 * environment, such as browsers.
 */
export function environmentVariable(name: string): string | undefined {
  try {
    const { Deno, process }: Environments = globalThis;
    const text = Deno ? Deno.env.get(name) : process?.env?.[name];
    return text?.trim() || undefined;
  } catch {
    // Deno asks its user, who may refuse.
    return undefined;
  }
}

/** Where runtimes keep the variables; no platform's types know all of them. */
interface Environments {
  /** What every platform has. */
  readonly fetch: unknown;
  readonly Deno?: { readonly env: { get(name: string): string | undefined } };
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}
