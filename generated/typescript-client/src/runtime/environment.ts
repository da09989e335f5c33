// Made by endpoint-manifest (typescript-client) from its template environment.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Environment variables, where the platform has them; nothing else is read. */

/** Client options that the environment sets. */
export interface EnvironmentOptions {
  readonly baseUrl?: string;
}

/** Options from the variables with a prefix: `<PREFIX>_BASE_URL`. Variables that are not set are left out. */
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

/** Where runtimes keep their variables; no platform's types know all of them. */
interface Environments {
  /** Every platform has this. */
  readonly fetch: unknown;
  readonly Deno?: { readonly env: { get(name: string): string | undefined } };
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}
