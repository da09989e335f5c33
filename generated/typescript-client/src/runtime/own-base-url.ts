// Made by endpoint-manifest (typescript-client) from its template own-base-url.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Where operations are that have a base URL of their own. */
import { type Client, state } from "./client.js";
import { InvalidArgumentError } from "./errors.js";
import type { Operation } from "./operation.js";

/**
 * The client, at the operation's own base URL: so long as the client goes to the one that the manifest shows of the service. A
 * client with another one, of a mock or a proxy, sends everything there: neither test data nor credentials reach the
 * service by mistake. Where the service's is not shown, a client has to be given one anyway, and the operation's own holds.
 * The client's option `ownBaseUrl` goes before all that; of an operation whose own is not shown nothing else can say it. Who asks
 * for the base URL is told of that, so that it rejects the call, and nothing is thrown here.
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
        // As it was given, which may be with a slash at its end.
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
