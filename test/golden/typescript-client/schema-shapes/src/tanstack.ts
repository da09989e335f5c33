// Made by endpoint-manifest (typescript-client) from manifest/groups/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type OrderInit as BooksOrderInit, order as booksOrder } from "./groups/books.js";
import type { Client } from "./runtime/client.js";
import { type MutationOf, mutationOf } from "./runtime/mutation.js";

export type { Mutation, MutationOf } from "./runtime/mutation.js";

/** Mutation of `books.order`: Order a book. */
export function booksOrderMutation(
  client: Client,
): MutationOf<["books", "order"], BooksOrderInit, typeof booksOrder> {
  return mutationOf(["books", "order"], (variables: BooksOrderInit) =>
    booksOrder(client, variables),
  );
}
