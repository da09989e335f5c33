// Made by endpoint-manifest (typescript-client) from its template mutation.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Options for TanStack Query's mutations, for operations that change data: plain objects that match its types structurally. */
import type { Call } from "./call.js";
import type { CallError } from "./errors.js";

/** Options of a mutation, for `useMutation`, `MutationObserver`, `setMutationDefaults` and the like. */
export interface Mutation<Id extends readonly string[], Variables, Data, Failures> {
  /** The operation's id. Each prefix of it matches all mutations that begin with it: `["books"]`, `["books", "update"]`. */
  readonly mutationKey: Id;
  /** Calls the operation with the argument of `mutate`. */
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  /** Always false: the call itself retries what is safe (`maxRetries`), and other failures would recur. */
  readonly retry: (failureCount: number, error: Failures | CallError) => boolean;
}

/** Options of a mutation for an operation. */
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
    // TanStack Query passes its own context as well, which no operation takes.
    mutationFn: (variables) => call(variables),
    retry: () => false,
  };
}
