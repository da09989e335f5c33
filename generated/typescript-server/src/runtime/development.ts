// Made by endpoint-manifest (typescript-server) from its template development.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Whether a program runs where it is worked on. */

/** `true` unless the environment variable `NODE_ENV` is `production`; also where there is no environment to ask. */
export function isDevelopment(): boolean {
  try {
    const { process }: Environment = globalThis;
    return process?.env?.["NODE_ENV"] !== "production";
  } catch {
    // Deno asks its user, who may refuse.
    return true;
  }
}

/** Where runtimes keep the variables; not every platform's types know it. */
interface Environment {
  /** What every platform has. */
  readonly fetch: unknown;
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}
