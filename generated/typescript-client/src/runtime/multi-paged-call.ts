// Made by endpoint-manifest (typescript-client) from its template multi-paged-call.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The promise of an operation whose response holds several pages. */
import { Call } from "./call.js";
import type { Client } from "./client.js";
import { type ApiError, InvalidArgumentError } from "./errors.js";
import type { Exchange } from "./exchange.js";
import type { Operation } from "./operation.js";
import type { SendInit } from "./options.js";
import { copyOf, type Paged, pagedOf } from "./paged-call.js";
import type { Paging } from "./paging.js";
import { start } from "./request.js";
import type { Walk } from "./paging.js";

/** Several pages in one response, by name, and how each continues. */
export interface MultiPaging extends Omit<Paging, "root"> {
  /** The place of each page in the response. */
  readonly roots: Readonly<Record<string, string>>;
}

/** A call whose response holds several pages; `Items` are the types of their items, by name. */
export class MultiPagedCall<Body, Items, Failures = ApiError> extends Call<Body, Failures> {
  readonly #walk: Walk & { readonly paging: MultiPaging };

  /** @internal Made by `sendMultiPaged`. */
  constructor(exchange: Exchange, walk: Walk & { readonly paging: MultiPaging }) {
    super(exchange, exchange.data<Body>());
    this.#walk = walk;
  }

  /** One of the pages, to be followed by itself: each begins with the response of this call. */
  root<Name extends string & keyof Items>(name: Name): Paged<Body, Items[Name]> {
    const { operation, paging } = this.#walk;
    const { roots } = paging;
    const root = Object.hasOwn(roots, name) ? roots[name] : undefined;
    if (root !== undefined) return pagedOf(this, { ...this.#walk, paging: { ...paging, root } });
    throw new InvalidArgumentError(`${operation.id} has no page "${name}"`);
  }
}

/** Calls an operation as `send` does. */
export function sendMultiPaged<Body = unknown, Items = unknown, Failures = ApiError>(
  client: Client,
  operation: Operation,
  paging: MultiPaging,
  pathValues: object | undefined,
  init?: SendInit,
): MultiPagedCall<Body, Items, Failures> {
  const exchange = start(client, operation, pathValues, init);
  return new MultiPagedCall(exchange, {
    client,
    operation,
    paging,
    pathValues,
    init: copyOf(init),
  });
}
