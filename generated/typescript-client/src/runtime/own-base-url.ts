// Made by endpoint-manifest (typescript-client) from its template own-base-url.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Operations with a base URL of their own. */
import { type Client, state } from "./client.js";
import { InvalidArgumentError } from "./errors.js";
import type { Operation } from "./operation.js";

/**
 * The client, at the operation's own base URL, as long as the client goes to the base URL that the manifest shows for the
 * service. A client with another one, of a mock or a proxy, sends everything there, so that neither test data nor credentials
 * reach the service by mistake. If the service's base URL is not shown, every client must be given one, and the operation's own
 * holds. The client's option `ownBaseUrl` takes precedence, and is the only source where the operation's own base URL is not
 * shown. Without it, reading the base URL throws, which rejects the call; nothing is thrown here.
 */
export function atOwnBaseUrl(client: Client, operation: Operation): Client {
  const current = client[state];
  const { url, usual } = operation.baseUrl ?? {};
  return {
    [state]: {
      ...current,
      get baseUrl() {
        const given = current.options.ownBaseUrl?.(operation);
        if (given !== undefined) return String(given);
        // The client's base URL as given, possibly with a trailing slash.
        const isUsual = usual === undefined || current.baseUrl.replace(/\/+$/, "") === usual;
        if (!isUsual) return current.baseUrl;
        if (url !== undefined) return url;
        throw new InvalidArgumentError(
          `${operation.id}: its own base URL is not shown; the client's option ownBaseUrl gives it`,
        );
      },
    },
  };
}
