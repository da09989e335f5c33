// Made by endpoint-manifest (typescript-server) from its template development.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Detects whether a program runs in development. */

/** `true` unless the environment variable `NODE_ENV` is `production`; also where there is no environment. */
export function isDevelopment(): boolean {
  try {
    const { process }: Environment = globalThis;
    return process?.env?.["NODE_ENV"] !== "production";
  } catch {
    // Deno asks its user, who may refuse.
    return true;
  }
}

/** Where runtimes keep their variables; some platforms' types lack it. */
interface Environment {
  /** Every platform has this. */
  readonly fetch: unknown;
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}
