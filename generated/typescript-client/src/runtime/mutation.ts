// Made by endpoint-manifest (typescript-client) from its template mutation.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Options for TanStack Query's mutations, of operations that change something: plain objects that fit by their form. */
import type { Call } from "./call.js";
import type { CallError } from "./errors.js";

/** Options of a mutation, for `useMutation`, `MutationObserver`, `setMutationDefaults` and their like. */
export interface Mutation<Id extends readonly string[], Variables, Data, Failures> {
  /** The operation's id: each beginning of it names all mutations that begin so, `["books"]`, `["books", "update"]`. */
  readonly mutationKey: Id;
  /** Calls the operation with what `mutate` is given. */
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  /** Says no: the call itself repeats what is harmless (`maxRetries`), and other failures come again. */
  readonly retry: (failureCount: number, error: Failures | CallError) => boolean;
}

/** Options of a mutation of an operation. */
export type MutationOf<Id extends readonly string[], Variables, Operation> = Operation extends (
  ...args: never[]
) => Call<infer Data, infer Failures>
  ? Mutation<Id, Variables, Data, Failures>
  : never;

/** Makes the options of a mutation; `call` calls the operation. */
export function mutationOf<const Id extends readonly string[], Variables, Data, Failures>(
  id: Id,
  call: (variables: Variables) => Call<Data, Failures>,
): Mutation<Id, Variables, Data, Failures> {
  return {
    mutationKey: id,
    // TanStack Query gives its own context as well, which no operation takes.
    mutationFn: (variables) => call(variables),
    retry: () => false,
  };
}
